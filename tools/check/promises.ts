import type { LaunchContext } from '@/content/types';
import { canonicalPages } from '@/lib/pages';
import { type Content, type ContentFile, fieldOf, isCollection } from './content';
import type { Problem } from './problem';

/** An item of the copy that depends on a promise, or a longer text that mentions one. */
type Named = { kind: 'promise' | 'mentions'; id: string; file: string; field: string; item: object };

/** Finds every `promise: '<id>'` and `mentions: '<id>'` in the copy. */
export function namedPromises(files: readonly ContentFile[]): Named[] {
  const below = (file: string, at: readonly string[], item: unknown): Named[] => {
    if (typeof item !== 'object' || item === null) return [];
    return Object.entries(item).flatMap(([name, value]: [string, unknown]) => {
      const path = [...at, name];
      const isNamed = (name === 'promise' || name === 'mentions') && typeof value === 'string';
      return isNamed ? [{ kind: name, id: value, file, field: fieldOf(file, path), item }] : below(file, path, value);
    });
  };
  return files.filter(({ file }) => !isCollection(file)).flatMap(({ file, exports }) => below(file, [], exports));
}

/**
 * Where the copy makes its promises.
 * @returns by the id of a promise: the paths of pages with items that depend on it, those of pages
 * with longer texts that mention it, and the files of the longer texts
 */
export function promisePlaces(content: Pick<Content, 'files' | 'texts'>): LaunchContext['placesOf'] {
  const named = namedPromises(content.files);
  return (id) => {
    const items = named.filter((one) => one.id === id && one.kind === 'promise');
    const mentions = named.filter((one) => one.id === id && one.kind === 'mentions');
    const files = [...new Set(mentions.map(({ file }) => file))];
    return { items: pathsOf(items, content), mentions: pathsOf(mentions, content), files };
  };
}

/** The pages with items of the copy, in the order of the menus. */
function pathsOf(items: readonly Named[], { texts }: Pick<Content, 'texts'>): string[] {
  // Other files' texts contain those of content/facts.ts.
  const files = items.flatMap(({ file, item }) =>
    file === 'content/facts.ts' ? texts.filter(({ value }) => contains(value, item)).map((one) => one.file) : [file],
  );
  // The questions of the FAQ page aren't in its own file.
  const own = files.map((file) => (file === 'content/faq.ts' ? 'content/pages/faq.ts' : file));
  return canonicalPages.filter(({ file }) => own.includes(file)).map(({ path }) => path);
}

/** Whether a text contains the `text` of an item. */
const contains = (value: string, item: object) => 'text' in item && value.includes(String(item.text));

/** Reports unknown ids, and promises that the copy doesn't make. */
export function promiseProblems({ files, owner }: Content): Problem[] {
  const list = 'content/owner/promises.ts';
  const named = namedPromises(files);
  const unknown = named.filter(({ id }) => owner.promises.every((promise) => promise.id !== id));
  return [
    ...unknown.map(({ file, field, id }) => ({ file, field, message: `"${id}" must be an id of ${list}` })),
    ...owner.promises.flatMap(({ id }, index) => {
      const message = `"${id}" must be named by an item (promise: '${id}') or a longer text (mentions: '${id}')`;
      return named.some((one) => one.id === id) ? [] : [{ file: list, field: `${index}.id`, message }];
    }),
  ];
}
