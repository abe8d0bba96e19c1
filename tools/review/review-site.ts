import { limits } from '../check/limits';
import type { LaunchItem } from '../check/launch/item';
import { sightings } from '../check/launch/where';
import { attention, type Problem, type ReviewedPage } from './attention';
import { crawl, externalTargets, isListed, type Reach } from '../pages/crawl';
import type { PageFacts } from '../pages/facts';
import { likeness } from '../pages/near-duplicates';
import { nodesById } from '../pages/structured-data';
import { gradeOrder, type Warning, warningKinds } from './warning-kinds';
import { warningsOf } from './warnings';

export type CrawledPage = ReviewedPage & { reach: Reach };

export type SiteReview = {
  /** Worst first. */
  pages: CrawledPage[];
  problems: Problem[];
  targets: { target: string; paths: string[] }[];
};

/**
 * All that the sheet says of a build by itself.
 * @param sitemap paths in its sitemap
 * @param launch what the launch check lists
 */
export function reviewSite(
  pages: readonly PageFacts[],
  sitemap: ReadonlySet<string>,
  launch: readonly LaunchItem[],
): SiteReview {
  const reaches = crawl(pages, sitemap);
  const nodes = nodesById(pages);
  const pairs = likeness(pages.filter(isListed)).filter(({ share }) => share >= limits.similarity);
  const local = launchWarnings(pages, launch);
  const reviewed = pages.map((page): CrawledPage => {
    const reach = reaches.get(page.path) as Reach;
    const alike = pairs
      .filter(({ paths }) => paths.includes(page.path))
      .map(({ paths, share }) => ({ path: paths[0] === page.path ? paths[1] : paths[0], share }));
    const warnings = [...(local.get(page.path) ?? []), ...warningsOf(page, { pages, reach, nodes, alike })];
    return { ...page, reach, warnings };
  });
  return {
    pages: reviewed.sort((one, other) => severity(other.warnings) - severity(one.warnings)),
    problems: attention(reviewed, launch),
    targets: externalTargets(pages),
  };
}

/** What is left to settle on single pages. What stands on most of them is a problem of the site, not of a page. */
function launchWarnings(pages: readonly PageFacts[], launch: readonly LaunchItem[]): Map<string, Warning[]> {
  const found = new Map<string, Warning[]>();
  for (const item of launch) {
    const seen = sightings(item, pages);
    if (seen.length > pages.length / 4) continue;
    for (const { path, text } of seen) {
      const warning: Warning = { kind: 'launch', text: `${item.what}: ${item.problem}`, find: text };
      found.set(path, [...(found.get(path) ?? []), warning]);
    }
  }
  return found;
}

/** One warning of a worse grade outweighs any number of better ones. */
export function severity(warnings: readonly Warning[]): number {
  const weights = [10_000, 100, 1];
  return warnings.reduce((sum, { kind }) => sum + (weights[gradeOrder.indexOf(warningKinds[kind].grade)] ?? 0), 0);
}
