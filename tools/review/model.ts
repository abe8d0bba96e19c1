import type { BuildInfo } from '@/lib/build-info';
import type { Finding } from '../check/finding';
import type { Site } from '../pages/read-site';
import { everythingOn, isCanonical, isPreviewOnly, type PageRecord } from '../pages/record';
import { ownPages, twinOf } from './changes';
import { findingRows } from './findings';
import { hashOf } from './looks/look';
import type { Previous } from './previous';
import type { Unreadable } from './previous/live-site';
import type { ReviewedPage } from './read-pages';
import { changeRows, type NewRow } from './rows';
import { count, levels, type PageReview, type ReviewModel, type Row, type TextSource } from './sheet/model';
import type { SourceFinder } from './sources';

type Reviewed = {
  siteName: string;
  build: BuildInfo;
  site: Site & { pages: ReviewedPage[] };
  previous: Previous | Unreadable;
  findings: readonly Finding[];
  finder: SourceFinder;
  /** Source files by name. */
  code: ReadonlyMap<string, string>;
  /** Where the repository is. */
  host?: string;
  /** Where the preview keeps previous pages, by path. */
  kept: ReadonlyMap<string, string>;
  /** What menus call a page. */
  nameOf(path: string): string;
};

/** Everything that the sheet shows. */
export function reviewModel(reviewed: Reviewed): ReviewModel {
  const { siteName, build, site, previous, finder, host, findings, code } = reviewed;
  const live = 'problem' in previous ? undefined : previous;
  // Compared with the live site, which has no pages of previews.
  const after = site.pages.filter((page) => !isPreviewOnly(page));
  const isRead = ({ path }: PageRecord) => !live?.unread.includes(path);
  const found = findingRows({ findings, pages: after, previous: live?.pages, finder, code });
  // A link that leads nowhere has its row already.
  const broken = findings.flatMap(({ rule, shown = [] }) => (rule === 'broken-link' ? shown.slice(1) : []));
  const changes = live ? changeRows({ before: live.pages, after: after.filter(isRead) }, broken, finder) : [];
  const findingsThat = (areNew: boolean) => found.flatMap(({ isNew, ...row }) => (isNew === areNew ? row : []));
  const rows = sorted([...findingsThat(true), ...changes]);
  const pages = ownPages(after).map((page) => pageReview(page, reviewed, rows));
  const unread = live ? live.unread.filter((path) => pages.some((page) => page.path === path)) : [];
  return {
    ...{ siteName, build, host, rows, standing: sorted(findingsThat(false)) },
    comparison: live ? { from: live.from, unread } : (previous as Unreadable),
    pages: pages.sort(
      (one, other) => Number(other.isBlocked) - Number(one.isBlocked) || other.rows.length - one.rows.length,
    ),
  };
}

/** Worst first, then header and footer; with ids that stay the same while the row does. */
function sorted(rows: readonly NewRow[]): Row[] {
  const rank = ({ level, isFrame }: NewRow) => 2 * levels.indexOf(level) + Number(!isFrame);
  return rows
    .toSorted((one, other) => rank(one) - rank(other))
    .map((row, index) => ({ ...row, id: `row-${index + 1}` }));
}

/** Every text of the content that visitors see, with its pages and where it is written. */
export function textSources(finder: SourceFinder, pages: readonly PageRecord[]): TextSource[] {
  const seen = ownPages(pages).map((page) => ({ path: page.path, all: everythingOn(page) }));
  const texts = [...new Set(finder.copy.map(({ value }) => value))];
  return texts.flatMap((text): TextSource[] => {
    const paths = seen.filter(({ all }) => all.includes(text)).map(({ path }) => path);
    if (paths.length === 0) return [];
    const { note, editUrl } = finder.written(finder.sourcesOf(text));
    return [{ text, paths, note, editUrl }];
  });
}

function pageReview(page: ReviewedPage, { site, previous, kept, nameOf }: Reviewed, rows: readonly Row[]): PageReview {
  const { path, title, description, card, look, data } = page;
  const own = rows.filter(({ isFrame, places }) => !isFrame && places.some((place) => place.path === path));
  const first = own.find(({ isGone }) => !isGone);
  const old = 'problem' in previous ? undefined : previous.pages.find((other) => other.path === path);
  const isNew = !('problem' in previous) && !old && !previous.unread.includes(path);
  return {
    path,
    name: nameOf(path),
    twin: site.pages.find((other) => twinOf(other, site.pages) === path)?.path,
    needsApproval: path !== '/404',
    isBlocked: own.some(({ level }) => level === 'block'),
    // Short, for an address that names all approved pages.
    fingerprint: hashOf(JSON.stringify([everythingOn(page), card, look?.fingerprint, data])).slice(0, 8),
    mark: isNew ? 'New page' : own.length > 0 ? count(own.length, 'change') : '',
    firstChange: first?.places.find((place) => place.path === path)?.address ?? (own.length > 0 ? path : undefined),
    previous: kept.get(path),
    appearance: isNew
      ? ''
      : !old?.look || !look
        ? 'Looks were not compared'
        : old.look.fingerprint === look.fingerprint
          ? 'Looks the same'
          : 'Looks different',
    rows: own.map(({ id, name }) => ({ id, name })),
    ...{ title, description, isListed: isCanonical(page) },
    card: card && { ...card, host: page.canonical ? new URL(page.canonical).host : '' },
  };
}
