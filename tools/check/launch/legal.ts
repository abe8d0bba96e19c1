import { execFileSync } from 'node:child_process';
import type { LegalDocument } from '@/content/types';
import { formatDate } from '@/lib/dates';
import type { LaunchItem } from './item';

type Document = Pick<LegalDocument, 'slug' | 'title' | 'updated'>;

/**
 * Legal documents that nobody who answers for them has read since they changed, and those whose date is older than their
 * last change.
 * @param changedOn day of a file's last change; none when it is not known
 */
export function legalItems(
  documents: readonly Document[],
  reviewedOn: string | null,
  changedOn: (file: string) => string | undefined = lastCommitOf,
): LaunchItem[] {
  return documents.flatMap(({ slug, title, updated }) => {
    const item = {
      topic: 'legal' as const,
      what: title,
      file: `content/legal/${slug}.ts`,
      field: 'updated',
      paths: [`/${slug}`],
    };
    const items: LaunchItem[] = [];
    const changed = changedOn(item.file);
    if (changed && changed > updated) {
      items.push({
        ...item,
        problem: `It says “last updated ${formatDate(updated)}”, but its file changed on ${formatDate(changed)}.`,
        action: `Set updated to ${changed}, or to the day its words last changed.`,
      });
    }
    if (reviewedOn === null || updated > reviewedOn) {
      items.push({
        ...item,
        problem: `Nobody has signed off the text of ${formatDate(updated)}.`,
        action: 'Have it read by whoever answers for it, then set legalReviewedOn in content/legal/index.ts.',
      });
    }
    return items;
  });
}

/** Hosts fetch the last commit alone; there every file seems to have changed in it. */
function lastCommitOf(file: string): string | undefined {
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  return git('log', '-1', '--format=%as', '--', file);
}

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || undefined;
  } catch {
    return undefined;
  }
}
