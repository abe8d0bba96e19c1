/*
 * What only the owner knows: work, people, registrations, prices. The site's own folder
 * has none, so this runs over the out/ of a launched copy (run.ts).
 */
import { projects } from '@/content/owner/projects';
import { home } from '@/content/pages/home';
import { people } from '@/content/owner/people';
import { prices } from '@/content/owner/prices';
import { hasStartingPrices, serviceBySlug, services } from '@/content/services';
import { answerLine, reviewsLine, tradeName } from '@/content/owner-facts';
import { details } from '@/content/owner/details';
import { legal } from '@/content/owner/legal';
import { testimonials } from '@/content/owner/testimonials';
import { smallJobs } from '@/content/starting-prices';
import { confirmedValue, type Detail } from '@/content/types/detail';
import { firstListed, listed } from '@/content/wording';
import { lookUpRows } from '@/lib/confirmed-details';
import { smallJobLine, startingPriceText } from '@/lib/prices';
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

  it('show client, town, trade, what was done, what it was like, the client’s words and the link', () => {
    for (const { id, client, town, trade, summary, clientWords = '', url, service, picture, ...job } of projects) {
      const item = about(`#project-${id}`);
      const text = collapse(item.text());
      const { size = '', result, answeringClient } = job;
      const told = [size, result?.figures ?? '', result?.period ?? '', answeringClient?.name ?? ''];
      for (const part of [client, town, trade, summary, clientWords, ...told]) expect(text).toContain(part);
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
    const known = lookUpRows();
    expect(rows).toHaveLength(known.length);
    known.forEach(({ name, number, url }, index) => {
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

// The other owner has confirmed none of them.
const describeFacts = confirmedValue(details.towns) ? describe : describe.skip;

describeFacts('facts stand where they are looked for @decision-30', () => {
  const textOf = (file: string) => collapse(exportedPage(file).$('main').text());
  const descriptionOf = (file: string) => exportedPage(file).$('meta[name=description]').attr('content');
  const build = ['website-development', 'software-development', 'mobile-application-development'];
  const visits = ['office-setup', 'server-setup'];
  const serviceFile = (slug: string) => `services/${slug}.html`;
  const value = <Value>(detail: Detail<Value> | undefined) => confirmedValue(detail)!;

  it.each<[fact: string, words: () => string, files: readonly string[]]>([
    [
      'how soon we answer',
      () => answerLine!,
      ['index.html', 'services.html', 'contact.html', ...services.map(({ slug }) => serviceFile(slug))],
    ],
    [
      'until when mistakes are corrected',
      () => value(legal.faultPeriod),
      [...[...build, ...visits, 'graphic-designing'].map(serviceFile), 'faq.html', 'terms-conditions.html'],
    ],
    ['the start of an AMC', () => value(details.maintenanceResponse), [...visits.map(serviceFile), 'faq.html']],
    ['the nearest cities', () => firstListed(value(details.towns)), [...visits, 'pc-laptop-rental'].map(serviceFile)],
    ['all cities', () => listed(value(details.towns)), ['contact.html']],
    ['the trade name', () => tradeName!, ['contact.html', 'about.html', 'terms-conditions.html']],
    ['the GSTIN', () => value(details.gstin), ['index.html', 'contact.html', 'about.html']],
    ['the team', () => value(details.team), ['about.html']],
    ['reviews elsewhere', () => reviewsLine()!.text, ['index.html', 'contact.html', 'about.html']],
    ['travel', () => value(details.travelCost), ['contact.html', 'faq.html']],
    ['delivery', () => value(details.rental.delivery), ['services/pc-laptop-rental.html']],
    ['the deposit’s return', () => value(details.rental.depositBack), ['services/pc-laptop-rental.html']],
    ['small jobs', () => smallJobs()!, ['faq.html']],
  ])('%s', (_, words, files) => {
    expect(files.filter((file) => !textOf(file).includes(words()))).toEqual([]);
  });

  it('reviews are not in structured data', () => {
    const { url } = details.reviews!;
    const graphs = exportedPages().map(({ $ }) => $('script[type="application/ld+json"]').text());
    expect(graphs.filter((graph) => graph.includes('aggregateRating') || graph.includes(`"${url}"`))).toEqual([]);
  });

  it('prices are in the list of services, in descriptions and above sample quotes', () => {
    for (const slug of Object.keys(prices) as (keyof typeof prices)[]) {
      const price = prices[slug]!;
      for (const file of ['index.html', 'services.html']) {
        expect(textOf(file)).toContain(`${startingPriceText(price)}: ${price.job}`);
      }
      expect(descriptionOf(serviceFile(slug))).toContain(smallJobLine(slug));
      if (price.exampleJob) expect(textOf(serviceFile(slug))).toContain(price.exampleJob.what);
    }
  });

  it('people and clients’ words are on the pages of their services', () => {
    for (const { name, services: slugs = [] } of people) {
      for (const slug of slugs) {
        expect(collapse(exportedPage(serviceFile(slug)).$('#process, #contacts').text())).toContain(name);
      }
    }
    for (const { service, text, name } of testimonials) {
      const words = exportedPage(serviceFile(service!)).$('#projects');
      expect(words.text()).toContain(text);
      expect(words.text()).toContain(name);
    }
  });
});
