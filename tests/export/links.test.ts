/* Everything a page of out/ links to exists, and each page links to what it should. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { emergencyCover, officeHours } from '@/content/facts';
import { faqCategories } from '@/content/faq';
import { footerQuickLinks, legalMenu, mainMenu, smallScreenMenu } from '@/content/navigation';
import { about } from '@/content/pages/about';
import { faq } from '@/content/pages/faq';
import { home } from '@/content/pages/home';
import { labels } from '@/content/pages/labels';
import { site } from '@/content/site';
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

  it('have no trailing slash and no file ending, so that no host has to redirect @decision-1', () => {
    const untidy = internal.filter(({ href }) => /[^/]\/($|[?#])|\.html/.test(href));
    expect(untidy.map(({ page, href }) => `${page.file}: ${href}`)).toEqual([]);
  });

  it('are never empty, and never run a script', () => {
    expect(linksTo(/^$|^#$|^javascript:/i)).toEqual([]);
  });

  it('to other sites are WhatsApp, the company site and social pages, without an opener @spec-2 @decision-16', () => {
    const allowed = [site.companySite.value, 'https://wa.me', ...site.social.flatMap(({ url }) => url ?? [])];
    const others = linksTo(/^https?:/).filter((href) => !allowed.some((start) => href.startsWith(start)));
    expect(others).toEqual([]);
    const open = pages.flatMap((page) => hrefs(page, 'a[href^="http"]:not([rel~="noopener"])'));
    expect(open).toEqual([]);
  });

  it('to the phone number are on every page, in E.164 @spec-1 @spec-2', () => {
    expect(linksTo(/^tel:/)).toEqual([phone.href]);
    expect(pages.filter((page) => hrefs(page, `a[href="${phone.href}"]`).length === 0)).toEqual([]);
  });

  it('to WhatsApp carry the number in digits and a text @spec-2', () => {
    const chats = linksTo(/wa\.me|whatsapp/);
    expect(chats.length).toBeGreaterThan(0);
    for (const chat of chats) {
      expect(chat).toMatch(new RegExp(`^https://wa\\.me/${phone.whatsApp}\\?text=.`));
      expect(new URL(chat).searchParams.get('text')).toMatch(/\w{3}/);
    }
    expect(hrefs(byPath.get('/contact')!).some((href) => href.startsWith('https://wa.me/'))).toBe(true);
  });

  it('to mail go to the five addresses, all of them on the contact page @spec-1 @spec-2', () => {
    const addresses = Object.values(site.emails).map(({ value }) => value);
    const written = (list: readonly string[]) =>
      [...new Set(list.filter((href) => href.startsWith('mailto:')).map((href) => new URL(href).pathname))].sort();
    expect(written(everyLink.map(({ href }) => href))).toEqual([...addresses].sort());
    expect(written(hrefs(byPath.get('/contact')!))).toEqual([...addresses].sort());
  });
});

describe('what pages load', () => {
  it('is all in out/', () => {
    const loaded = 'img[src], script[src], link:is([rel=preload], [rel~=icon], [rel=apple-touch-icon], [rel=manifest])';
    const lost = pages.flatMap(({ $, file }) =>
      $(loaded)
        .map((_, element) => $(element).attr('src') ?? $(element).attr('href') ?? '')
        .get()
        .filter((src) => !src.startsWith('data:') && !existsSync(path.join('out', src.split('?')[0]!)))
        .map((src) => `${file}: ${src}`),
    );
    expect(lost).toEqual([]);
  });
});

describe('the header of every page @spec-2', () => {
  it('has the entries of the menu, and each service under both names', () => {
    const top = mainMenu.map(({ href }) => href);
    const panels = ['services', 'products'].flatMap((family) => serviceSlugs.map((slug) => `/${family}/${slug}`));
    for (const page of pages) {
      const main = hrefs(page, 'header nav[aria-label="Main"] a');
      expect(main.filter((href) => top.includes(href))).toEqual(top);
      expect(main.filter((href) => !top.includes(href)).sort()).toEqual([...panels].sort());
    }
  });

  it('has a quote button @decision-27', () => {
    const without = pages.filter(({ $ }) => !$(`header a[href="/contact"]:contains("${labels.quote}")`).length);
    expect(without.map(({ file }) => file)).toEqual([]);
  });

  it('has the entries of the small-screen menu', () => {
    for (const { $ } of pages) {
      const entries = $('header nav[aria-label="Menu"] a').map((_, link) => $(link).text());
      expect(entries.get()).toEqual(smallScreenMenu.map(({ label }) => label));
      const services = $('header nav[aria-label="Services, line by line"] a').map((_, link) => $(link).attr('href'));
      expect(services.get()).toEqual(serviceSlugs.map((slug) => `/services/${slug}`));
    }
  });

  it.each([
    ['/', '/', 'page'],
    ['/services', '/services', 'page'],
    ['/services/seo-services', '/services', 'true'],
    ['/services/seo-services', '/services/seo-services', 'page'],
    ['/products/seo-services', '/products', 'true'],
    ['/contact', '/contact', 'page'],
    ['/services', '/products', undefined],
    ['/about', '/', undefined],
  ])('on %s marks the link to %s as current', (at, href, current) => {
    const { $ } = byPath.get(at)!;
    expect($(`header nav[aria-label="Main"] a[href="${href}"]`).attr('aria-current')).toBe(current);
  });
});

describe('the footer of every page @spec-2', () => {
  it('has quick links, all services, the legal pages, contact and the company site', () => {
    for (const page of pages) {
      const links = hrefs(page, 'footer a');
      const menus = [...footerQuickLinks, ...legalMenu].map(({ href }) => href);
      expect(links).toEqual(expect.arrayContaining(menus));
      expect(links.filter((href) => href.startsWith('/services/'))).toEqual(
        serviceSlugs.map((slug) => `/services/${slug}`),
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

  it('has the anchors home, services and about @spec-2 @decision-2', () => {
    for (const id of ['home', 'services', 'about']) expect($(`main [id="${id}"]`)).toHaveLength(1);
  });

  it('links to the quote form and to the phone number', () => {
    expect($('#home a[href="/contact"]').text()).toMatch(/get free quote/i);
    expect($(`#home a[href="${phone.href}"]`)).toHaveLength(1);
  });
});

describe('the sections of the home page @spec-1 @decision-2', () => {
  // The landing presentation has other sections: tests/unit/app.
  const isShown = home.presentation === 'sections';
  const { $ } = byPath.get('/')!;

  it('come in the order of the specification', () => {
    const order = ['home', 'why-choose-us', 'services', 'timelines', 'testimonials', 'contact'];
    const found = $('main [id]')
      .map((_, element) => $(element).attr('id'))
      .get()
      .filter((id) => order.includes(id));
    if (isShown) expect(found).toEqual(order);
  });

  it('make the four promises and offer support around the clock', () => {
    const reasons = $('#why-choose-us');
    const titles = reasons.find('h3').map((_, heading) => $(heading).text());
    if (!isShown) return;
    expect(titles.get()).toEqual(home.hero.promises);
    expect(plain(reasons.text())).toContain(plain(emergencyCover));
  });

  it('show the tagline', () => {
    expect($('#home').text()).toContain(site.tagline);
  });
});

describe('other pages', () => {
  it('about has mission, vision, values, the founder’s message and the figures @spec-2 @spec-9 @decision-4', () => {
    const { $ } = byPath.get('/about')!;
    for (const id of ['mission', 'vision', 'values', 'founder']) expect($(`main #${id}`)).toHaveLength(1);
    expect($('main dl dd').text()).toContain(about.figures.map(({ number }) => number).join(''));
  });

  it('contact has number, chat, five addresses, hours and a form of three fields @spec-1 @spec-2 @spec-9', () => {
    const contact = byPath.get('/contact')!;
    const { $ } = contact;
    const main = hrefs(contact, 'main a');
    expect(main).toContain(phone.href);
    expect(main.filter((href) => href.startsWith(`https://wa.me/${phone.whatsApp}`))).not.toEqual([]);
    for (const { value } of Object.values(site.emails))
      expect(main.filter((href) => href.startsWith(`mailto:${value}`))).not.toEqual([]);
    expect($('main').text()).toContain(site.country);
    for (const { days, times } of officeHours.timetable)
      expect(collapse($('main').text())).toMatch(new RegExp(`${days}\\s*${collapse(times)}`));
    const fields = $('main form [name]').map((_, field) => $(field).attr('name'));
    expect(fields.get()).toEqual(['name', 'email', 'message']);
  });

  it('contact offers a contact card with the number @decision-27', () => {
    const card = byPath.get('/contact')!.$('main a[download]').attr('href');
    expect(readFileSync(`out${card}`, 'utf8')).toContain(`TEL;TYPE=WORK,VOICE,PREF:${site.phone.value}\r\n`);
  });

  it('the FAQ has its categories with their questions, the first one open @spec-2', () => {
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

  it.each(legalMenu.map(({ href }) => href))('%s has a table of contents and a date @spec-2', (at) => {
    const { $ } = byPath.get(at)!;
    expect($('main nav a[href^="#"]').length).toBe($('main section[id]').length);
    expect($('main time').attr('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
