import { loadContent } from './load';
import { placesOf } from './places';
import type { Entry } from './rules';

/** Every text of the copy with its place. The agency's own details (content/site.ts) are not among them. */
export async function copyTexts(): Promise<Entry[]> {
  const { files } = await loadContent();
  return placesOf(files).flatMap(({ file, field, value }) =>
    typeof value === 'string' && file !== 'content/site.ts' ? [{ file, field, value }] : [],
  );
}
