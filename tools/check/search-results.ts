import { z } from 'zod';
import { pageMetaSchema } from '@/content/types';
import { fullTitle } from '@/lib/title';
import { type Content, mainName } from './content';
import { duplicates, type Found } from './finding';
import { limits } from './limits';
import { cut } from './text-width';

const withMeta = z.object({ meta: pageMetaSchema });

/** Titles, as the browser shows them, and descriptions that are too long or too short for a search result, or not unique. */
export function searchResultFindings({ files }: Pick<Content, 'files'>): Found[] {
  const results = files.flatMap(({ file, exports }) => {
    const { data } = withMeta.safeParse(exports[mainName(file)]);
    return data ? [{ file, title: fullTitle(data.meta.title), description: data.meta.description }] : [];
  });
  return (['title', 'description'] as const).flatMap((part) => {
    const texts = results.map((result) => ({ file: result.file, field: `meta.${part}`, value: result[part] }));
    const wrong = texts.flatMap(({ file, field, value }) =>
      [lengthFault(part, value), cutFault(part, value)].flatMap((message) =>
        message ? [{ file, field, message }] : [],
      ),
    );
    return [...wrong, ...duplicates(texts, part)];
  });
}

type Part = 'title' | 'description';

function lengthFault(part: Part, { length }: string): string | undefined {
  const { titleCharacters: most, descriptionCharacters: least } = limits;
  if (part === 'title' && length > most) return `has ${length} characters with the site’s name, at most ${most}`;
  return part === 'description' && length < least ? `has ${length} characters, must have at least ${least}` : undefined;
}

/** Where a search result cuts a text off, on the first device that does. */
function cutFault(part: Part, value: string): string | undefined {
  for (const device of ['phone', 'desktop'] as const) {
    const { shown, isCut } = cut(value, limits.result[device][part]);
    const end = shown.replace(/ …$/, '').slice(-20);
    if (isCut) return `is cut off in Google on a ${device} after "${end}": shorten it`;
  }
  return undefined;
}
