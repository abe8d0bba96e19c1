/* Sections and answers keep their addresses, because visitors have sent them to others. */
import { faqCategories } from '@/content/faq';
import { home } from '@/content/pages/home';
import { services } from '@/content/services';
import type { FaqItem } from '@/content/types';
import { pageFile } from '@/lib/pages';
import { routes, servicePath } from '@/lib/routes';
import { shownTestimonials } from '@/lib/testimonials';
import { recordOf } from '@/tools/exported-page/record';
import { exportedPage } from '../support/pages';
import listed from './addresses.json';

/** By path, as one text. A new page needs no entry until others may have sent its addresses. */
const addresses: Readonly<Record<string, string | undefined>> = listed;

const faqs: { path: string; items: readonly FaqItem[] }[] = [
  { path: routes.faq, items: faqCategories.flatMap(({ items }) => items) },
  ...services.map(({ slug, faq }) => ({ path: servicePath(slug), items: faq })),
];

/** Ids that a launched page leaves out: what the owner hasn't confirmed. */
const leftOut = (path: string) => (path === routes.home && shownTestimonials().length === 0 ? ['testimonials'] : []);

/** Ids of addresses.json that an exported page lacks. */
function missing(path: string, file = pageFile(path)): string[] {
  const { ids } = recordOf(exportedPage(file));
  const absent = (addresses[path]?.split(' ') ?? []).filter((id) => !ids.includes(id));
  return absent.filter((id) => !leftOut(path).includes(id));
}

describe('the addresses of sections and answers @decision-43', () => {
  const paths = Object.keys(addresses).filter((path) => path !== routes.home || home.presentation === 'sections');

  it.each(paths)('%s has every id that it has had', (path) => {
    expect(missing(path)).toEqual([]);
  });

  it.each(services)('$slug has them under /products too', ({ slug }) => {
    expect(missing(servicePath(slug), pageFile(servicePath(slug, 'products')))).toEqual([]);
  });

  it.each(faqs)('links to answers that others have replaced open those, on $path', ({ path, items }) => {
    const { $ } = exportedPage(pageFile(path));
    const opened = items.flatMap(({ id, alsoAt = [] }) => alsoAt.map((oldId) => [oldId, id]));
    const found = opened.map(([oldId]) => [oldId, $(`[id="${oldId}"]`).closest('details [data-answer]').attr('id')]);
    expect(found).toEqual(opened);
  });
});
