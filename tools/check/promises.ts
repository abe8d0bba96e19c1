import { withoutLinks } from '@/lib/links-in-text';
import type { Content } from './content';
import type { Problem } from './problem';

const list = 'content/owner/promises.ts';

/** The words of a promise that the copy hasn't any more, as pages show them. */
export function lostWords(places: Readonly<Record<string, readonly string[]>>, { texts }: Pick<Content, 'texts'>) {
  return Object.entries(places).flatMap(([name, all]) => {
    const file = `content/${name}`;
    const own = texts.filter((one) => one.file === file);
    const isSaid = (words: string) => own.some(({ value }) => withoutLinks(value).includes(words));
    return all.filter((words) => !isSaid(words)).map((words) => ({ file, words }));
  });
}

/** Names promises whose words are gone, so that the list follows the copy. */
export function promiseNotes(content: Content): Problem[] {
  return content.owner.promises.statements.flatMap(({ places }, index) =>
    lostWords(places, content).map(({ file, words }) => {
      const message = `“${words}” isn’t in ${file} any more. If the page still promises it, type the new words here; if not, delete the place`;
      return { file: list, field: `statements.${index}.places`, message };
    }),
  );
}
