import { git } from '@/tools/build-env';
import { formatDate } from '@/lib/dates';
import { type Content, moduleOf } from '../content';
import type { Found } from '../finding';

type Changed = (file: string) => string | undefined;

/** Legal documents that have changed since somebody who answers for them read them. */
export function signOffFindings(content: Content): Found[] {
  const { legalDocuments, legalReviewedOn } = legalIn(content);
  return legalDocuments
    .filter(({ updated }) => legalReviewedOn === null || updated > legalReviewedOn)
    .map((document) => ({
      ...about(document),
      message: `Nobody has signed off the text of ${formatDate(document.updated)}.`,
    }));
}

/**
 * Legal documents whose date is older than their last change.
 * @param changedOn day of a file's last change; undefined when it is unknown
 */
export function legalDateFindings(content: Content, changedOn: Changed = lastCommitOf): Found[] {
  return legalIn(content).legalDocuments.flatMap((document) => {
    const found = about(document);
    const changed = changedOn(found.file);
    if (!changed || changed <= document.updated) return [];
    const message = `It says “last updated ${formatDate(document.updated)}”, but its file changed on ${formatDate(changed)}.`;
    return [{ ...found, message, fix: `Set updated to ${changed}, or to the day its words last changed.` }];
  });
}

const legalIn = (content: Content) => moduleOf(content, 'content/legal/index.ts');
const about = ({ slug, title }: { slug: string; title: string }) => ({
  file: `content/legal/${slug}.ts`,
  field: 'updated',
  subject: title,
  paths: [`/${slug}`],
});

/** In a shallow clone, as hosts make it, every file seems to have changed in the last commit. */
function lastCommitOf(file: string): string | undefined {
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return undefined;
  return git('log', '-1', '--format=%as', '--', file);
}
