/*
 * What only the owner knows: work, people, registrations, prices, promises. The site's own folder
 * has none, so this runs over the out/ of a launched copy (run.ts).
 */
import { faqCategories } from '@/content/faq';
import { legalDocuments } from '@/content/legal';
import { projects } from '@/content/owner/projects';
import { about as aboutCopy } from '@/content/pages/about';
import { home } from '@/content/pages/home';
import { people } from '@/content/owner/people';
import { prices } from '@/content/owner/prices';
import { promises } from '@/content/owner/promises';
import { hasStartingPrices, serviceBySlug, services } from '@/content/services';
import { details } from '@/content/owner/details';
import { withoutLinks } from '@/lib/links-in-text';
import { startingPriceText } from '@/lib/prices';
import { servicePath } from '@/lib/routes';
import { collapse, exportedPage, exportedPages } from '../support/pages';

const about = exportedPage('about.html').$;

describe('projects @decision-30', () => {
  it('are all on /about, up to three on home, and up to two on the page of their service', () => {
    expect(about('#work li')).toHaveLength(projects.length);
    const isShown = home.presentation === 'sections';
    expect(exportedPage('index.html').$('#work li')).toHaveLength(isShown ? Math.min(projects.length, 3) : 0);
    for (const { slug } of services) {
      const count = projects.filter(({ service }) => service === slug).length;
      expect(exportedPage(`services/${slug}.html`).$('#projects li')).toHaveLength(Math.min(count, 2));
    }
  });

  it('show client, town, trade, what was done, the client’s words and the link', () => {
    for (const { id, client, town, trade, summary, clientWords = '', url, service, picture } of projects) {
      const item = about(`#project-${id}`);
      const text = collapse(item.text());
      for (const part of [client, town, trade, summary, clientWords]) expect(text).toContain(part);
      expect(item.find(`a[href="${servicePath(service)}"]`).text()).toBe(serviceBySlug(service).shortTitle);
      expect(item.find('a[href^="https:"]').attr('href')).toBe(url);
      expect(item.find('img').attr('alt')).toBe(picture?.alt);
      expect(item.find('img').attr('loading')).toBe(picture && 'lazy');
    }
  });
});

describe('people and registrations @decision-30', () => {
  it('are on /about, with what the content says of them', () => {
    const shown = about('#people li').toArray();
    expect(shown).toHaveLength(people.length);
    people.forEach(({ name, role, languages, since }, index) => {
      for (const part of [name, role, languages, String(since)]) expect(about(shown[index]).text()).toContain(part);
    });
    const rows = about('#registrations dl > div').toArray();
    expect(rows).toHaveLength(details.registrations.length);
    details.registrations.forEach(({ name, number, url }, index) => {
      for (const part of [name, number]) expect(about(rows[index]).text()).toContain(part);
      expect(about(rows[index]).find('a').attr('href')).toBe(url);
    });
  });
});

describe('starting prices @decision-30', () => {
  it('are in the strip of facts, in what decides the price, on /products and in structured data', () => {
    const products = exportedPage('products.html').$;
    expect(products('thead th')).toHaveLength(hasStartingPrices ? 4 : 3);
    for (const { slug } of services) {
      const price = prices[slug];
      const { $, html } = exportedPage(`services/${slug}.html`);
      const row = products(`th[scope=row] a[href="${servicePath(slug, 'products')}"]`).closest('tr');
      expect(html.includes('"Offer"')).toBe(Boolean(price));
      expect(row.text().includes('₹')).toBe(Boolean(price));
      if (!price) continue;
      expect(collapse(row.text())).toContain(collapse(`${startingPriceText(price)}${price.covers}`));
      expect($('main dl').first().text()).toContain(startingPriceText(price));
      expect(collapse($('#price-factors').text())).toContain(price.covers);
      expect(html).toContain(`"minPrice":${price.rupees},"priceCurrency":"INR"`);
      expect(html).toContain(`"valueAddedTaxIncluded":${price.gst === 'included'}`);
    }
  });
});

/** Every item that names a promise, with its longest text. */
function itemsWithPromise(content: unknown): { promise: string; text: string }[] {
  if (typeof content !== 'object' || content === null) return [];
  const { promise } = content as { promise?: string };
  const texts = Object.entries(content).flatMap(([key, value]) =>
    typeof value === 'string' && key !== 'promise' ? [value] : [],
  );
  const longest = texts.toSorted((one, other) => other.length - one.length)[0] ?? '';
  return [
    ...(promise ? [{ promise, text: withoutLinks(longest) }] : []),
    ...Object.values(content).flatMap(itemsWithPromise),
  ];
}

describe('promises @decision-30', () => {
  const site = exportedPages().map(({ html, $ }) => `${collapse($('main').text())} ${html}`);
  // Names of products are in other texts too.
  const items = itemsWithPromise([services, faqCategories, aboutCopy, legalDocuments]).filter(
    ({ text }) => text.length > 25,
  );

  it('are named by items', () => expect(items.length).toBeGreaterThan(10));

  it.each(promises)('$id is left out of pages and structured data until it’s confirmed', ({ id, confirmedOn }) => {
    for (const { text } of items.filter(({ promise }) => promise === id)) {
      expect([text, site.some((page) => page.includes(collapse(text)))]).toEqual([text, Boolean(confirmedOn)]);
    }
  });
});
