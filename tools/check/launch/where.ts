import type { PageFacts } from '../../pages/facts';
import type { LaunchItem } from './item';

/** A page where visitors come upon something, and the words there to look for. */
export type Sighting = { path: string; text?: string };

type Read = Pick<PageFacts, 'path' | 'title' | 'description' | 'everything' | 'canonical' | 'isCanonical'>;

const plain = (text: string) => text.replace(/\s+/g, ' ');

/** The pages where visitors see it; a page that repeats another one is not named beside it. */
export function sightings({ shown = [], paths = [] }: LaunchItem, pages: readonly Read[]): Sighting[] {
  const own = pages.filter(({ canonical, isCanonical }) => isCanonical || canonical === undefined);
  const seen = own.flatMap(({ path, title, description, everything }) => {
    const all = plain([title, description, everything].join(' '));
    const text = shown.map(plain).find((one) => all.includes(one));
    return text === undefined ? [] : [{ path, text }];
  });
  const named = pages.filter(({ path }) => paths.includes(path)).map(({ path }) => ({ path }));
  return [...seen, ...named];
}

/** As a sentence, for example “on 3 pages: /, /about, /contact”. */
export function whereSeen(seen: readonly Sighting[], pages: readonly Read[]): string {
  const own = pages.filter(({ canonical, isCanonical }) => isCanonical || canonical === undefined).length;
  const paths = seen.map(({ path }) => path);
  if (paths.length === 0) return 'on no page';
  if (paths.length === own) return 'on every page';
  if (paths.length > 5) return `on ${paths.length} pages, for example ${paths.slice(0, 3).join(', ')}`;
  return `on ${paths.join(', ')}`;
}
