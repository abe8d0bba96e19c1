import type { PageRecord } from '../../pages/record';
import type { Finding } from '../finding';
import { pagesWith } from '../where';

const placeholders = ['placeholder-detail', 'placeholder-text', 'testimonials'];

/**
 * The launch check in one line.
 * @param pages the pages last built, if any
 */
export function summaryOf(findings: readonly Finding[], pages?: readonly PageRecord[]): string {
  const counts = {
    'Placeholders that visitors would see':
      pages && findings.filter((one) => placeholders.includes(one.rule) && pagesWith(one, pages).length > 0).length,
    'To settle before launch': findings.filter(({ severity }) => severity !== 'note').length,
    'Also advised': findings.filter(({ severity }) => severity === 'note').length,
  };
  const lines = Object.entries(counts).filter(([, count]) => count);
  return lines.map(([what, count]) => `${what}: ${count}.`).join(' ');
}
