import { type Finding, type Severity, severities } from '../check/finding';
import { sourceOf } from '../check/pages';
import { rules } from '../check/rules';
import { onPages, pagesWith } from '../check/where';
import type { PageRecord } from '../pages/record';
import { textFragment } from '@/components/review/text-fragment';

/** How soon something should be done, by severity. */
export const grades: Readonly<Record<Severity, string>> = {
  error: 'Stops the build',
  launch: 'Blocks the launch',
  warning: 'Fix soon',
  note: 'Consider',
};

/** A page to look at; its address leads to the very words where they are known. */
type SeenAt = { path: string; address: string; file: string };

/** One thing to do. Findings that say the same of several pages are one entry, with its pages. */
export type AttentionEntry = Pick<Finding, 'subject' | 'message' | 'action' | 'fix'> & {
  /** Content file and field; each page names its own file where this is absent. */
  edit?: string;
  where: string;
  seenAt: SeenAt[];
};

/** What one rule has found. */
export type AttentionGroup = { rule: string; severity: Severity; name: string; entries: AttentionEntry[] };

/** Everything that needs attention, grouped by rule, worst first. */
export function attention(pages: readonly PageRecord[], findings: readonly Finding[]): AttentionGroup[] {
  const groups = rules.flatMap(({ id, severity, message, over }): AttentionGroup[] => {
    const entries = new Map<string, AttentionEntry>();
    for (const finding of findings.filter(({ rule }) => rule === id)) {
      const { file, field, subject, action, fix } = finding;
      const seenAt = pagesWith(finding, pages).map(({ path, text }) => ({
        path,
        address: textFragment(path, text),
        file: over === 'pages' ? sourceOf(path) : file,
      }));
      const edit = over === 'content' ? `${file}: ${field}` : undefined;
      const key = `${edit} ${finding.message}`;
      const known = entries.get(key);
      if (known) known.seenAt.push(...seenAt);
      else entries.set(key, { subject, message: finding.message, action, fix, edit, where: '', seenAt });
    }
    for (const entry of entries.values()) entry.where = onPages(entry.seenAt, pages);
    return entries.size > 0 ? [{ rule: id, severity, name: message, entries: [...entries.values()] }] : [];
  });
  return severities.flatMap((severity) => groups.filter((group) => group.severity === severity));
}
