/* Everything that a page of out/ points at is there. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { emergencyCover, officeHours } from '@/content/facts';
import { faqCategories } from '@/content/faq';
import { footerQuickLinks, footerServices, legalMenu, mainMenu, smallScreenMenu } from '@/content/navigation';
import { about } from '@/content/pages/about';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import { serviceSlugs } from '@/content/services/slugs';
import { phoneForms } from '@/lib/phone';
import { plain } from '../support/copy';
import { collapse, exportedPage, exportedPages, type ExportedPage } from '../support/pages';

const pages = [...exportedPages(), exportedPage('404.html')];
const byPath = new Map(pages.map((page) => [page.path, page]));
const phone = phoneForms(site.phone.value);

const hrefs = ({ $ }: ExportedPage, selector = 'a[href]') =>
  $(selector)
    .map((_, link) => $(link).attr('href'))
    .get();
const everyLink = pages.flatMap((page) => hrefs(page).map((href) => ({ page, href })));
const linksTo = (scheme: RegExp) => [...new Set(everyLink.map(({ href }) => href).filter((href) => scheme.test(href)))];

/** Why a link of the site to itself leads nowhere, or nothing when it arrives. */
function fault(page: ExportedPage, href: string): string | undefined {
  const { pathname, hash } = new URL(href, `https://site.invalid${page.path}`);
  const target = href.startsWith('#') ? page : byPath.get(pathname);
  const isFile = existsSync(path.join('out', pathname)) && path.extname(pathname) !== '';
  if (!target && !isFile) return `${page.file}: ${href} leads to no page`;
  const id = decodeURIComponent(hash.slice(1));
  const hasAnchor = id === '' || target?.$('[id]').is((_, element) => target.$(element).attr('id') === id);
  return hasAnchor ? undefined : `${page.file}: ${href} leads to no anchor`;
}

describe('links', () => {
  const internal = everyLink.filter(({ href }) => /^[/#?]/.test(href));

  it('to pages and anchors of the site all arrive', () => {
    expect(internal.length).toBeGreaterThan(1000);
    expect(internal.flatMap(({ page, href }) => fault(page, href) ?? [])).toEqual([]);
  });

  it('have no trailing slash and no file ending, so that no host has to redirect', () => {
    const untidy = internal.filter(({ href }) => /[^/]\/($|[?#])|\.html/.test(href));
    expect(untidy.map(({ page, href }) => `${page.file}: ${href}`)).toEqual([]);
  });

  it('are never empty and never run a script', () => {
    expect(linksTo(/^$|^#$|^javascript:/i)).toEqual([]);
  });

  it('to other sites are WhatsApp, the company site and the social pages, and open without an opener', () => {
    const allowed = [site.companySite.value, 'https://wa.me', ...site.social.flatMap(({ url }) => url ?? [])];
    const others = linksTo(/^https?:/).filter((href) => !allowed.some((start) => href.startsWith(start)));
    expect(others).toEqual([]);
    const open = pages.flatMap((page) => hrefs(page, 'a[href^="http"]:not([rel~="noopener"])'));
    expect(open).toEqual([]);
  });

  it('to the number are one number in E.164, on every page', () => {
    expect(linksTo(/^tel:/)).toEqual([phone.href]);
    expect(pages.filter((page) => hrefs(page, `a[href="${phone.href}"]`).length === 0)).toEqual([]);
  });

  it('to WhatsApp are the number in digits with a text', () => {
    const chats = linksTo(/wa\.me|whatsapp/);
    expect(chats.length).toBeGreaterThan(0);
    for (const chat of chats) {
      expect(chat).toMatch(new RegExp(`^https://wa\\.me/${phone.whatsApp}\\?text=.`));
      expect(new URL(chat).searchParams.get('text')).toMatch(/\w{3}/);
    }
    expect(hrefs(byPath.get('/contact')!).some((href) => href.startsWith('https://wa.me/'))).toBe(true);
  });

  it('to mail go to the five addresses, and the contact page has all of them', () => {
    const addresses = Object.values(site.emails).map(({ value }) => value);
    const written = (list: readonly string[]) =>
      [...new Set(list.filter((href) => href.startsWith('mailto:')).map((href) => new URL(href).pathname))].sort();
    expect(written(everyLink.map(({ href }) => href))).toEqual([...addresses].sort());
    expect(written(hrefs(byPath.get('/contact')!))).toEqual([...addresses].sort());
  });
});

describe('what pages load', () => {
  it('is all in out/', () => {
    const attributes: [string, string][] = [
      ['img[src], script[src], source[src]', 'src'],
      [
        'link[rel=stylesheet], link[rel=preload], link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest]',
        'href',
      ],
    ];
    const lost = pages.flatMap(({ $, file }) =>
      attributes.flatMap(([selector, name]) =>
        $(selector)
          .map((_, element) => $(element).attr(name) ?? '')
          .get()
          .filter((src) => !src.startsWith('data:') && !existsSync(path.join('out', src.split('?')[0]!)))
          .map((src) => `${file}: ${src}`),
      ),
    );
    expect(lost).toEqual([]);
  });

  it('comes from the site itself', () => {
    const foreign = pages.flatMap(({ $, file }) =>
      $('img, script, source, iframe, link[rel=stylesheet], link[rel=preload]')
        .map((_, element) => $(element).attr('src') ?? $(element).attr('href') ?? '')
        .get()
        .filter((src) => /^(https?:)?\/\//.test(src))
        .map((src) => `${file}: ${src}`),
    );
    expect(foreign).toEqual([]);
  });

  it('gives every image a text or marks it as decoration', () => {
    const silent = pages.flatMap(({ $, file }) =>
      $('img:not([alt])')
        .get()
        .map((image) => `${file}: ${$.html(image)}`),
    );
    expect(silent).toEqual([]);
  });
});

describe('the header of every page', () => {
  it('has the entries of the menu, and each service under both names', () => {
    const top = mainMenu.map(({ href }) => href);
    const panels = ['services', 'products'].flatMap((family) => serviceSlugs.map((slug) => `/${family}/${slug}`));
    for (const page of pages) {
      const main = hrefs(page, 'header nav[aria-label="Main"] a');
      expect(main.filter((href) => top.includes(href))).toEqual(top);
      expect(main.filter((href) => !top.includes(href)).sort()).toEqual([...panels].sort());
    }
  });

  it('has the entries of the small-screen menu', () => {
    for (const { $ } of pages) {
      const labels = $('header [popover] nav a').map((_, link) => $(link).text());
      expect(labels.get()).toEqual(smallScreenMenu.map(({ label }) => label));
    }
  });

  it.each([
    ['/', '/', 'page'],
    ['/services', '/services', 'page'],
    ['/services/seo-services', '/services', 'true'],
    ['/services/seo-services', '/services/seo-services', 'page'],
    ['/products/seo-services', '/products', 'true'],
    ['/contact', '/contact', 'page'],
  ])('on %s marks the link to %s as current', (at, href, current) => {
    const { $ } = byPath.get(at)!;
    expect($(`header nav[aria-label="Main"] a[href="${href}"]`).attr('aria-current')).toBe(current);
  });
});

describe('the footer of every page', () => {
  it('has quick links, six services, the legal pages, contact and the company site', () => {
    for (const page of pages) {
      const links = hrefs(page, 'footer a');
      const menus = [...footerQuickLinks, ...legalMenu].map(({ href }) => href);
      expect(links).toEqual(expect.arrayContaining(menus));
      expect(links.filter((href) => href.startsWith('/services/'))).toEqual(
        footerServices.map((slug) => `/services/${slug}`),
      );
      expect(links).toEqual(expect.arrayContaining([phone.href, `mailto:${site.emails.info.value}`]));
      expect(links).toContain(site.companySite.value);
    }
  });

  it('says the year and the name, the hours and the country', () => {
    for (const { $ } of pages) {
      const footer = plain($('footer').text());
      expect(footer).toMatch(new RegExp(`© \\d{4} ${site.name.value}`));
      for (const { days, times } of officeHours.timetable) {
        expect(footer).toContain(days);
        expect(footer).toContain(plain(times));
      }
      expect(footer).toContain(site.country);
    }
  });

  it('shows social pages as links, or as coming soon and no dead link', () => {
    const { $ } = pages[0]!;
    for (const { label, url } of site.social) {
      const profile = $(`footer [aria-label^="${label}"], footer a[href="${url}"]`);
      expect(profile).toHaveLength(1);
      if (!url) {
        expect(profile.is('a')).toBe(false);
        expect(profile.attr('aria-label')).toMatch(/coming soon/);
      }
    }
  });
});

describe('the home page', () => {
  const { $ } = byPath.get('/')!;

  it('has the anchors home, services and about', () => {
    for (const id of ['home', 'services', 'about']) expect($(`main [id="${id}"]`)).toHaveLength(1);
  });

  it('leads to the quote and to the call', () => {
    expect($('#home a[href="/contact"]').text()).toMatch(/get free quote/i);
    expect($(`#home a[href="${phone.href}"]`)).toHaveLength(1);
  });
});

// The landing presentation has other bands: tests/unit/app.
(home.presentation === 'sections' ? describe : describe.skip)('the sections of the home page', () => {
  const { $ } = byPath.get('/')!;

  it('has its sections in the order of the specification', () => {
    const order = ['home', 'why-choose-us', 'services', 'timelines', 'testimonials', 'contact'];
    const found = $('main [id]')
      .map((_, element) => $(element).attr('id'))
      .get()
      .filter((id) => order.includes(id));
    expect(found).toEqual(order);
  });

  it('makes its promises and offers support around the clock', () => {
    const reasons = $('#why-choose-us');
    expect(
      reasons
        .find('h3')
        .map((_, heading) => $(heading).text())
        .get(),
    ).toEqual(home.hero.promises);
    expect(plain(reasons.text())).toContain(plain(emergencyCover));
  });

  it('makes every stop of the map a link to its service', () => {
    const stops = $('#home nav a').map((_, stop) => $(stop).attr('href'));
    expect(stops.get().sort()).toEqual(serviceSlugs.map((slug) => `/services/${slug}`).sort());
  });

  it('shows each testimonial with its stars', () => {
    const stars = $('#testimonials li [role=img]').map((_, element) => $(element).attr('aria-label'));
    expect(stars.get()).toEqual(testimonials.items.map(({ rating }) => `${rating} of 5 stars`));
  });
});

describe('other pages', () => {
  it('about has mission, vision, values, the founder’s message and the figures', () => {
    const { $ } = byPath.get('/about')!;
    for (const id of ['mission', 'vision', 'values', 'founder']) expect($(`main #${id}`)).toHaveLength(1);
    expect($('main dl dd').text()).toContain(about.figures.map(({ number }) => number).join(''));
  });

  it('contact has number, WhatsApp, five addresses, hours and a form of three fields', () => {
    const { $ } = byPath.get('/contact')!;
    expect($('main form')).toHaveLength(1);
    expect(
      $('main form [name]')
        .map((_, field) => $(field).attr('name'))
        .get(),
    ).toEqual(['name', 'email', 'message']);
    for (const { days, times } of officeHours.timetable) {
      expect(collapse($('main').text())).toMatch(new RegExp(`${days}\\s*${collapse(times)}`));
    }
  });

  it('the FAQ has its categories with their questions, the first open', () => {
    const { $ } = byPath.get('/faq')!;
    const boards = $('main details:has(details)');
    const shown = boards.map((_, board) => `${$(board).find('h2').text()}: ${$(board).find('details').length}`);
    expect(shown.get()).toEqual(faqCategories.map(({ title, items }) => `${title}: ${items.length}`));
    expect(
      $('main details[open]')
        .map((_, open) => $(open).children('[id]').attr('id'))
        .get(),
    ).toEqual([faq.initiallyOpen]);
  });

  it.each(legalMenu.map(({ href }) => href))('%s has contents and a date', (at) => {
    const { $ } = byPath.get(at)!;
    expect($('main nav a[href^="#"]').length).toBe($('main section[id]').length);
    expect($('main time').attr('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
