import type { Thing } from 'schema-dts';
import { detailsOf } from './json-ld-details';
import { breadcrumbs, organization, type PageGraph, webPage, website } from './json-ld-nodes';
import { absoluteUrl } from './metadata';
import { pageAt, trailOf } from './pages';
import { routes } from './routes';

/**
 * What a page says to machines: one graph of what it shows and no more. The agency is in full on
 * home and contact, elsewhere a stub with the same id. A product's page describes the service's
 * page that it repeats, with its own breadcrumb.
 */
export function pageGraph(path: string): PageGraph {
  const page = pageAt(path);
  const { agency = organization(), about = {}, nodes = [] } = detailsOf(page);
  const url = absoluteUrl(page.canonical);
  const described = { ...webPage({ type: page.type, url, name: page.heading }), ...about };
  const trail = path === routes.home ? [] : [breadcrumbs(url, trailOf(path), page.crumb)];
  const breadcrumb = trail.map((list) => ({ breadcrumb: { '@id': list['@id'] } }));
  const graph = [agency, website(), Object.assign(described, ...breadcrumb), ...trail, ...nodes] as Thing[];
  return { '@context': 'https://schema.org', '@graph': graph };
}
