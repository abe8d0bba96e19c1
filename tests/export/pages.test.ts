/* What every page in out/ has, and what single pages have. */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { isText } from 'domhandler';
import { officeHours } from '@/content/facts';
import { faqCategories } from '@/content/faq';
import { footerServices } from '@/content/footer';
import { footer, header, phoneBar } from '@/content/labels';
import { details } from '@/content/owner/details';
import { prices } from '@/content/owner/prices';
import { about } from '@/content/pages/about';
import { contact } from '@/content/pages/contact';
import { figures } from '@/content/pages/figures';
import { home } from '@/content/pages/home';
import { notFound } from '@/content/pages/not-found';
import { categoryIdOf, serviceBySlug, services, serviceSlugs, slugsIn } from '@/content/services';
import { companySite, site, socialProfiles } from '@/content/site';
import { confirmedValue } from '@/content/types';
import { phoneOf } from '@/content/types/phone';
import { linkedServices } from '@/lib/catalogue';
import { mainPhone, phones, quoteLink } from '@/lib/contact-links';
import { legalMenu, mainMenu, smallScreenMenu } from '@/lib/navigation';
import { factsWithPrice, priceFactorsOf, startingPriceText } from '@/lib/prices';
import { projectHref } from '@/lib/projects';
import { servicePath } from '@/lib/routes';
import { shownTestimonials } from '@/lib/testimonials';
import { expectations as expected } from '../specification/expectations';
import { service, serviceAddress } from '../support/examples';
import { attributes, collapse, everyPage, type ExportedPage, failing, hrefs, metaOf, textsOf } from '../support/pages';
import { copyOf, plain } from '../support/texts';

const pages = everyPage();
const pageAt = (path: string) => pages.find((page) => page.path === path)!;
const mainText = (path: string) => collapse(pageAt(path).$('main').text());
/** Otherwise home has the landing presentation, which tests/unit/app has. */
const hasSections = home.presentation === 'sections';

/** The agency's own WhatsApp number, or else the number that buttons call. */
const chatNumber = phoneOf(confirmedValue(details.whatsApp) ? details.whatsApp! : details.phone).number;
const chatUrl = `https://wa.me/${chatNumber.replace('+', '')}`;

const closed =
  "default-src 'none'; connect-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
const emails = Object.values(details.emails).map(({ value }) => value);
const leftToRight = [...phones.map(({ display }) => display), ...emails];
const untranslated = [details.name.value, ...leftToRight];
const textNodes = ({ $ }: ExportedPage) => $('body *').not('script, style, noscript').contents().get().filter(isText);
const footerLinks = [
  ...[...mainMenu, ...legalMenu, ...phones].map(({ href }) => href),
  ...[`mailto:${details.emails.info.value}`, chatUrl, companySite].filter((href) => href !== undefined),
];

/** The texts of some copy that a part of a page lacks. */
const missingFrom = (part: string, copy: unknown) =>
  copyOf(copy).filter(({ text }) => !collapse(part).includes(collapse(text)));

/** A list that isn't the expected one. */
const unlike = (found: readonly string[], wanted: readonly string[]) => found.join() !== wanted.join() && found.join();

/** Each returns what is wrong with a page. */
const faults: Readonly<Record<string, (page: ExportedPage) => string | boolean | undefined>> = {
  'names its language': ({ $ }) => $('html').attr('lang') !== 'en-IN',
  'is as wide as the window, and clear of a phone’s notch': (page) =>
    !/width=device-width(?!.*cover)/.test(metaOf(page, 'viewport') ?? ''),
  'has a policy before its first script, which lets no foreign script run, no text become markup, and no form or request leave @spec-1 @spec-7 @decision-16':
    ({ $, html }) => {
      const policy = $('meta[http-equiv="Content-Security-Policy"]').attr('content') ?? '';
      const lacks = closed.split('; ').find((rule) => !policy.split('; ').includes(rule));
      const isLate = html.indexOf('Content-Security-Policy') > html.search(/<(script|style)/);
      return lacks ?? (isLate || /unsafe|\*|https?:/.test(policy));
    },
  'has mail links between the comments that keep Cloudflare from rewriting them': ({ html }) => {
    const [off, on] = [html.indexOf('<!--email_off-->'), html.indexOf('<!--/email_off-->')];
    return off < 0 || html.indexOf('mailto:') < off || html.lastIndexOf('mailto:') > on;
  },
  'keeps translators from the brand, numbers and addresses where they are the whole text': (page) => {
    const kept = textNodes(page).filter((text) => untranslated.includes(text.data.trim()));
    return kept.find((text) => page.$(text).parent().closest('[translate=no]').length === 0)?.data;
  },
  'has numbers and addresses that stay left to right on a page that a translator turns': (page) => {
    const kept = textNodes(page).filter(({ data }) => leftToRight.some((value) => data.includes(value)));
    return kept.find((text) => page.$(text).parent().closest('[dir=ltr], bdi').length === 0)?.data;
  },
  'may prerender links, or prefetch them in browsers that do only that @decision-13': ({ $ }) =>
    unlike(Object.keys(JSON.parse($('script[type=speculationrules]').text()) as object), ['prerender', 'prefetch']),
  'has the menu of wide screens, with each service under both names @spec-2': (page) => {
    const panel = (catalogue = '') => (catalogue ? serviceSlugs.map((slug) => `/${catalogue}/${slug}`) : []);
    const menu = mainMenu.flatMap(({ href, catalogue }) => [href, ...panel(catalogue)]);
    return unlike(hrefs(page, 'header nav[aria-label="Main"] a'), menu);
  },
  'has the menu of small screens @spec-2': (page) =>
    unlike(
      hrefs(page, `header nav[aria-label="${header.menu}"] a`),
      smallScreenMenu.map(({ href }) => href),
    ),
  'has quote buttons in header and phone bar, which don’t reload the contact page: its form would be empty': (page) => {
    const quotes = hrefs(page, `header a:contains("${header.quote}"), nav[aria-label="${phoneBar.name}"] a:last`);
    const target = page.path === '/contact' ? /^(?:\/contact\?)?#\w/ : /^\/contact/;
    return quotes.length < 2 || quotes.some((href) => !target.test(href));
  },
  'has pages, legal pages, numbers, mail, chat and the company site in its footer @spec-1 @spec-2 @decision-42': (
    page,
  ) => footerLinks.find((link) => !hrefs(page, 'footer a').some((href) => href.split('?')[0] === link)),
  'has its services in its footer @decision-22': (page) =>
    unlike(
      hrefs(page, 'footer a[href^="/services/"]'),
      footerServices.map((slug) => `/services/${slug}`),
    ),
  'has links to WhatsApp with the number in digits and a text only @spec-2 @decision-42': (page) =>
    hrefs(page, 'a[href*="wa.me"], a[href*=whatsapp]').find(
      (href) => !href.startsWith(`${chatUrl}?text=`) || !/\w{3}/.test(new URL(href).searchParams.get('text')!),
    ),
  'has no two links of the same name in its footer': ({ $ }) => {
    const names = $('footer a')
      .get()
      .map((link) => $(link).attr('aria-label') ?? $(link).text());
    return names.find((name, index) => names.indexOf(name) < index);
  },
  'says the year and the name, the hours and the country in its footer @spec-2': ({ $ }) => {
    const text = plain($('footer').text());
    const wanted = [`${details.name.value}`, plain(officeHours.text), site.country];
    return !/© \d{4} /.test(text) || wanted.find((part) => !text.includes(part));
  },
  'shows social pages as links, or as “coming soon” without a link @decision-6': (page) => {
    const labels = attributes(page, 'footer button', 'aria-labelledby').map((id) => textsOf(page, `[id="${id}"]`)[0]!);
    const lost = socialProfiles.find(({ url }) => url && !hrefs(page, 'footer a').includes(url));
    const unknown = socialProfiles.filter(({ url }) => !url);
    return (
      lost?.label ??
      unlike(
        labels,
        unknown.map(({ label }) => footer.comingSoonName.replace('{profile}', label)),
      )
    );
  },
};

it.each(Object.entries(faults))('every page %s', (_, fault) => expect(failing(pages, fault)).toEqual([]));

it.each<[path: string, title: string, text: string, action: string, calls: string[]]>([
  ['/404', notFound.title, notFound.code, notFound.action, []],
  ['/500', ...(expected.fallback as [string, string, string]), [mainPhone.href]],
])(
  '%s has its title, its text and a way home, is kept out of search results, and claims no address @spec-2 @spec-8 @decision-39',
  (path, title, text, action, calls) => {
    const page = pageAt(path);
    expect(textsOf(page, 'main h1')).toEqual([title]);
    expect(mainText(path)).toContain(text);
    expect(textsOf(page, 'main a[href="/"]')).toContain(action);
    expect(hrefs(page, 'main a[href^="tel:"]')).toEqual(calls);
    // One tag: two could contradict each other.
    expect(attributes(page, 'meta[name=robots]', 'content')).toEqual(['noindex']);
    expect([page.canonical, ...attributes(page, 'meta[property^="og:"]', 'content')]).toEqual([undefined]);
  },
);

it.each([
  ['/', ['home', 'why-choose-us', 'services', 'timelines', 'testimonials', 'contact']],
  ['/about', ['mission', 'vision', 'values', 'founder', about.figuresTitle]],
])('%s has its sections in their order @spec-1 @spec-2', (path, names) => {
  const { $ } = pageAt(path);
  const found = $('main [id], main section[aria-label]')
    .get()
    .map((part) => $(part).attr('id') ?? $(part).attr('aria-label')!);
  const isLeftOut = (name: string) => name === 'testimonials' && shownTestimonials().length === 0;
  if (path !== '/' || hasSections)
    expect(found.filter((name) => names.includes(name))).toEqual(names.filter((name) => !isLeftOut(name)));
});

it('home has the anchors home, services and about, links to a quote and to call, and its promises @spec-1 @spec-2 @decision-2', () => {
  const page = pageAt('/');
  for (const id of ['home', 'services', 'about']) expect(page.$(`main [id="${id}"]`)).toHaveLength(1);
  expect(textsOf(page, '#home a[href="/contact"]').join()).toContain(expected.quote);
  expect(hrefs(page, '#home a[href^="tel:"]')).toEqual([mainPhone.href]);
  const { title, items } = home.whyChooseUs;
  if (hasSections) expect(missingFrom(page.$('#why-choose-us').text(), [title, items])).toEqual([]);
});

it('testimonials show name, company, rating and text, with their links @spec-1 @spec-3 @spec-9 @decision-6', () => {
  const { $ } = pageAt('/');
  const quotes = $('#testimonials li').get();
  expect(quotes).toHaveLength(hasSections ? shownTestimonials().length : 0);
  for (const [index, quote] of quotes.entries()) {
    const { name, company, rating, text, url, service: slug, project } = shownTestimonials()[index]!;
    for (const part of [name, company, text]) expect(collapse($(quote).text())).toContain(part);
    const stars = $('[role=img]', quote);
    const drawn = rating ? [`${rating} of 5 stars`, '★'.repeat(rating).padEnd(5, '☆')] : [undefined, ''];
    expect([stars.attr('aria-label'), stars.text()]).toEqual(drawn);
    const links = $('a', quote).get();
    const wanted = [url, slug && servicePath(slug), project && projectHref(project)].filter(Boolean);
    expect(links.map((link) => $(link).attr('href'))).toEqual(wanted);
  }
});

it.each(['/', '/about'])(
  '%s shows number, label and icon of each figure @spec-2 @spec-3 @spec-9 @decision-4',
  (path) => {
    const { $ } = pageAt(path);
    for (const { number, label } of path === '/' && !hasSections ? [] : figures) {
      const figure = $('main dl > div').filter((_, part) => collapse($('dt', part).text()) === label);
      expect([collapse(figure.find('dd').text()), figure.find('svg').length]).toEqual([number, 1]);
    }
  },
);

it('/contact has each number, chat, hours, country and a contact card with the numbers @spec-1 @spec-2 @spec-9', () => {
  const page = pageAt('/contact');
  const links = hrefs(page, 'main a');
  expect(links).toEqual(expect.arrayContaining([...phones.map(({ href }) => href), expect.stringMatching(chatUrl)]));
  expect(mainText('/contact')).toContain(site.country);
  for (const { days, times } of officeHours.timetable)
    expect(mainText('/contact')).toMatch(new RegExp(`${days}\\s*${collapse(times)}`));
  const card = readFileSync(`out${hrefs(page, 'main a[download]')[0]}`, 'utf8');
  const saved = [...card.matchAll(/^TEL;.*:(.*)\r$/gm)].map(([, number]) => number);
  expect(saved).toEqual([...new Set([...phones.map(({ number }) => number), chatNumber])]);
});

it.each([
  ['/contact', 'email', true],
  ['/', 'text', false],
])(
  'the form on %s has an address of type %s, and fields of any length that are required: %s @spec-5',
  (...expected) => {
    const [path, type, isRequired] = expected;
    const { $ } = pageAt(path);
    const { nameHint, emailHint, messageHint } = contact.form;
    const found = $('main form:not([novalidate]) [name]')
      .get()
      .map((field) => {
        const { name, autocomplete, required, maxlength, minlength, pattern, ...others } = $(field).attr()!;
        const hint = $(`[id="${others['aria-describedby']}"]`).text();
        return [name, autocomplete, hint, required !== undefined, maxlength ?? minlength ?? pattern];
      });
    expect(found).toEqual([
      // Browsers fill in two of them.
      ['name', 'name', nameHint, isRequired, undefined],
      ['email', 'email', emailHint, isRequired, undefined],
      ['message', undefined, messageHint, isRequired, undefined],
    ]);
    expect($('main form [name=email]').attr('type')).toBe(type);
  },
);

it.each(legalMenu.map(({ href }) => href))('%s has a table of contents and a date @spec-2', (path) => {
  const { $ } = pageAt(path);
  expect($('main nav a[href^="#"]').length).toBe($('main section[id]').length);
  expect($('main time').attr('datetime')).toMatch(/^\d{4}-\d\d-\d\d$/);
});

it.each([
  ['/', '/', 'page'],
  [serviceAddress, '/services', 'true'],
  [servicePath(service.slug, 'products'), '/products', 'true'],
  ['/services', '/products', undefined],
])('the header of %s marks the link to %s as current: %s', (path, href, current) => {
  for (const menu of ['Main', header.menu])
    expect(pageAt(path).$(`header nav[aria-label="${menu}"] a[href="${href}"]`).attr('aria-current')).toBe(current);
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
  /** Main content as HTML, without scripts, and the same for both catalogues. */
  function mainContent(path: string): string {
    const main = load(pageAt(path).$.html('main'));
    main('script').remove();
    main('nav ol a[href="/products"], nav ol a[href="/services"]').text('Catalogue');
    return main.html('main').replaceAll('"/products', '"/services');
  }

  it.each(serviceSlugs)('%s is the same page under both paths @spec-2 @decision-5', (slug) => {
    expect(mainContent(`/products/${slug}`)).toBe(mainContent(`/services/${slug}`));
  });

  it.each(['services', 'products'] as const)(
    '/%s lists icon, title and description of each service, as home does @spec-2 @spec-3 @decision-2',
    (catalogue) => {
      const { $ } = pageAt(`/${catalogue}`);
      for (const { shortTitle, summary, href } of linkedServices(serviceSlugs, catalogue)) {
        const item = $(`#services a[href="${href}"]`).closest('li');
        expect(missingFrom(item.text(), [shortTitle, summary])).toEqual([]);
        expect(item.find('svg')).toHaveLength(1);
      }
      // The heading's lead is home's own.
      const list = (path: string) => pageAt(path).$('main #services ul').text();
      if (hasSections) expect(list(`/${catalogue}`)).toBe(list('/'));
    },
  );

  it.each(services)('the row of $slug on /products shows each time with its label @spec-9', ({ slug, times }) => {
    const { $ } = pageAt('/products');
    const row = $(`th[scope=row] a[href="${servicePath(slug, 'products')}"]`).closest('tr');
    const shown = row
      .find('dl > div')
      .get()
      .map((time) => `${$('dt', time).text()} ${$('dd', time).text()}`);
    expect(shown.map(collapse)).toEqual(times.map(({ label, value }) => collapse(`${label} ${value}`)));
  });

  it.each(services)('$slug shows its copy, its place on its line, a quote and a call button @spec-2 @spec-3', (own) => {
    const { slug, example, process = [], related, shortTitle } = own;
    const page = pageAt(servicePath(slug));
    const price = prices[slug];
    const copy = {
      ...own,
      facts: factsWithPrice(slug),
      priceFactors: priceFactorsOf(slug),
      example: example && [example.title, example.note],
      startingPrice: price && [startingPriceText(price), price.covers],
      // On other pages, in lists and on the map.
      ...{ times: null, payment: null, meta: null, mapLabel: null, summary: null },
    };
    expect(missingFrom(page.$('main').text(), copy)).toEqual([]);
    expect(page.$('#process ol > li')).toHaveLength(process.length);
    // A drawing that nobody calls an example could be taken for a client's.
    expect(example?.note ?? 'No example').toMatch(/\b(?:example|drawn)\b/);

    // The browser keeps one question open at a time, and each has an address.
    expect(new Set(attributes(page, '#questions details', 'name')).size).toBe(1);
    expect(attributes(page, '#questions details > [id]', 'id')).toEqual(own.faq.map(({ id }) => id));

    const line = 'nav[aria-labelledby="category-title"]';
    const stops = slugsIn(categoryIdOf(slug)).map((stop) => serviceBySlug(stop).shortTitle);
    expect(textsOf(page, `${line} h3`)).toEqual(stops);
    expect(textsOf(page, `${line} [aria-current="page"]`)).toEqual([shortTitle]);
    expect(hrefs(page, 'main a')).toEqual(expect.arrayContaining(related.map((other) => servicePath(other))));
    const closing = hrefs(page, 'section[aria-labelledby="closing-title"] a');
    expect(closing).toEqual(expect.arrayContaining([quoteLink(servicePath(slug)).href, mainPhone.href]));
  });
});
