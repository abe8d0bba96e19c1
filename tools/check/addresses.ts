import { home } from '@/content/pages/home';
import addresses from '@/content/addresses.json' with { type: 'json' };
import { canonicalPages as pages } from '@/lib/pages';
import { routes } from '@/lib/routes';
import { shownTestimonials } from '@/lib/testimonials';
import type { Content } from './content';
import type { Problem } from './problem';

/** Ids of sections, which all service pages have. */
const sections = 'example comparison features process price-factors technologies questions category related'.split(' ');

/** The file with the answers of a page. */
const fileOf = (path: string) =>
  path === routes.faq ? 'content/faq.ts' : (pages.find((page) => page.path === path)?.file ?? 'app');

/** A problem for each id of content/addresses.json that a page lacks. A new page needs no entry. */
export function lostAddresses(path: string, ids: readonly string[]): Problem[] {
  if (path === routes.home && home.presentation !== 'sections') return [];
  const canonical = path.replace(/^\/products\//, '/services/');
  const kept = new Map(Object.entries(addresses)).get(canonical)?.split(' ') ?? [];
  // A launched home without clients’ words leaves them out.
  const isLeftOut = (id: string) => id === 'testimonials' && shownTestimonials().length === 0;
  return kept
    .filter((id) => !ids.includes(id) && !isLeftOut(id))
    .map((id) => ({
      file: fileOf(canonical),
      field: 'id',
      message: `nothing is at #${id} any more, an address that visitors may have sent to others: give alsoAt: ['${id}'] to the answer that has it now`,
    }));
}

/** The same for answers, before there are pages. */
export function addressNotes({ texts }: Pick<Content, 'texts'>): Problem[] {
  const paths = pages
    .map(({ path }) => path)
    .filter((path) => /^content\/(?:faq|services\/.*)\.ts$/.test(fileOf(path)));
  return paths.flatMap((path) => {
    const own = texts.filter(({ file, field }) => file === fileOf(path) && /(?:^|\.)(?:id|alsoAt\.\d+)$/.test(field));
    return lostAddresses(path, [...own.map(({ value }) => value), ...sections]);
  });
}
