import type { StatementPlace } from '@/content/types';
import { withoutLinks } from '@/lib/links-in-text';
import type { Content } from './content';
import type { Problem } from './problem';

const list = 'content/owner/promises.ts';

/**
 * Whether the copy still has the words of a promise, as pages show them. A file without texts, like
 * content/sample-quotes.ts, fills in those of others.
 */
export function isSaid({ file, words }: StatementPlace, { texts }: Pick<Content, 'texts'>): boolean {
  const own = texts.filter((one) => one.file === file);
  const searched = own.length > 0 ? own : texts.filter((one) => one.file !== list);
  return searched.some(({ value }) => withoutLinks(value).includes(words));
}

/** Names promises whose words are gone, so that the list follows the copy. */
export function promiseNotes(content: Content): Problem[] {
  return content.owner.promises.statements.flatMap(({ places }, index) =>
    places.flatMap((place, at) => {
      const message = `“${place.words}” isn’t in ${place.file} any more. If the page still promises it, type the new words here; if not, delete the place`;
      return isSaid(place, content) ? [] : [{ file: list, field: `statements.${index}.places.${at}.words`, message }];
    }),
  );
}
