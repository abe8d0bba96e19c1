import { z } from 'zod';
import { pageMetaSchema } from '@/content/types';
import { fullTitle } from '@/lib/title';
import { type Content, mainName } from './content';
import { duplicates, type Found } from './finding';

/** Fewest and most characters, the site’s name at the end of a title included. Google publishes none: these are house rules. */
const lengths = { title: [1, 60], description: [110, 155] } as const;
const withMeta = z.object({ meta: pageMetaSchema });

/** Titles, as the browser shows them, and descriptions that are too long or too short for a search result, or not unique. */
export function searchResultFindings({ files }: Pick<Content, 'files'>): Found[] {
  const results = files.flatMap(({ file, exports }) => {
    const { data } = withMeta.safeParse(exports[mainName(file)]);
    return data ? [{ file, title: fullTitle(data.meta.title), description: data.meta.description }] : [];
  });
  return (['title', 'description'] as const).flatMap((part) => {
    const [least, most] = lengths[part];
    const texts = results.map((result) => ({ file: result.file, field: `meta.${part}`, value: result[part] }));
    const wrong = texts.filter(({ value }) => value.length < least || value.length > most);
    const message = (length: number) => `has ${length} characters in a search result, must have ${least} to ${most}`;
    return [
      ...wrong.map(({ file, field, value }) => ({ file, field, message: message(value.length) })),
      ...duplicates(texts, part),
    ];
  });
}
