/* Links of pages in out/ work, and each page has the links it should. */
import { readFileSync } from 'node:fs';
import { officeHours } from '@/content/facts';
import { contact } from '@/content/pages/contact';
import { faq } from '@/content/pages/faq';
import { footerServices } from '@/content/footer';
import { contactLabels, footer, header, phoneBar } from '@/content/labels';
import { projects } from '@/content/owner/projects';
import { details } from '@/content/owner/details';
import { companySite, site, socialProfiles } from '@/content/site';
import { confirmedValue } from '@/content/types';
import { testimonials } from '@/content/owner/testimonials';
import { services, serviceSlugs } from '@/content/services';
import { mainPhone, phones, quoteLink } from '@/lib/contact-links';
import { phoneOf, readPhone } from '@/content/types/phone';
import { identityRows } from '@/lib/confirmed-details';
import { shownPeople } from '@/lib/people';
import { legalMenu, mainMenu, smallScreenMenu } from '@/lib/navigation';
import { servicePath } from '@/lib/routes';
import { problemsOnPages } from '@/tools/check/page-checks';
import { readSite } from '@/tools/exported-page/read-site';
import { plain } from '../support/texts';
import { service, serviceAddress } from '../support/examples';
import { collapse, everyPage, type ExportedPage, failing } from '../support/pages';

const pages = everyPage();
const pageAt = (path: string) => pages.find((page) => page.path === path)!;
const { form } = contact;
/** The agency's own WhatsApp number, or else the number that buttons call. */
const chatNumber = confirmedValue(details.whatsApp);
const whatsApp = (chatNumber ? readPhone(chatNumber) : phoneOf(details.phone)).number.replace('+', '');
/** One may serve several purposes. */
const addresses = [...new Set(Object.values(details.emails).map(({ value }) => value))];

const hrefs = ({ $ }: ExportedPage, selector = 'a[href]') =>
  $(selector)
    .map((_, link) => $(link).attr('href'))
    .get();
const everyLink = pages.flatMap((page) => hrefs(page));
const linksTo = (scheme: RegExp) => [...new Set(everyLink.filter((href) => scheme.test(href)))];
/** Pages without a link that they should have. */
const lacking = (selector: string) => failing(pages, ({ $ }) => $(selector).length === 0);

describe('links', () => {
  it('to pages, files and anchors of the site are never broken, nor those sent to others @decision-43', async () => {
    expect(linksTo(/^[/#]/).length).toBeGreaterThan(50);
    expect(problemsOnPages(await readSite('out'), [])).toEqual([]);
  });

  it('have no trailing slash and no file extension, so that no host redirects them @decision-1', () => {
    expect(linksTo(/^[/#?]/).filter((href) => /[^/]\/($|[?#])|\.html/.test(href))).toEqual([]);
  });

  it('to other sites lead only to those the content names or to WhatsApp @spec-2 @decision-16', () => {
    const works = testimonials.flatMap(({ url }) => url ?? []);
    const profiles = socialProfiles.flatMap(({ url }) => url ?? []);
    const proof = [...projects, ...identityRows('about'), ...(details.reviews ? [details.reviews] : [])].flatMap(
      ({ url }) => url ?? [],
    );
    const map = confirmedValue(details.map);
    const maps = map ? [map] : [];
    const allowed = [...(companySite ? [companySite] : []), 'https://wa.me', ...profiles, ...works, ...proof, ...maps];
    const others = linksTo(/^(?!\/|#.|tel:|mailto:)/).filter(
      (href) => !allowed.some((start) => href.startsWith(start)),
    );
    expect(others).toEqual([]);
  });

  it('on a service’s page to the quote form and WhatsApp name the service, in header, menu and phone bar too @decision-41', () => {
    for (const { slug, title } of services) {
      for (const path of [servicePath(slug), servicePath(slug, 'products')]) {
        const page = pageAt(path);
        const [number, chat, quote] = hrefs(page, `nav[aria-label="${phoneBar.name}"] a`);
        expect([number, quote]).toEqual([mainPhone.href, quoteLink(servicePath(slug)).href]);
        for (const href of [chat!, ...hrefs(page, 'main a[href^="https://wa.me/"]')])
          expect(new URL(href).searchParams.get('text')).toContain(title);
        const quotes = hrefs(page, `header a:contains("${header.quote}"), main a:contains("${contactLabels.quote}")`);
        expect(quotes.length).toBeGreaterThan(3);
        expect(new Set(quotes)).toEqual(new Set([quoteLink(servicePath(slug)).href]));
      }
    }
  });

  it('to each phone number are in the footer of every page @spec-1 @spec-2', () => {
    const direct = shownPeople.flatMap(({ phone }) => phone ?? []);
    // The office's mobile may be somebody's own.
    const calls = [...new Set([...phones, ...direct].map(({ href }) => href))].sort();
    const others = (page: ExportedPage) => hrefs(page, 'a[href^="tel:"]').some((href) => !calls.includes(href));
    expect(failing(pages, others)).toEqual([]);
    expect(linksTo(/^tel:/).sort()).toEqual(calls);
    // RFC 3966 allows no spaces.
    for (const { href } of phones) expect(href).toMatch(/^tel:\+?\d+$/);
    for (const { href } of phones) expect(lacking(`footer a[href="${href}"]`)).toEqual([]);
  });

  it('to WhatsApp carry the number in digits and a text, and are in every footer @spec-2 @decision-42', () => {
    const chats = linksTo(/wa\.me|whatsapp/);
    for (const chat of chats) {
      expect(chat.startsWith(`https://wa.me/${whatsApp}?text=`)).toBe(true);
      expect(new URL(chat).searchParams.get('text')).toMatch(/\w{3}/);
    }
    expect(lacking('footer a[href^="https://wa.me/"]')).toEqual([]);
  });

  it('to mail go to the five addresses, all of them on the contact page @spec-1 @spec-2', () => {
    const written = (list: readonly string[]) =>
      [...new Set(list.filter((href) => href.startsWith('mailto:')).map((href) => new URL(href).pathname))].sort();
    expect(written(everyLink)).toEqual([...addresses].sort());
    expect(written(hrefs(pageAt('/contact'), 'main a'))).toEqual([...addresses].sort());
  });
});

describe('the header of every page @spec-2', () => {
  it('has the entries of the menu, each service under both names, and a quote button', () => {
    const top = mainMenu.map(({ href }) => href);
    const panels = ['services', 'products'].flatMap((family) => serviceSlugs.map((slug) => `/${family}/${slug}`));
    for (const page of pages) {
      const main = hrefs(page, 'header nav[aria-label="Main"] a');
      expect(main.filter((href) => top.includes(href))).toEqual(top);
      expect(main.filter((href) => !top.includes(href)).sort()).toEqual([...panels].sort());
    }
    for (const page of pages) {
      const quotes = hrefs(page, `header a:contains("${header.quote}"), nav[aria-label="${phoneBar.name}"] a:last`);
      // Reloading the contact page would empty its form.
      const target = page.path === '/contact' ? /^(?:\/contact\?)?#\w/ : /^\/contact/;
      expect(quotes.length).toBeGreaterThan(1);
      expect(quotes.filter((href) => !target.test(href))).toEqual([]);
    }
  });

  it('has the entries of the small-screen menu', () => {
    for (const page of pages) {
      expect(hrefs(page, `header nav[aria-label="${header.menu}"] a`)).toEqual(smallScreenMenu.map(({ href }) => href));
      expect(hrefs(page, 'header nav[aria-label="Services by category"] a')).toEqual(
        serviceSlugs.map((slug) => `/services/${slug}`),
      );
    }
  });

  it.each([
    ['/', '/', 'page'],
    [serviceAddress, '/services', 'true'],
    [servicePath(service.slug, 'products'), '/products', 'true'],
    ['/services', '/products', undefined],
  ])('on %s marks the link to %s as current', (at, href, current) => {
    expect(pageAt(at).$(`header nav[aria-label="Main"] a[href="${href}"]`).attr('aria-current')).toBe(current);
  });
});

describe('the footer of every page @spec-2', () => {
  it('has quick links, its services, the legal pages, contact and the company site, each once @decision-22', () => {
    const menus = [...mainMenu, ...legalMenu].map(({ href }) => href);
    const others = [mainPhone.href, `mailto:${details.emails.info.value}`, ...(companySite ? [companySite] : [])];
    for (const page of pages) {
      const links = hrefs(page, 'footer a');
      expect(links).toEqual(expect.arrayContaining([...menus, ...others]));
      // The quote button and the link to all services repeat addresses, but no name.
      const names = page.$('footer a').map((_, link) => page.$(link).attr('aria-label') ?? page.$(link).text());
      expect(names.get()).toEqual([...new Set(names.get())]);
      expect(links.filter((href) => href.startsWith('/services/'))).toEqual(
        footerServices.map((slug) => `/services/${slug}`),
      );
    }
  });

  it('says the year and the name, the hours and the country', () => {
    for (const { $ } of pages) {
      const footer = plain($('footer').text());
      expect(footer).toMatch(new RegExp(`© \\d{4} ${details.name.value}`));
      for (const text of [plain(officeHours.text), site.country]) expect(footer).toContain(text);
    }
  });

  it('shows social pages as links, or as “coming soon” without a link @decision-6', () => {
    const { $ } = pages[0]!;
    const names = $('footer button[aria-labelledby]').map((_, button) =>
      $(`#${$(button).attr('aria-labelledby')}`).text(),
    );
    const unknown = socialProfiles.filter(({ url }) => !url);
    expect(names.get()).toEqual(unknown.map(({ label }) => footer.comingSoonName.replace('{profile}', label)));
    for (const { url } of socialProfiles) if (url) expect($(`footer a[href="${url}"]`)).toHaveLength(1);
  });
});

describe('other pages', () => {
  it('contact has each number, chat, hours and a contact card with the numbers @spec-1 @spec-2 @spec-9', () => {
    const page = pageAt('/contact');
    const { $ } = page;
    expect(hrefs(page, 'main a')).toEqual(expect.arrayContaining(phones.map(({ href }) => href)));
    expect($('main a[href^="https://wa.me/"]').length).toBeGreaterThan(0);
    expect($('main').text()).toContain(site.country);
    for (const { days, times } of officeHours.timetable)
      expect(collapse($('main').text())).toMatch(new RegExp(`${days}\\s*${collapse(times)}`));
    const card = $('main a[download]').attr('href');
    const lines = readFileSync(`out${card}`, 'utf8').split('\r\n');
    const saved = lines.flatMap((line) => /^TEL;.*:(.*)/.exec(line)?.[1] ?? []);
    const chat = chatNumber ? [readPhone(chatNumber).number] : [];
    expect(new Set(saved)).toEqual(new Set([...phones.map(({ number }) => number), ...chat]));
    expect(saved[0]).toBe(mainPhone.number);
  });

  it.each([
    ['/contact', 'email', true],
    ['/', 'text', false],
  ])(
    'the form on %s has three fields with hints, of any length, of type %s and required: %s @spec-5',
    (path, type, isRequired) => {
      const { $ } = pageAt(path);
      expect($('main form').attr('novalidate')).toBeUndefined();
      const fields = Array.from($('main form [name]'), (field) => ({ ...$(field).attr() }));
      expect(fields.map(({ name }) => name)).toEqual(['name', 'email', 'message']);
      expect(fields[1]!.type).toBe(type);
      // Browsers fill them in.
      expect(fields.map(({ autocomplete }) => autocomplete)).toEqual(['name', 'email', undefined]);
      const hints = fields.map((field) => $(`[id="${field['aria-describedby']}"]`).text());
      expect(hints).toEqual([form.nameHint, form.emailHint, form.messageHint]);
      const rules = fields.map((field) => ({
        name: field.name,
        isRequired: 'required' in field,
        limits: Object.keys(field).filter((name) => /^(?:min|max)length$|^pattern$/.test(name)),
      }));
      expect(rules).toEqual(fields.map(({ name }) => ({ name, isRequired, limits: [] })));
    },
  );

  it('the FAQ opens with its first category, and no question @spec-2', () => {
    const { $ } = pageAt('/faq');
    const open = $('main details[open]').map((_, details) => $(details).children('[id]').attr('id'));
    expect(open.get()).toEqual([faq.initiallyOpen]);
  });

  it.each(legalMenu.map(({ href }) => href))('%s has a table of contents and a date @spec-2', (at) => {
    const { $ } = pageAt(at);
    expect($('main nav a[href^="#"]').length).toBe($('main section[id]').length);
    expect($('main time').attr('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
  });
});
