/* The head, the policy and the text of every page in out/. */
import { load } from 'cheerio';
import { isText } from 'domhandler';
import { home } from '@/content/pages/home';
import { notFound } from '@/content/pages/not-found';
import { details } from '@/content/owner/details';
import { prices } from '@/content/owner/prices';
import { categoryIdOf, serviceBySlug, services, serviceSlugs, slugsIn } from '@/content/services';
import { keyFactsOf } from '@/lib/key-facts';
import { priceFactorsOf, startingPriceText } from '@/lib/prices';
import { phones, quoteLink } from '@/lib/contact-links';
import { servicePath } from '@/lib/routes';
import { siteAddress } from '@/lib/site-address';
import { copyOf } from '../support/texts';
import { collapse, everyPage, exportedPage, type ExportedPage, exportedPages, failing } from '../support/pages';

const pages = exportedPages();
const missing = exportedPage('404.html');
const all = everyPage();
const pageAt = (path: string) => pages.find((page) => page.path === path)!;

const meta = ({ $ }: ExportedPage, name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
const canonicalOf = (path: string) => siteAddress + path.replace(/^\/products/, '/services').replace(/^\/$/, '');

/** Main content as HTML, without scripts, and the same for both catalogues. */
function mainContent(path: string): string {
  const main = load(pageAt(path).$.html('main'));
  main('script').remove();
  main('nav ol a[href="/products"], nav ol a[href="/services"]').text('Catalogue');
  return main.html('main').replaceAll('"/products', '"/services');
}

describe('the head of each page @spec-2', () => {
  it('names its canonical page; products name the service they repeat @decision-5', () => {
    expect(failing(pages, ({ path, canonical }) => canonical !== canonicalOf(path) && String(canonical))).toEqual([]);
  });

  it('has a title and a description', () => {
    expect(failing(pages, (page) => !(page.$('head title').text() && meta(page, 'description')))).toEqual([]);
  });

  it('has Open Graph tags that agree with it', () => {
    const faults = failing(pages, (page) => {
      const expected = {
        'og:title': page.$('head title').text(),
        'og:description': meta(page, 'description'),
        'og:url': page.canonical,
        'og:type': 'website',
        'og:site_name': details.name.value,
        'og:locale': 'en_IN',
        'twitter:card': 'summary_large_image',
      };
      const wrong = Object.entries(expected).filter(([name, content]) => meta(page, name) !== content);
      return wrong.map(([name]) => `${name} is ${meta(page, name)}`).join(', ');
    });
    expect(faults).toEqual([]);
  });

  it('names the language and the width', () => {
    expect(failing(all, ({ $ }) => $('html').attr('lang') !== 'en-IN')).toEqual([]);
    expect(failing(all, (page) => !meta(page, 'viewport')?.includes('width=device-width'))).toEqual([]);
    // Pages keep clear of a phone's notch.
    expect(failing(all, (page) => Boolean(meta(page, 'viewport')?.includes('cover')))).toEqual([]);
  });
});

describe('the Content-Security-Policy of each page @spec-7 @decision-16', () => {
  const policyOf = ({ $ }: ExportedPage) => $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';

  it('closes everything the site does not use', () => {
    const closed = [
      "default-src 'none'",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ];
    expect(failing(all, (page) => !closed.every((rule) => policyOf(page).split('; ').includes(rule)))).toEqual([]);
    expect(failing(all, (page) => /unsafe|\*|https?:/.test(policyOf(page)))).toEqual([]);
  });

  it('comes before the first script and style', () => {
    const first = /<(script|style)/;
    expect(failing(all, ({ html }) => html.indexOf('Content-Security-Policy') > html.search(first))).toEqual([]);
  });
});

describe('hosts, translators and browsers', () => {
  it('leave mail links alone: they are between the comments that Cloudflare obeys', () => {
    const isOpen = ({ html }: ExportedPage) => {
      const [off, on] = [html.indexOf('<!--email_off-->'), html.indexOf('<!--/email_off-->')];
      return off < 0 || html.indexOf('mailto:') < off || html.lastIndexOf('mailto:') > on;
    };
    expect(failing(all, isOpen)).toEqual([]);
  });

  it.each([
    ['the brand', [details.name.value]],
    ['a number', phones.map(({ display }) => display)],
    ['an address', Object.values(details.emails).map(({ value }) => value)],
  ])('don’t translate %s where it is the whole text', (_, words) => {
    const isTranslated = ({ $ }: ExportedPage) =>
      $('header *, main *, footer *')
        .contents()
        .toArray()
        .some(
          (node) =>
            isText(node) && words.includes(node.data.trim()) && $(node).parent().closest('[translate=no]').length === 0,
        );
    expect(failing(all, isTranslated)).toEqual([]);
  });

  it('may prerender links, or prefetch them if they do only that @decision-13', () => {
    const rules = ({ $ }: ExportedPage) => JSON.parse($('script[type=speculationrules]').text()) as object;
    expect(failing(all, (page) => !('prefetch' in rules(page) && 'prerender' in rules(page)))).toEqual([]);
  });
});

describe('the 404 page @spec-2 @spec-8', () => {
  it('is kept out of search results and claims no address @decision-39', () => {
    // One tag: two could contradict each other.
    const robots = missing.$('meta[name=robots]').map((_, tag) => missing.$(tag).attr('content'));
    expect(robots.get()).toEqual(['noindex']);
    expect(missing.canonical).toBeUndefined();
    expect(missing.$('meta[property^="og:"]')).toHaveLength(0);
  });

  it('shows its title, its code and a link home', () => {
    const main = missing.$('main');
    expect(main.find('h1').text()).toBe(notFound.title);
    expect(main.text()).toContain(notFound.code);
    expect(main.find('a[href="/"]').text()).toBe(notFound.action);
  });
});

describe('services and products', () => {
  it.each(serviceSlugs)('%s is the same page under both paths @spec-2 @decision-5', (slug) => {
    expect(mainContent(`/products/${slug}`)).toBe(mainContent(`/services/${slug}`));
  });

  it('have listings that show the same section, which is that of the home page @spec-2 @decision-2', () => {
    // The heading's lead is the home page's own.
    const section = (path: string) => pageAt(path).$('main #services ul').text();
    expect(section('/products')).toBe(section('/services'));
    // The landing presentation has its six cards there.
    if (home.presentation === 'sections') expect(section('/')).toBe(section('/services'));
  });

  it.each(services)(
    '$slug shows its copy, its place on its line, a quote and a call button @spec-2 @spec-3',
    (service) => {
      const { slug, example, process = [], related, shortTitle } = service;
      const price = prices[slug];
      const { $ } = pageAt(servicePath(slug));
      const text = collapse($('main').text());
      // Other pages show its names on the map and in lists, its times and its payment.
      const own = {
        ...service,
        facts: keyFactsOf(slug),
        priceFactors: priceFactorsOf(slug),
        times: null,
        payment: null,
        example: example && [example.title, example.note],
        startingPrice: price && [startingPriceText(price), price.covers],
        meta: null,
        mapLabel: null,
        summary: null,
      };
      expect(copyOf(own).filter((one) => !text.includes(collapse(one.text)))).toEqual([]);
      expect($('#process ol > li')).toHaveLength(process.length);
      // A drawing that nobody calls an example could be taken for a client's.
      expect(example?.note ?? 'No example').toMatch(/\b(?:example|drawn)\b/);

      // The browser keeps one question open at a time, and each has an address.
      const questions = $('#questions details').toArray();
      expect(new Set(questions.map((question) => $(question).attr('name'))).size).toBe(1);
      expect(new Set(questions.map((question) => $(question).children('[id]').attr('id'))).size).toBe(questions.length);

      const stops = slugsIn(categoryIdOf(slug));
      const names = $('nav[aria-labelledby="category-title"] h3').map((_, stop) => $(stop).text());
      expect(names.get()).toEqual(stops.map((stop) => serviceBySlug(stop).shortTitle));
      expect($('nav[aria-labelledby="category-title"] [aria-current="page"]').text()).toBe(shortTitle);
      const links = $('main a').map((_, link) => $(link).attr('href'));
      expect(links.get()).toEqual(expect.arrayContaining(related.map((other) => servicePath(other))));
      const closing = $('section[aria-labelledby="closing-title"]');
      for (const link of [`[href="${quoteLink(servicePath(slug)).href}"]`, '[href^="tel:"]'])
        expect(closing.find(`a${link}`)).toHaveLength(1);
    },
  );
});
