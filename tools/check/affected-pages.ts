import { everythingOn, isCanonical, type PageRecord } from '../exported-page/record';
import { inOneLine } from '../exported-page/text';
import type { Finding, RuleFinding } from './finding';

/** The pages without those that repeat another one. */
const ownPages = (pages: readonly PageRecord[]) =>
  pages.filter((page) => isCanonical(page) || page.canonical === undefined);

/** The paths of pages on which visitors see a finding: those it names, or those with its texts. */
export function pagesWith({ shown = [], paths }: Finding, pages: readonly PageRecord[]): string[] {
  const texts = shown.map(inOneLine);
  const isOn = (page: PageRecord) => texts.some((text) => everythingOn(page).includes(text));
  const found = paths ? pages.filter(({ path }) => paths.includes(path)) : ownPages(pages).filter(isOn);
  return found.map(({ path }) => path);
}

/** The pages as the end of a sentence, for example “on /, /about, /contact”. */
export function onPages(paths: readonly string[], pages: readonly PageRecord[]): string {
  if (paths.length === 0) return 'on no page';
  if (paths.length === ownPages(pages).length) return 'on every page';
  if (paths.length > 5) return `on ${paths.length} pages, for example ${paths.slice(0, 3).join(', ')}`;
  return `on ${paths.join(', ')}`;
}

const placeholders = ['placeholder-detail', 'testimonials'];

/** The launch check in one line. @param pages the pages last built, if any */
export function summaryOf(findings: readonly RuleFinding[], pages: readonly PageRecord[] = []): string {
  const isSeen = (one: RuleFinding) => placeholders.includes(one.rule) && pagesWith(one, pages).length > 0;
  const advised = findings.filter(({ severity }) => severity === 'note').length;
  const counts = [
    ['Placeholders that visitors would see', findings.filter(isSeen).length],
    ['Open before launch', findings.length - advised],
    ['Also advised', advised],
  ] as const;
  return counts.flatMap(([what, count]) => (count > 0 ? `${what}: ${count}.` : [])).join(' ');
}
