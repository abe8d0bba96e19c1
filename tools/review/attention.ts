import { type LaunchItem, topics } from '../check/launch/item';
import { sightings, whereSeen } from '../check/launch/where';
import type { PageFacts } from '../pages/facts';
import { sourceFile } from './source-file';
import { textFragment } from './text-fragment';
import { type Grade, gradeOrder, kindOrder, type Warning, warningKinds } from './warning-kinds';

export type ReviewedPage = PageFacts & { warnings: Warning[] };

/** A page to look at; its address leads to the very words where they are known. */
export type Place = { path: string; address: string; file: string };

/** One thing to do. What is the same on several pages is one finding, with its places. */
export type Finding = {
  /** What it is about, in a word or two. */
  what?: string;
  text: string;
  /** What to do, where it differs from finding to finding. */
  action?: string;
  /** Content file and field; each place names its own file where this is absent. */
  edit?: string;
  where: string;
  places: Place[];
  source?: string;
};

export type Problem = { grade: Grade; name: string; action?: string; findings: Finding[] };

/** Everything that needs attention, grouped by problem, worst first. */
export function attention(pages: readonly ReviewedPage[], launch: readonly LaunchItem[]): Problem[] {
  const problems = [...launchProblems(pages, launch), ...warningProblems(pages)];
  return gradeOrder.flatMap((grade) => problems.filter((problem) => problem.grade === grade));
}

function launchProblems(pages: readonly PageFacts[], launch: readonly LaunchItem[]): Problem[] {
  return Object.entries(topics).flatMap(([topic, name]) => {
    const findings = launch
      .filter((item) => item.topic === topic)
      .map((item): Finding => {
        const seen = sightings(item, pages);
        return {
          what: item.what,
          text: item.problem,
          action: item.action,
          edit: `${item.file}: ${item.field}`,
          where: whereSeen(seen, pages),
          places: seen.map(({ path, text }) => ({ path, address: textFragment(path, text), file: item.file })),
        };
      });
    const grade: Grade = topic === 'advised' ? 'soon' : 'blocks';
    return findings.length > 0 ? [{ grade, name, findings }] : [];
  });
}

function warningProblems(pages: readonly ReviewedPage[]): Problem[] {
  return kindOrder
    .filter((kind) => kind !== 'launch')
    .flatMap((kind) => {
      const { grade, name, action } = warningKinds[kind];
      const findings = new Map<string, Finding>();
      for (const page of pages) {
        for (const { text, find, source } of page.warnings.filter((warning) => warning.kind === kind)) {
          const place = { path: page.path, address: textFragment(page.path, find), file: sourceFile(page.path) };
          const known = findings.get(text);
          if (known) known.places.push(place);
          else findings.set(text, { text, source, where: '', places: [place] });
        }
      }
      for (const finding of findings.values()) finding.where = whereSeen(finding.places, pages);
      return findings.size > 0 ? [{ grade, name, action, findings: [...findings.values()] }] : [];
    });
}
