import type { PageRecord } from '../../pages/record';
import type { Finding } from '../finding';
import { pagesWith } from '../where';

const placeholders = ['placeholder-detail', 'testimonials'];

/** The launch check in one line. @param pages the pages last built, if any */
export function summaryOf(findings: readonly Finding[], pages: readonly PageRecord[] = []): string {
  const isSeen = (one: Finding) => placeholders.includes(one.rule) && pagesWith(one, pages).length > 0;
  const advised = findings.filter(({ severity }) => severity === 'note').length;
  const counts = [
    ['Placeholders that visitors would see', findings.filter(isSeen).length],
    ['Open before launch', findings.length - advised],
    ['Also advised', advised],
  ] as const;
  return counts.flatMap(([what, count]) => (count > 0 ? `${what}: ${count}.` : [])).join(' ');
}
