/* What every page in out/ has, and what single pages have. */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { officeHours } from '@/content/facts';
import { faqCategories } from '@/content/faq';
import { footerServices } from '@/content/footer';
import { header, phoneBar } from '@/content/labels';
import { details } from '@/content/owner/details';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { figures } from '@/content/pages/figures';
import { home } from '@/content/pages/home';
import { notFound } from '@/content/pages/not-found';
import { services, serviceSlugs } from '@/content/services';
import { companySite, site, socialProfiles } from '@/content/site';
import { linkedServices } from '@/lib/catalogue';
import { cardNumbers, chatUrl, mainPhone, phones } from '@/lib/contact-links';
import { legalMenu, mainMenu, smallScreenMenu } from '@/lib/navigation';
import { factsWithPrice, priceFactorsOf } from '@/lib/prices';
import { servicePath } from '@/lib/routes';
import { shownTestimonials } from '@/lib/testimonials';
import { expectations as expected } from '../specification/expectations';
import { attributes, collapse, everyPage, failing, type Fault, hrefs, metaOf, textsOf } from '../support/pages';
import { copyOf, plain } from '../support/texts';

const pages = everyPage();
const pageAt = (path: string) => pages.find((page) => page.path === path)!;
const mainText = (path: string) => collapse(pageAt(path).$('main').text());
/** Otherwise home has the landing presentation, which tests/preview has. */
const hasSections = home.presentation === 'sections';

const emails = Object.values(details.emails).map(({ value }) => value);
const untranslated = [details.name.value, ...phones.map(({ display }) => display), ...emails];
const footerLinks = [
  ...[...mainMenu, ...legalMenu, ...phones].map(({ href }) => href),
  ...footerServices.map((slug) => servicePath(slug)),
  ...[`mailto:${details.emails.info.value}`, chatUrl, companySite, ...socialProfiles.map(({ url }) => url)],
].filter((href) => typeof href === 'string');

/** The texts of some copy that a part of a page lacks. */
const missingFrom = (part: string, copy: unknown) =>
  copyOf(copy).filter(({ text }) => !collapse(part).includes(collapse(text)));

/** A list that isn't the expected one. */
const unlike = (found: readonly string[], wanted: readonly string[]) => found.join() !== wanted.join() && found.join();

const faults: Readonly<Record<string, Fault>> = {
  'names its language, and is as wide as the window': (page) =>
    page.$('html').attr('lang') !== 'en-IN' || !metaOf(page, 'viewport')?.includes('width=device-width'),
  'keeps translators from the brand, numbers and addresses': (page) => {
    const parts = page.$('body *').not('script, style').contents().get();
    const texts = parts.filter(({ type }) => type === 'text');
    const kept = texts.filter((text) => untranslated.includes(page.$(text).text().trim()));
    const lost = kept.find((text) => page.$(text).parent().closest('[translate=no]').length === 0);
    return lost && page.$(lost).text();
  },
  'prerenders or prefetches links to pages only: files would be downloaded': (page) => {
    type Rules = Record<string, [{ where: { selector_matches: string } }]>;
    const rules = JSON.parse(page.$('script[type=speculationrules]').text()) as Rules;
    const found = Object.values(rules).map(([{ where }]) => hrefs(page, where.selector_matches));
    const isPage = (href: string) => pages.some(({ path }) => path === href.split(/[?#]/)[0]);
    return found.length !== 2 || found.some((links) => links.length < 9) || found.flat().find((href) => !isPage(href));
  },
  'has the menus of wide and of small screens, the former with each service under both names @spec-2': (page) => {
    const panel = (catalogue = '') => (catalogue ? serviceSlugs.map((slug) => `/${catalogue}/${slug}`) : []);
    const menu = mainMenu.flatMap(({ href, catalogue }) => [href, ...panel(catalogue)]);
    const small = smallScreenMenu.map(({ href }) => href);
    const menuOf = (name: string) => hrefs(page, `header nav[aria-label="${name}"] a`);
    return unlike(menuOf('Main'), menu) || unlike(menuOf(header.menu), small);
  },
  'has quote buttons in header and phone bar, which don’t reload the contact page: its form would be empty': (page) => {
    const quotes = hrefs(page, `header a:contains("${header.quote}"), nav[aria-label="${phoneBar.name}"] a:last`);
    const target = page.path === '/contact' ? /^(?:\/contact\?)?#\w/ : /^\/contact/;
    return quotes.length < 2 || quotes.some((href) => !target.test(href));
  },
  'has pages, services, numbers, mail, chat, company site and social pages in its footer @spec-1 @spec-2': (page) =>
    footerLinks.find((link) => !hrefs(page, 'footer a').some((href) => href.split('?')[0] === link)),
  'has links to WhatsApp with the number in digits and a text only @spec-2': (page) =>
    hrefs(page, '[href*="wa.me"], [href*=whatsapp]').find((href) => !/^https:..wa\.me.\d+\?text=[^&]{3,}$/.test(href)),
  'says the year and the name, the hours and the country in its footer @spec-2': ({ $ }) => {
    const text = plain($('footer').text());
    const wanted = [`${details.name.value}`, plain(officeHours.text), site.country];
    return !/© \d{4} /.test(text) || wanted.find((part) => !text.includes(part));
  },
  'has no policy of its own, which would break translated copies and hosts that minify': ({ $ }) =>
    $('meta[http-equiv]').length > 0,
};

it.each(Object.entries(faults))('every page %s', (_, fault) => expect(failing(pages, fault)).toEqual([]));

it.each<[path: string, title: string, text: string, action: string]>([
  ['/404', notFound.title, notFound.code, notFound.action],
  ['/500', ...(expected.fallback as [string, string, string])],
])('%s has its title, text and link home, and isn’t in search results @spec-2 @spec-8', (path, title, text, action) => {
  const page = pageAt(path);
  expect(textsOf(page, 'main h1')).toEqual([title]);
  expect(mainText(path)).toContain(text);
  expect(textsOf(page, 'main a[href="/"]')).toContain(action);
  // One tag: two could contradict each other.
  expect(attributes(page, 'meta[name=robots]', 'content')).toEqual(['noindex']);
  expect([page.canonical, metaOf(page, 'og:url')]).toEqual([undefined, undefined]);
});

it.each([
  ['/', ['home', 'why-choose-us', 'services', 'timelines', 'testimonials', 'contact']],
  ['/about', ['mission', 'vision', 'values', 'founder', about.figuresTitle]],
])('%s has its sections in their order @spec-1 @spec-2', (path, names) => {
  const { $ } = pageAt(path);
  const parts = $('main [id], main section[aria-label]').get();
  const found = parts.map(({ attribs }) => attribs.id ?? attribs['aria-label']!);
  const isLeftOut = (name: string) => name === 'testimonials' && shownTestimonials().length === 0;
  if (path !== '/' || hasSections)
    expect(found.filter((name) => names.includes(name))).toEqual(names.filter((name) => !isLeftOut(name)));
});

it('home has its anchors, links to a quote and to call, and its promises @spec-1 @spec-2', () => {
  const page = pageAt('/');
  for (const id of ['home', 'services', 'about']) expect(page.$(`main [id="${id}"]`)).toHaveLength(1);
  expect(textsOf(page, '#home a[href="/contact"]').join()).toContain(expected.quote);
  expect(hrefs(page, '#home a[href^="tel:"]')).toEqual([mainPhone.href]);
  const { title, items } = home.whyChooseUs;
  if (hasSections) expect(missingFrom(page.$('#why-choose-us').text(), [title, items])).toEqual([]);
});

it('testimonials show name, company, rating and text @spec-1 @spec-3 @spec-9', () => {
  const { $ } = pageAt('/');
  const quotes = $('#testimonials li').get();
  expect(quotes).toHaveLength(hasSections ? shownTestimonials().length : 0);
  for (const [index, quote] of quotes.entries()) {
    const { name, company, rating, text } = shownTestimonials()[index]!;
    for (const part of [name, company, text]) expect(collapse($(quote).text())).toContain(part);
    expect($('[role=img]', quote).attr('aria-label')).toBe(rating && `${rating} of 5 stars`);
  }
});

it.each(['/', '/about'])('%s shows number, label and icon of each figure @spec-2 @spec-3 @spec-9', (path) => {
  const { $ } = pageAt(path);
  for (const { number, label } of path === '/' && !hasSections ? [] : figures) {
    const figure = $('main dl > div').filter((_, part) => collapse($('dt', part).text()) === label);
    expect([collapse(figure.find('dd').text()), figure.find('svg').length]).toEqual([number, 1]);
  }
});

it('/contact has each number, chat, hours, country and a contact card with the numbers @spec-1 @spec-2 @spec-9', () => {
  const page = pageAt('/contact');
  const links = hrefs(page, 'main a');
  expect(links).toEqual(expect.arrayContaining([...phones.map(({ href }) => href), expect.stringMatching(chatUrl)]));
  expect(mainText('/contact')).toContain(site.country);
  for (const { days, times } of officeHours.timetable)
    expect(mainText('/contact')).toMatch(new RegExp(`${days}\\s*${collapse(times)}`));
  const card = readFileSync(`out${hrefs(page, 'main a[download]')[0]}`, 'utf8');
  const saved = [...card.matchAll(/^TEL;.*:(.*)\r$/gm)].map(([, number]) => number);
  expect(saved).toEqual(cardNumbers);
});

it.each([
  ['/contact', 'email', true],
  ['/', 'text', false],
])('the form on %s has an address of type %s and two other fields, required: %s @spec-5', (path, type, isRequired) => {
  const { $ } = pageAt(path);
  const fields = $('main form:not([novalidate])').find('input, textarea');
  const found = Array.from(fields, (field) => {
    const { id, required, maxlength, minlength, pattern, ...others } = $(field).attr()!;
    const label = $(`label[for="${id}"]`).text();
    return [label, others.type, others.autocomplete, required !== undefined, maxlength ?? minlength ?? pattern];
  });
  const { name, email, message } = contact.form;
  expect(found).toEqual([
    [name, undefined, 'name', isRequired, undefined],
    [email, type, 'email', isRequired, undefined],
    [message, undefined, undefined, isRequired, undefined],
  ]);
});

it.each(legalMenu.map(({ href }) => href))('%s has a table of contents and a date @spec-2', (path) => {
  const { $ } = pageAt(path);
  expect($('main nav a[href^="#"]').length).toBe($('main section[id]').length);
  expect($('main time').attr('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it.each(faqCategories)('the FAQ has the questions of $id with their answers, each at its id @spec-3', (category) => {
  const page = pageAt('/faq');
  const { id, title, items } = category;
  expect(textsOf(page, `details:has(> #${id}) h2`)).toEqual([title]);
  expect(attributes(page, `#${id} details > [id]`, 'id')).toEqual(items.map((item) => item.id));
  for (const item of items) {
    const shown = page.$(`#${id} details:has(> #${item.id})`).text();
    expect(missingFrom(shown, [item.question, item.answer])).toEqual([]);
  }
});

describe('services and products', () => {
  it.each(serviceSlugs)('%s is the same page under both paths @spec-2', (slug) => {
    const [own, other] = (['services', 'products'] as const).map((catalogue) => {
      const main = load(pageAt(servicePath(slug, catalogue)).$.html('main'));
      main('script, nav ol a[href="/products"], nav ol a[href="/services"]').remove();
      return main.html('main').replaceAll('"/products', '"/services');
    });
    expect(other).toBe(own);
  });

  it.each(['services', 'products'] as const)('/%s lists each service as home does @spec-2 @spec-3', (catalogue) => {
    const { $ } = pageAt(`/${catalogue}`);
    for (const { shortTitle, summary, href } of linkedServices(serviceSlugs, catalogue)) {
      const item = $(`#services a[href="${href}"]`).closest('li');
      expect(missingFrom(item.text(), [shortTitle, summary])).toEqual([]);
      expect(item.find('svg')).toHaveLength(1);
    }
    if (hasSections) expect($('main #services ul').text()).toBe(pageAt('/').$('main #services ul').text());
  });

  it.each(services)('$slug shows its copy, its place on its line, a quote and a call button @spec-2 @spec-3', (own) => {
    const { slug, example, process = [], related, shortTitle } = own;
    const page = pageAt(servicePath(slug));
    const copy = {
      ...own,
      facts: factsWithPrice(slug),
      priceFactors: priceFactorsOf(slug),
      example: example && [example.title, example.note],
      // On other pages, in lists and on the map.
      ...{ times: null, payment: null, meta: null, mapLabel: null, summary: null },
    };
    expect(missingFrom(page.$('main').text(), copy)).toEqual([]);
    expect(page.$('#process ol > li')).toHaveLength(process.length);
    // The browser keeps one question open at a time, and each has an address.
    expect(new Set(attributes(page, '#questions details', 'name')).size).toBe(1);
    expect(attributes(page, '#questions details > [id]', 'id')).toEqual(own.faq.map(({ id }) => id));

    expect(textsOf(page, 'nav[aria-labelledby="category-title"] [aria-current="page"]')).toEqual([shortTitle]);
    expect(hrefs(page, 'main a')).toEqual(expect.arrayContaining(related.map((other) => servicePath(other))));
  });
});
