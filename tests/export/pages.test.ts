/* What every page of out/ has in its head, its outline and its text. */
import { load } from 'cheerio';
import { home } from '@/content/pages/home';
import { labels } from '@/content/pages/labels';
import { notFound } from '@/content/pages/not-found';
import { site } from '@/content/site';
import { serviceSlugs } from '@/content/services/slugs';
import { headingCharacters } from '@/tools/fonts/characters';
import { wordsOf } from '../support/copy';
import { collapse, exportedPage, exportedPages, type ExportedPage } from '../support/pages';

const pages = exportedPages();
const missing = exportedPage('404.html');
const all = [...pages, missing];
const pageAt = (path: string): ExportedPage => {
  const page = pages.find((candidate) => candidate.path === path);
  if (!page) throw new Error(`out/ has no page for ${path}`);
  return page;
};

/** Pages for which something is not as it should be, with what is there instead. */
function failing(list: readonly ExportedPage[], fault: (page: ExportedPage) => string | undefined | false): string[] {
  return list.flatMap((page) => {
    const found = fault(page);
    return found ? [`${page.file}: ${found}`] : [];
  });
}

const meta = ({ $ }: ExportedPage, name: string) => $(`meta[name="${name}"], meta[property="${name}"]`).attr('content');
const address = (path: string) => site.url.value + (path === '/' ? '' : path);
const canonicalOf = (path: string) => address(path.replace(/^\/products/, '/services'));

/** Main content as HTML, without scripts and without which of the two catalogues it stands in. */
function mainContent(path: string): string {
  const { $ } = pageAt(path);
  const main = load($.html('main'));
  main('script').remove();
  const crumb = main('nav ol a[href="/products"], nav ol a[href="/services"]');
  crumb.text('Catalogue');
  return main.html('main').replaceAll('"/products', '"/services');
}

describe('the head of each page @spec-2', () => {
  it('has a unique title', () => {
    const own = pages.filter(({ path }) => !path.startsWith('/products/'));
    const titles = [...own, missing].map(({ $ }) => $('head title').text());
    expect(titles).not.toContain('');
    expect(new Set(titles).size).toBe(titles.length);
    expect(failing(all, ({ $ }) => $('head title').length !== 1 && 'has not one title')).toEqual([]);
  });

  it('has a unique description of 110 to 160 characters @decision-22', () => {
    const own = pages.filter(({ path }) => !path.startsWith('/products/'));
    const descriptions = own.map((page) => meta(page, 'description') ?? '');
    expect(descriptions.filter((text) => text.length < 110 || text.length > 160)).toEqual([]);
    expect(new Set(descriptions).size).toBe(descriptions.length);
  });

  it('names its canonical page; products name the service they repeat @decision-5', () => {
    expect(failing(pages, ({ path, canonical }) => canonical !== canonicalOf(path) && String(canonical))).toEqual([]);
    expect(failing(all, ({ $ }) => $('link[rel=canonical]').length > 1 && 'has two canonicals')).toEqual([]);
  });

  it('names no canonical for an address that has no page @decision-24', () => {
    expect(missing.canonical).toBeUndefined();
  });

  it('has Open Graph tags that agree with it', () => {
    const faults = failing(pages, (page) => {
      const expected = {
        'og:title': page.$('head title').text(),
        'og:description': meta(page, 'description'),
        'og:url': page.canonical,
        'og:type': 'website',
        'og:site_name': site.name.value,
        'og:locale': 'en_IN',
        'twitter:card': 'summary_large_image',
      };
      const wrong = Object.entries(expected).filter(([name, content]) => meta(page, name) !== content);
      return wrong.map(([name]) => `${name} is ${meta(page, name)}`).join(', ');
    });
    expect(faults).toEqual([]);
  });

  it('names the language and the width', () => {
    expect(failing(all, ({ $ }) => $('html').attr('lang') !== 'en-IN' && String($('html').attr('lang')))).toEqual([]);
    expect(failing(all, (page) => !meta(page, 'viewport')?.includes('width=device-width') && 'no width')).toEqual([]);
  });
});

describe('the 404 page @spec-2 @spec-8', () => {
  it('is kept out of search results and claims no address', () => {
    // One tag: two could contradict each other.
    expect(
      missing
        .$('meta[name=robots]')
        .map((_, tag) => missing.$(tag).attr('content'))
        .get(),
    ).toEqual(['noindex']);
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

describe('the body of each page', () => {
  it('has headings and figures in characters of the display font', () => {
    const faults = failing(all, ({ $ }) => {
      const text = collapse($('h1, h2, h3, h4, dd, summary').text());
      return [...new Set(text)].filter((character) => !headingCharacters.includes(character)).join('');
    });
    expect(faults).toEqual([]);
  });

  it('has header, main and footer, and a skip link first', () => {
    const faults = failing(all, ({ $ }) => {
      const parts = ['body > header', 'body > main', 'body > footer'].filter((part) => $(part).length !== 1);
      const first = $('body').find('a, button').first();
      if ($(first.attr('href') ?? '#').get(0) !== $('main').get(0)) return 'the first link does not skip to main';
      return parts.join(', ');
    });
    expect(faults).toEqual([]);
  });
});

describe('services and products', () => {
  it.each(serviceSlugs)('%s is the same page under both paths @spec-2 @decision-5', (slug) => {
    expect(mainContent(`/products/${slug}`)).toBe(mainContent(`/services/${slug}`));
  });

  it('have listings that show the services section of the home page @spec-2 @decision-2', () => {
    const section = (path: string) => {
      const { $ } = pageAt(path);
      const block = load($.html('main #services'))('#services');
      // The heading's lead is the home page's own.
      return block.find('ul').text() + block.find('a').length;
    };
    expect(section('/services')).toMatch(new RegExp(`${serviceSlugs.length}$`));
    expect(section('/products')).toBe(section('/services'));
    // The landing presentation has six cards of its own there.
    if (home.presentation === 'sections') expect(section('/')).toBe(section('/services'));
  });

  it('have 700 to 1,100 words of their own on average', () => {
    const counts = serviceSlugs.map((slug) => {
      const main = load(pageAt(`/services/${slug}`).$.html('main'));
      main('script, nav, #line, #related').remove();
      main('*').append(' ');
      return wordsOf(main('main').text()).length;
    });
    const average = counts.reduce((sum, count) => sum + count, 0) / counts.length;
    expect(average).toBeGreaterThanOrEqual(700);
    expect(average).toBeLessThanOrEqual(1100);
  });

  it.each(serviceSlugs)(
    '%s shows features, technologies, questions, a quote link and a call button @spec-2',
    (slug) => {
      const { $ } = pageAt(`/services/${slug}`);
      expect($('#features li').length).toBeGreaterThanOrEqual(3);
      expect($('#technologies li').length).toBeGreaterThan(0);
      const questions = $('#questions details');
      expect(questions.length).toBeGreaterThanOrEqual(4);
      // The browser keeps one question open at a time, and each has an address.
      expect(new Set(questions.map((_, question) => $(question).attr('name')).get()).size).toBe(1);
      expect(new Set(questions.map((_, question) => $(question).children('[id]').attr('id')).get()).size).toBe(
        questions.length,
      );
      const closing = $('section[aria-labelledby="closing-title"]');
      expect(closing.find('a[href^="/contact"]')).toHaveLength(1);
      expect(closing.find('a[href^="tel:"]')).toHaveLength(1);
    },
  );

  it.each(['services', 'products'])('name the service in the phone bar of /%s/seo-services', (catalogue) => {
    const { $ } = pageAt(`/${catalogue}/seo-services`);
    const bar = $(`nav[aria-label="${labels.reachUs}"] a`);
    const [call, chat, quote] = bar.map((_, link) => $(link).attr('href')).get();
    expect(call).toBe(`tel:${site.phone.value}`);
    expect(new URL(chat ?? '').searchParams.get('text')).toMatch(/\bSEO/);
    expect(quote).toBe('/contact?service=seo-services');
  });
});
