import type { BuildInfo } from '@/lib/build-info';
import { site } from '@/content/site';
import { previewBar } from '@/content/pages/preview';
import { pages as registry } from '@/lib/pages';
import {
  type Appearance,
  type Change,
  count,
  type Finding,
  type PageReview,
  type ReviewModel,
  type TextSource,
} from '@/tools/review/sheet/model';
import type { Finding as RuleFinding } from '../check/finding';
import type { Site } from '../pages/read-site';
import { everythingOn, isCanonical, isPreviewOnly, type PageRecord } from '../pages/record';
import { compare, ownPages, twinOf } from './changes';
import { changeRows } from './changes/rows';
import { told } from './changes/told';
import { reviewFindings } from './findings';
import { hashOf } from './look';
import type { Previous, Unreadable } from './previous/live-site';
import type { SourceFinder } from './sources';
import { verdictOf } from './verdict';

export type Reviewed = {
  build: BuildInfo;
  site: Site;
  previous: Previous | Unreadable;
  findings: readonly RuleFinding[];
  finder: SourceFinder;
  /** Where the repository is. */
  host?: string;
  /** Where the preview keeps previous pages, by path. */
  kept: ReadonlyMap<string, string>;
};

/** Everything that the sheet shows. */
export function reviewModel(reviewed: Reviewed): ReviewModel {
  const { build, site: built, previous, finder, host } = reviewed;
  const live = 'problem' in previous ? undefined : previous;
  const { pages: old, unread } = live ?? { pages: [], unread: [] };
  const shared = built.pages.filter((page) => live && !isPreviewOnly(page));
  const compared = compare(old, shared, unread);
  const sites = { before: old, after: shared };
  const changes = told(changeRows(sites, compared, finder), sites, finder);
  const findings = reviewFindings(reviewed.findings, built.pages, finder, live?.pages);
  const pages = ownPages(built.pages).map((page) => pageReview(page, reviewed, findings, changes));
  const missing = unread.filter((path) => pages.some((page) => page.path === path));
  const fresh = new Set(findings.flatMap(({ isNew, places }) => (isNew ? places.map(({ path }) => path) : [])));
  const weight = ({ path, changes: own, isChanged }: PageReview) =>
    1000 * Number(fresh.has(path)) + 10 * own.length + Number(isChanged);
  const model = {
    siteName: site.name.value,
    build,
    host,
    comparison: 'problem' in previous ? previous : { from: previous.from, unread: missing },
    findings,
    changes,
    added: compared.added,
    removed: compared.removed,
    pages: pages.sort((one, other) => weight(other) - weight(one)),
  };
  return { ...model, verdict: verdictOf(model) };
}

/** Every text of the content that visitors see, with its pages and where it is written. */
export function textSources(finder: SourceFinder, pages: readonly PageRecord[]): TextSource[] {
  const seen = ownPages(pages).map((page) => ({ path: page.path, all: everythingOn(page) }));
  const texts = [...new Set(finder.copy.map(({ value }) => value))];
  return texts.flatMap((text): TextSource[] => {
    const paths = seen.filter(({ all }) => all.includes(text)).map(({ path }) => path);
    if (paths.length === 0) return [];
    return [{ text, paths, ...finder.written(finder.sourcesOf(text)) }];
  });
}

function pageReview(
  page: PageRecord,
  { site: built, previous, kept }: Reviewed,
  findings: readonly Finding[],
  changes: readonly Change[],
): PageReview {
  const { path, title, description, card, look, main, frame } = page;
  const isOnlyHere = isPreviewOnly(page);
  const isHere = ({ places }: Finding | Change) => places.some((place) => place.path === path);
  const few = Math.max(1, built.pages.length / 4);
  const warnings = findings.filter((one) => isHere(one) && one.places.length <= few);
  const own = changes.filter((one) => isHere(one) && !one.isFrame);
  const appearance = isOnlyHere ? 'unknown' : appearanceOf(page, previous);
  return {
    path,
    name: nameOf(path),
    twin: built.pages.find((other) => twinOf(other, built.pages) === path)?.path,
    needsApproval: !isOnlyHere && path !== '/404',
    appearance,
    // Short, for an address that names all approved pages.
    fingerprint: hashOf(JSON.stringify([title, description, card, look, main, frame])).slice(0, 8),
    previous: kept.get(path),
    warnings: warnings.map(({ subject, message }) => [subject, message].filter(Boolean).join(': ')),
    changes: own.map(({ id, name, before, after = before }) => ({ id, text: `${name}: “${after}”` })),
    isChanged: own.length > 0 || appearance === 'maybe' || appearance === 'new',
    mark: appearance === 'new' ? 'New page' : own.length > 0 ? count(own.length, 'change') : '',
    title,
    description,
    isListed: isCanonical(page),
    card: card && { ...card, host: new URL(site.url.value).host },
  };
}

function nameOf(path: string): string {
  if (path === '/404') return 'Page not found';
  return registry.find((page) => page.path === path)?.crumb ?? previewBar.otherHome;
}

function appearanceOf({ path, look }: PageRecord, previous: Reviewed['previous']): Appearance {
  if ('problem' in previous || previous.unread.includes(path)) return 'unknown';
  const old = previous.pages.find((page) => page.path === path);
  if (!old) return 'new';
  return !old.look || !look ? 'unknown' : old.look === look ? 'same' : 'maybe';
}
