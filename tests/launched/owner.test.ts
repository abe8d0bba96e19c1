/*
 * What only the owner knows: work, people, registrations, prices. The site's own folder
 * has none, so this runs over the out/ of a launched copy (run.ts).
 */
import { formatDate } from '@/content/dates';
import { emergencyCover, emergencyLine, officeHours, payment } from '@/content/facts';
import { trustLabels } from '@/content/labels';
import { projects } from '@/content/owner/projects';
import { home } from '@/content/pages/home';
import { people } from '@/content/owner/people';
import { prices } from '@/content/owner/prices';
import { hasStartingPrices, serviceBySlug, services } from '@/content/services';
import { answerLine, reviewsLine, whoWeAre } from '@/content/owner-facts';
import { details } from '@/content/owner/details';
import { legal } from '@/content/owner/legal';
import { testimonials } from '@/content/owner/testimonials';
import { smallJobs } from '@/content/starting-prices';
import { confirmedValue, type Detail } from '@/content/types/detail';
import { readPhone } from '@/content/types/phone';
import { capitalised, firstListed, listed } from '@/content/wording';
import { identityRows } from '@/lib/confirmed-details';
import { phones } from '@/lib/contact-links';
import { personBehind } from '@/lib/people';
import { smallJobLine, startingPriceText } from '@/lib/prices';
import { sameWords } from '@/lib/projects';
import { servicePath } from '@/lib/routes';
import { collapse, exportedPage, exportedPages, hrefs } from '../support/pages';

const about = exportedPage('about.html').$;
const textOf = (file: string) => collapse(exportedPage(file).$('main').text());

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
      // A result that is the size again is left out.
      const news = sameWords(size, result?.figures) ? undefined : result;
      expect(text.includes(trustLabels.jobResult)).toBe(Boolean(news));
      const told = [size, news?.figures ?? '', news?.period ?? '', answeringClient?.name ?? ''];
      for (const part of [client, town, trade, summary, clientWords, ...told]) expect(text).toContain(part);
      expect(item.find(`a[href="${servicePath(service)}"]`).text()).toBe(serviceBySlug(service).shortTitle);
      expect(item.find('a[href^="https:"]').attr('href')).toBe(url);
      expect(item.find('img').attr('alt')).toBe(picture?.alt);
      expect(item.find('img').attr('loading')).toBe(picture && 'lazy');
    }
  });
});

it('people and registrations are on /about, with what the content says of them @decision-30', () => {
  const shown = about('#people li').toArray();
  expect(shown).toHaveLength(people.length);
  people.forEach(({ name, role, languages = '', since = '' }, index) => {
    for (const part of [name, role, languages, String(since)]) expect(about(shown[index]).text()).toContain(part);
  });
  const rows = about('#registrations dl > div').toArray();
  const known = identityRows('about');
  expect(rows).toHaveLength(known.length);
  known.forEach(({ label, value, url }, index) => {
    for (const part of [label, value]) expect(about(rows[index]).text()).toContain(part);
    expect(about(rows[index]).find('a').attr('href')).toBe(url);
  });
});

it('starting prices are in lists, in the facts, in what decides the price, on /products and in structured data @decision-30', () => {
  const products = exportedPage('products.html').$;
  expect(products('thead th')).toHaveLength(hasStartingPrices ? 5 : 4);
  for (const { slug } of services) {
    const price = prices[slug];
    const { $, html } = exportedPage(`services/${slug}.html`);
    const row = products(`th[scope=row] a[href="${servicePath(slug, 'products')}"]`).closest('tr');
    expect(html.includes('"Offer"')).toBe(Boolean(price));
    expect(row.text().includes('₹')).toBe(Boolean(price));
    if (!price) continue;
    expect(collapse(row.text())).toContain(startingPriceText(price));
    expect($('main dl').first().text()).toContain(startingPriceText(price));
    expect(collapse($('#price-factors').text())).toContain(price.covers);
    for (const file of ['index.html', 'services.html'])
      expect(textOf(file)).toContain(`${startingPriceText(price)}: ${price.job}`);
  }
});

describe('facts stand where they are looked for @decision-30', () => {
  const build = ['website-development', 'software-development', 'mobile-application-development'];
  const visits = ['office-setup', 'server-setup'];
  const serviceFile = (slug: string) => `services/${slug}.html`;
  const legalFiles = ['privacy-policy.html', 'terms-conditions.html', 'refund-policy.html'];
  const textOfSection = (slug: string, selector: string) =>
    collapse(exportedPage(serviceFile(slug)).$(selector).text());
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
    ['the price of an AMC', () => value(details.maintenancePrice), [...visits.map(serviceFile), 'faq.html']],
    ['the number of the chat', () => readPhone(value(details.whatsApp)).display, ['contact.html']],
    ['the next holiday', () => formatDate(details.closedOn.at(-1)!), ['contact.html']],
    ['up to nine cities', () => firstListed(value(details.towns), 9), [...visits, 'pc-laptop-rental'].map(serviceFile)],
    ['all cities', () => listed(value(details.towns)), ['contact.html']],
    ['who we are', () => whoWeAre!, ['contact.html', 'about.html', 'terms-conditions.html']],
    ['the GSTIN', () => String(value(details.gstin)), ['index.html', 'contact.html', 'about.html']],
    ['the team', () => value(details.team), ['about.html']],
    [
      'reviews elsewhere',
      () => reviewsLine()!.text,
      ['index.html', 'contact.html', 'about.html', ...services.map(({ slug }) => serviceFile(slug))],
    ],
    [
      'travel',
      () => value(details.travelCost),
      ['contact.html', 'faq.html', ...[...visits, 'pc-laptop-rental'].map(serviceFile)],
    ],
    [
      'how rent is paid',
      () => value(details.rental.payment),
      ['services/pc-laptop-rental.html', 'faq.html', 'terms-conditions.html'],
    ],
    ['delivery', () => value(details.rental.delivery), ['services/pc-laptop-rental.html']],
    ['the deposit’s return', () => value(details.rental.depositBack), ['services/pc-laptop-rental.html']],
    ['small jobs', () => smallJobs()!, ['faq.html']],
    ['the region’s towns', () => details.region.value.smallTown, ['about.html']],
    ['the day of the sign-off', () => formatDate(legal.reviewedOn!), legalFiles],
  ])('%s', (_, words, files) => {
    expect(files.filter((file) => !textOf(file).includes(words()))).toEqual([]);
  });

  it('jobs are before the drawing, or else an example job', () => {
    for (const { slug } of services) {
      const example = prices[slug]?.exampleJob?.what;
      const sections = exportedPage(serviceFile(slug)).$('main section[id]');
      const ids = sections.map((_, section) => section.attribs.id).get();
      const hasJob =
        projects.some(({ service }) => service === slug) || testimonials.some(({ service }) => service === slug);
      expect([slug, ids.includes('projects')]).toEqual([slug, hasJob || Boolean(example)]);
      if (ids.includes('projects')) expect([slug, ids[0]]).toEqual([slug, 'projects']);
      // With its total, also where the sample quote has blanks.
      const price = textOfSection(slug, '#price-factors');
      if (example) expect(price).toContain(example);
      const hasProject = projects.some(({ service }) => service === slug);
      if (example && !hasProject) expect(textOfSection(slug, '#projects')).toContain(example);
    }
  });

  it('every service shows somebody who does the work or answers for it, with a number', () => {
    for (const { slug } of services) {
      const own = people.filter(({ services: slugs = [] }) => slugs.includes(slug));
      const shown = exportedPage(serviceFile(slug)).$('#process, #contacts');
      const names = own.length > 0 ? own : people.filter(({ name }) => name === confirmedValue(details.founder));
      for (const { name } of names) expect(collapse(shown.text())).toContain(name);
      const others = people.filter((person) => !own.includes(person) && !names.includes(person));
      if (names.length > 0) for (const { name } of others) expect(collapse(shown.text())).not.toContain(name);
      if (own.length === 0) expect(shown.find('a[href^="tel:"]').length).toBeGreaterThan(0);
    }
    expect(exportedPages().flatMap((page) => hrefs(page, 'main a[href$="#people"]'))).toEqual([]);
  });

  it('the name of whoever answers a number of ours is on the boards', () => {
    const names = phones.flatMap((phone) => personBehind(phone) ?? []);
    for (const name of names) for (const file of ['index.html', 'contact.html']) expect(textOf(file)).toContain(name);
  });

  // What gives way to the price: unit/lib/owner-texts.
  it('descriptions have the price', () => {
    for (const { slug, meta } of services) {
      const description = exportedPage(serviceFile(slug)).$('meta[name=description]').attr('content');
      expect(description).toContain(smallJobLine(slug) ?? meta.description);
    }
  });

  it('the AMC’s price and its start are among the facts of office and server', () => {
    for (const slug of ['office-setup', 'server-setup'] as const) {
      const facts = textOfSection(slug, 'main dl:first');
      expect(facts).toContain(capitalised(value(details.maintenancePrice)));
      expect(facts.toLowerCase()).toContain(value(details.maintenanceResponse));
    }
  });

  it('terms and privacy page don’t say twice what the owner’s sentence says', () => {
    expect(textOf('terms-conditions.html').match(/\blaw applies|law of India applies/g)).toHaveLength(1);
    const complaints = collapse(
      exportedPage('privacy-policy.html').$('section:has(> #complaints), #complaints').text(),
    );
    const period = confirmedValue(legal.grievance)?.match(/\bdays?\b/) ? /full answer within/ : /never said/;
    expect(complaints).not.toMatch(period);
  });

  it('sentences follow the days, the payment and the emergency cover of content/facts.ts', () => {
    const site = exportedPages().map(({ $ }) => collapse($('main').text()).replaceAll(emergencyLine, ''));
    for (const file of ['faq.html', 'terms-conditions.html', ...(emergencyCover ? [] : ['services/server-setup.html'])])
      expect(textOf(file)).toContain(emergencyLine);
    const said = (pattern: RegExp) => site.flatMap((text) => text.match(pattern) ?? []);
    if (!emergencyCover) expect(said(/24\/7|emergency|at any hour|around the clock|\bis false\b/gi)).toEqual([]);
    if (!payment.smallProjects.startsWith('50%'))
      expect(said(/50%[^.]*50%|second half|two halves|half of the (?:price|labour)/gi)).toEqual([]);
    const onSite: string = payment.onSite;
    for (const file of onSite === payment.smallProjects ? [] : visits.map(serviceFile)) {
      const words = [payment.short, payment.smallProjects].filter((one) => textOf(file).includes(one));
      expect([file, words]).toEqual([file, []]);
    }
    const isClosed = (day: number) => !(officeHours.days as readonly number[]).includes(day);
    if (!isClosed(7)) expect(said(/Sundays?, when we’re closed|replacement[^.]*Monday/g)).toEqual([]);
  });

  it('rental’s general words give way to the shortest period and the delivery', () => {
    const words = ['index.html', 'products.html', serviceFile('pc-laptop-rental')].map(textOf).join(' ');
    expect(words).not.toMatch(/few weeks|for an exam|training or exams|training batch or/);
  });

  // On home: export/pages.
  it('clients’ words are on the pages of their services, each once', () => {
    for (const { service, text, name } of testimonials) {
      const words = exportedPage(serviceFile(service!)).$('#projects');
      expect(words.text().split(text)).toHaveLength(2);
      expect(words.text()).toContain(name);
    }
  });
});
