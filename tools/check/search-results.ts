import { z } from 'zod';
import { pageMetaSchema } from '@/content/types';
import { fullTitle } from '@/lib/title';
import { type Content, mainName } from './content';
import { duplicates, type Found } from './finding';

const withMeta = z.object({ meta: pageMetaSchema });

/** Each page's title, as the browser shows it, and its description. */
export function searchResults({ files }: Pick<Content, 'files'>) {
  return files.flatMap(({ file, exports }) => {
    const { data } = withMeta.safeParse(exports[mainName(file)]);
    if (!data) return [];
    return [
      { file, field: 'meta.title', value: fullTitle(data.meta.title) },
      { file, field: 'meta.description', value: data.meta.description },
    ];
  });
}

/** Titles and descriptions that two pages share: a search result could be either. */
export function searchResultFindings(content: Pick<Content, 'files'>): Found[] {
  return ['title', 'description'].flatMap((part) =>
    duplicates(
      searchResults(content).filter(({ field }) => field === `meta.${part}`),
      part,
    ),
  );
}
