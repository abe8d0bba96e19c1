import type { Finding as ShownFinding } from '@/tools/review/sheet/model';
import { seeAddress } from '@/tools/review/text-address';
import { type Finding, severities } from '../check/finding';
import { findingsIn, rules } from '../check/rules';
import { pagesWith } from '../check/where';
import { internalPath, type PageRecord } from '../pages/record';
import type { SourceFinder } from './sources';

/**
 * What the rules found, new ones first and then worst first. A finding is new if the previous site lacks it.
 * @param previous its pages; undefined where nothing was compared: then nothing is new
 */
export function reviewFindings(
  findings: readonly Finding[],
  pages: readonly PageRecord[],
  finder: SourceFinder,
  previous?: readonly PageRecord[],
): ShownFinding[] {
  const isStanding = previous ? standing(previous) : () => true;
  const shown = findings.map((finding): ShownFinding => {
    const { severity, owner, subject, message, action, fix } = finding;
    const seen = pagesWith(finding, pages);
    return {
      ...{ severity, owner, subject, message, action, fix },
      heading: ruleOf(finding)?.message ?? finding.rule,
      ...placeOf(finding, finder),
      isNew: seen.length > 0 && !isStanding(finding),
      places: seen.map(({ path, text }) => ({ path, address: seeAddress(path, text) })),
    };
  });
  const rank = ({ isNew, severity }: ShownFinding) => severities.indexOf(severity) + (isNew ? 0 : severities.length);
  return shown.sort((one, other) => rank(one) - rank(other));
}

const ruleOf = ({ rule }: Finding) => rules.find(({ id }) => id === rule);

/** A finding about a page names only its file: the words it is about stand in one of its fields. */
function placeOf({ file, field, shown: [text] = [] }: Finding, finder: SourceFinder) {
  const isWhole = field === 'the whole file';
  const known = isWhole && text ? finder.sourcesOf(text).fields.find((found) => found.file === file) : undefined;
  return finder.place(known ?? { file, field: isWhole ? '' : field });
}

/** Tells what was so before: the same finding of a rule about pages, or words that visitors already saw. */
function standing(pages: readonly PageRecord[]): (finding: Finding) => boolean {
  // The previous site is read page by page: every file that it links to is taken to be there.
  const links = pages.flatMap(({ main, frame }) => [...main.links, ...frame.links]);
  const linked = links.map(({ href }) => internalPath(href) ?? '').filter((path) => /\.\w+$/.test(path));
  const site = { pages: [...pages], files: linked.map((path) => path.slice(1)) };
  const keyOf = ({ rule, file, message }: Finding) => [rule, file, message].join();
  const before = new Set(findingsIn({ site }).map(keyOf));
  return (finding) =>
    ruleOf(finding)?.over === 'pages' ? before.has(keyOf(finding)) : pagesWith(finding, pages).length > 0;
}
