/* Answers keep their addresses, because visitors have sent them to others. */
import { faqCategories } from '@/content/faq';
import { services } from '@/content/services';
import type { FaqItem } from '@/content/types';
import { pageFile } from '@/lib/pages';
import { anchors, routes, servicePath } from '@/lib/routes';
import { sampleQuoteLinks } from '@/lib/sample-quotes';
import { exportedPage } from '../support/pages';

const faqs: { path: string; items: readonly FaqItem[] }[] = [
  { path: routes.faq, items: faqCategories.flatMap(({ items }) => items) },
  ...services.map(({ slug, faq }) => ({ path: servicePath(slug), items: faq })),
];

it.each(faqs)('links to answers that others have replaced open those, on $path @decision-43', ({ path, items }) => {
  const { $ } = exportedPage(pageFile(path));
  const opened = items.flatMap(({ id, alsoAt = [] }) => alsoAt.map((oldId) => [oldId, id]));
  const found = opened.map(([oldId]) => [oldId, $(`[id="${oldId}"]`).closest('details [data-answer]').attr('id')]);
  expect(found).toEqual(opened);
});

it('links to sample quotes are where the quotes were on /contact, and lead to where they are now @decision-43', () => {
  const { $ } = exportedPage(pageFile(routes.contact));
  const targets = sampleQuoteLinks.map(({ id }) => $(`#${anchors.sampleQuote} > #${id}`).attr('href'));
  expect(targets).toEqual(sampleQuoteLinks.map(({ href }) => href));
});
