import { type Finding, severities } from '../check/finding';
import { pagesWith, type SeenOn } from '../check/where';
import { clicksFromHome, internalPath } from '../pages/crawl';
import { isCanonical, type PageRecord, readingOf } from '../pages/record';
import { attention, type AttentionGroup } from './attention';

/** A finding on a page, with the words there to look for. */
type PageFinding = Finding & Pick<SeenOn, 'text'>;

export type ReviewedPage = PageRecord &
  ReturnType<typeof readingOf> & {
    isCanonical: boolean;
    /** Size of its compressed file. */
    bytes: number;
    /** Addresses that lead off the site, once each. */
    linksOut: string[];
    reach: {
      /** Fewest clicks from home; absent when no link leads there. */
      clicks?: number;
      /** Pages that link to it in their own part, with the words they use. */
      linksIn: { path: string; names: string[] }[];
    };
    findings: PageFinding[];
  };

export type SiteReview = {
  /** Worst first. */
  pages: ReviewedPage[];
  groups: AttentionGroup[];
  targets: { target: string; paths: string[] }[];
};

/**
 * Everything the sheet says about a build alone.
 * @param findings what the rules found
 * @param sizes bytes of the compressed pages, by path
 */
export function reviewSite(
  pages: readonly PageRecord[],
  findings: readonly Finding[],
  sizes: ReadonlyMap<string, number> = new Map(),
): SiteReview {
  const clicks = clicksFromHome(pages);
  const local = findingsByPage(pages, findings);
  const reviewed = pages.map((page): ReviewedPage => {
    const links = [...page.main.links, ...page.frame.links].map(({ href }) => href);
    return {
      ...page,
      ...readingOf(page),
      isCanonical: isCanonical(page),
      bytes: sizes.get(page.path) ?? 0,
      linksOut: [...new Set(links)].filter((href) => /^[a-z]+:/.test(href)),
      reach: { clicks: clicks.get(page.path), linksIn: linksTo(page.path, pages) },
      findings: local.get(page.path) ?? [],
    };
  });
  return {
    pages: reviewed.sort((one, other) => weight(other.findings) - weight(one.findings)),
    groups: attention(pages, findings),
    targets: externalTargets(reviewed),
  };
}

/** The headings of a page's own part, in order. */
export function outlineOf({ main }: PageRecord): { level: number; text: string }[] {
  return main.units.flatMap(({ kind, text }) => (/^h\d$/.test(kind) ? { level: Number(kind[1]), text } : []));
}

/** The types of a page's structured data. */
export function dataTypesOf({ data }: PageRecord): string[] {
  return [...new Set(data.map((line) => line.replace(/[ :].*$/, '')))];
}

/** What is found on single pages. What is on most of them is the site's own, not a page's. */
function findingsByPage(pages: readonly PageRecord[], findings: readonly Finding[]): Map<string, PageFinding[]> {
  const found = new Map<string, PageFinding[]>();
  for (const finding of findings) {
    const seen = pagesWith(finding, pages);
    if (seen.length > Math.max(1, pages.length / 4)) continue;
    for (const { path, text } of seen) found.set(path, [...(found.get(path) ?? []), { ...finding, text }]);
  }
  return found;
}

/** One finding of a worse severity outweighs any number of better ones. */
export function weight(findings: readonly Finding[]): number {
  return findings.reduce((sum, { severity }) => sum + 100 ** (severities.length - severities.indexOf(severity)), 0);
}

function linksTo(path: string, pages: readonly PageRecord[]): { path: string; names: string[] }[] {
  return pages
    .filter((page) => page.path !== path)
    .map((page) => ({
      path: page.path,
      names: [...new Set(page.main.links.filter(({ href }) => internalPath(href) === path).map(({ text }) => text))],
    }))
    .filter(({ names }) => names.length > 0);
}

/** Where the site's links lead off it: each target, without what it hands over, with the pages that name it. */
function externalTargets(pages: readonly ReviewedPage[]): SiteReview['targets'] {
  const targets = new Map<string, string[]>();
  for (const { path, linksOut } of pages) {
    for (const target of new Set(linksOut.map((href) => href.replace(/\?.*$/, '')))) {
      targets.set(target, [...(targets.get(target) ?? []), path]);
    }
  }
  return [...targets].map(([target, paths]) => ({ target, paths })).sort((a, b) => (a.target < b.target ? -1 : 1));
}
