import type { BuildInfo } from '@/lib/build-info';
import { site } from '@/content/site';
import { previewBar } from '@/content/pages/preview';
import { pages as registry } from '@/lib/pages';
import type {
  Appearance,
  BarPage,
  Change,
  Finding,
  PageReview,
  ReviewModel,
  TextSource,
} from '@/components/review/model';
import { sourceOf } from '../check/pages';
import type { Finding as RuleFinding } from '../check/finding';
import type { Site } from '../pages/read-site';
import { everythingOn, isCanonical, isPreviewOnly, type PageRecord } from '../pages/record';
import { compare } from './changes';
import { changeRows } from './changes/rows';
import { told } from './changes/told';
import { reviewFindings } from './findings';
import { hashOf } from './look';
import type { Previous } from './previous/previous';
import type { RepositoryLinks } from './repository';
import type { SourceFinder } from './sources';
import { verdictOf } from './verdict';

export type Reviewed = {
  build: BuildInfo;
  site: Site;
  previous: Previous | { problem: string };
  findings: readonly RuleFinding[];
  finder: SourceFinder;
  repository: RepositoryLinks['repository'];
  /** Where the preview keeps the previous page; undefined where it doesn't. */
  previousPage: (path: string) => string | undefined;
};

/** Everything that the sheet shows. */
export function reviewModel(reviewed: Reviewed): ReviewModel {
  const { build, site: built, previous, finder, repository } = reviewed;
  const isCompared = !('problem' in previous);
  const shared = built.pages.filter((page) => !isPreviewOnly(page));
  const compared = isCompared ? compare(previous.pages, shared, previous.unread) : undefined;
  const old = isCompared ? previous.pages : [];
  const changes = compared ? told(changeRows(old, shared, compared, finder), old, shared) : [];
  const findings = reviewFindings(reviewed.findings, built, finder, isCompared ? previous : undefined);
  const pages = ownPages(built.pages).map((page) => pageReview(page, reviewed, findings, changes));
  const known = (paths: readonly string[] = []) => paths.filter((path) => pages.some((page) => page.path === path));
  const model = {
    siteName: site.name.value,
    build,
    repository,
    comparison: isCompared ? { from: previous.from, unread: known(previous.unread) } : previous,
    findings,
    changes,
    added: known(compared?.added),
    removed: (compared?.removed ?? []).filter((path) => !twinOf(path, old)),
    pages: pages.sort((one, other) => weight(other, findings) - weight(one, findings)),
  };
  return { ...model, verdict: verdictOf(model) };
}

/** What the bar's script knows of each page, those under their second address included. */
export function barPages({ pages }: ReviewModel): BarPage[] {
  return pages.flatMap(({ path, name, needsApproval, appearance, fingerprint, changes, twin }) => {
    const page = { path, name, needsApproval, appearance, fingerprint, changes: changes.length };
    return twin ? [page, { ...page, path: twin, needsApproval: false, twinOf: path }] : [page];
  });
}

/** Every text of the content that visitors see, with its fields and its pages. */
export function textSources(finder: SourceFinder, pages: readonly PageRecord[]): TextSource[] {
  const seen = ownPages(pages).map((page) => ({ path: page.path, all: everythingOn(page) }));
  const texts = [...new Set(finder.copy.map(({ value }) => value))];
  return texts.flatMap((text): TextSource[] => {
    const paths = seen.filter(({ all }) => all.includes(text)).map(({ path }) => path);
    return paths.length > 0 ? [{ text, ...finder.sourcesOf(text), paths }] : [];
  });
}

/** Path of the page that a page under /products repeats. */
function twinOf(path: string, pages: readonly PageRecord[]): string | undefined {
  const page = pages.find((one) => one.path === path);
  const service = path.replace(/^\/products\//, '/services/');
  return page && service !== path && !isCanonical(page) && pages.some((one) => one.path === service)
    ? service
    : undefined;
}

const ownPages = (pages: readonly PageRecord[]) => pages.filter(({ path }) => !twinOf(path, pages));

function pageReview(
  page: PageRecord,
  reviewed: Reviewed,
  findings: readonly Finding[],
  changes: readonly Change[],
): PageReview {
  const { site: built, previous, finder, previousPage } = reviewed;
  const { path, title, description, canonical, card, look, main, frame } = page;
  const isOnlyHere = isPreviewOnly(page);
  const url = canonical && isCanonical(page) ? new URL(canonical) : undefined;
  const indexes = <Item extends { places: readonly { path: string }[] }>(
    items: readonly Item[],
    isMine: (item: Item) => boolean,
  ) =>
    items.flatMap((item, index) => (isMine(item) && item.places.some((place) => place.path === path) ? [index] : []));
  return {
    path,
    name: nameOf(path),
    twin: built.pages.find((other) => twinOf(other.path, built.pages) === path)?.path,
    needsApproval: !isOnlyHere && path !== '/404',
    source: finder.place(sourceOf(path)),
    appearance: isOnlyHere ? 'unknown' : appearanceOf(page, previous),
    fingerprint: hashOf(JSON.stringify([title, description, card, look, main, frame])),
    previous: previousPage(path),
    findings: indexes(findings, ({ places }) => places.length <= Math.max(1, built.pages.length / 4)),
    changes: indexes(changes, ({ isFrame }) => !isFrame),
    title,
    description,
    // Phones show the host alone (developers.google.com/search/blog/2025/01/simplifying-breadcrumbs).
    result: url && { phone: url.host, desktop: [url.host, ...url.pathname.split('/').filter(Boolean)].join(' › ') },
    card: card && {
      image: card.image,
      alt: card.alt,
      title: card.title,
      description: card.description,
      host: new URL(site.url.value).host,
    },
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

/** Pages with something new to look at come first. */
function weight({ findings: own, changes, appearance }: PageReview, findings: readonly Finding[]): number {
  const fresh = own.filter((index) => findings[index]?.isNew).length;
  return 1000 * fresh + 10 * changes.length + (appearance === 'maybe' || appearance === 'new' ? 1 : 0);
}
