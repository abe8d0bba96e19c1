import type { Thing } from 'schema-dts';
import { detailsOf } from './json-ld-details';
import { breadcrumbs, organization, type PageGraph, webPage } from './json-ld-nodes';
import { absoluteUrl } from './metadata';
import { pageAt, trailOf } from './pages';
import { routes } from './routes';

/**
 * What a page says to machines: one graph of what it shows and no more. The agency is in full on
 * home and contact, elsewhere a stub with the same id. A page of no special type needs no node: its
 * address and title are in its head. A product's page describes the service that it repeats, with
 * its own breadcrumb.
 */
export function pageGraph(path: string): PageGraph {
  const page = pageAt(path);
  const { agency = organization(), about = {}, nodes = [] } = detailsOf(page);
  const { type, canonical, heading: name } = page;
  const described = type ? [{ ...webPage({ type, url: absoluteUrl(canonical), name }), ...about }] : [];
  const trail = path === routes.home ? [] : [breadcrumbs(trailOf(path), page.crumb)];
  return { '@context': 'https://schema.org', '@graph': [agency, ...described, ...trail, ...nodes] as Thing[] };
}
