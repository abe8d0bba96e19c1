import type { Edit } from './group';
import type { Review } from './review';

/** Markup in a text stays text. */
const escape = (text: string) => text.replace(/[\\`*_<>|[\]#]/g, '\\$&').replace(/\s+/g, ' ');

/** What an edit did, in a line. */
function wordsOf({ before, after }: Edit): string {
  if (!before) return `New: ${escape(after)}`;
  return after ? `${escape(before)} → ${escape(after)}` : `Gone: ${escape(before)}`;
}

/** The review as Markdown, for a pull request. */
export function summaryOf({ problem, errors, everywhere, repeated, pages, others }: Review): string {
  const count = (path: string, { changes }: Edit) =>
    changes.length > 1 ? `${changes.length} places` : (changes[0]?.path ?? path);
  const line = (path: string) => (edit: Edit) =>
    `${edit.mustBeChecked ? '**Check this:** ' : ''}${wordsOf(edit)} (${count(path, edit)}, ${escape(edit.file)})`;
  const list = (title: string, items: readonly string[]) =>
    items.length > 0 ? `### ${title}\n\n${items.map((item) => `- ${item}`).join('\n')}` : '';
  const edits = everywhere.length + repeated.length + pages.flatMap((page) => page.edits).length;
  return [
    '## Review of the preview',
    problem ?? `${edits} edits.`,
    list('Don’t publish yet', errors.map(escape)),
    list('On every page', everywhere.map(line(''))),
    list('The same words in several sentences', repeated.map(line(''))),
    ...pages.map(({ path, name, notes, edits: own }) => list(escape(name), [...notes, ...own.map(line(path))])),
    list('Gone', others.gone),
    list('Something else than words', others.other),
    list('Not compared', problem ? [] : others.unread),
    'The page /review of the preview has everything.',
  ]
    .filter(Boolean)
    .join('\n\n');
}
