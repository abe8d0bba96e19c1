import { z } from 'zod';
import { pageMetaSchema } from '@/content/types';
import { fullTitle } from '@/lib/title';
import { type Content, mainName } from './content';
import { duplicates, type Found } from './finding';
import { limits } from './limits';
import { cut } from './text-width';

type MetaField = { file: string; field: string; value: string };

const withMeta = z.object({ meta: pageMetaSchema });

/** Search titles, as the browser shows them, that are too long for a result or the same as another page's. */
export function titleFindings({ files }: Pick<Content, 'files'>): Found[] {
  const titles = metaOf(files, 'title').map((entry) => ({ ...entry, value: fullTitle(entry.value) }));
  const long = titles.filter(({ value }) => value.length > limits.titleCharacters);
  return [
    ...long.map(({ file, field, value }) => ({
      file,
      field,
      message: `"${value}" has ${value.length} characters, at most ${limits.titleCharacters}`,
    })),
    ...titles.flatMap((title) => cutFindings(title, 'title')),
    ...duplicates(titles, 'title'),
  ];
}

/** Search descriptions that are too short, too long for a result or the same as another page's. */
export function descriptionFindings({ files }: Pick<Content, 'files'>): Found[] {
  const descriptions = metaOf(files, 'description');
  const short = descriptions.filter(({ value }) => value.length < limits.descriptionCharacters);
  return [
    ...short.map(({ file, field, value }) => ({
      file,
      field,
      message: `has ${value.length} characters, must have at least ${limits.descriptionCharacters}`,
    })),
    ...descriptions.flatMap((description) => cutFindings(description, 'description')),
    ...duplicates(descriptions, 'description'),
  ];
}

function metaOf(files: Content['files'], part: 'title' | 'description'): MetaField[] {
  return files.flatMap(({ file, exports }) => {
    const { data } = withMeta.safeParse(exports[mainName(file)]);
    return data ? [{ file, field: `meta.${part}`, value: data.meta[part] }] : [];
  });
}

/** Where a search result would cut a text off, on the first device that does. */
function cutFindings({ file, field, value }: MetaField, part: 'title' | 'description'): Found[] {
  for (const device of ['phone', 'desktop'] as const) {
    const { shown, isCut } = cut(value, limits.result[device][part]);
    const end = shown.replace(/ …$/, '').slice(-20);
    if (isCut) return [{ file, field, message: `is cut off in Google on a ${device} after "${end}": shorten it` }];
  }
  return [];
}
