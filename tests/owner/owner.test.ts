/*
 * What only an owner knows, read from out/ once content/owner has the files of the invented one:
 * README.md of tests/ says how. Skipped with other content.
 */
import { trustLabels } from '@/content/labels';
import { details } from '@/content/owner/details';
import { legal } from '@/content/owner/legal';
import { people } from '@/content/owner/people';
import { prices } from '@/content/owner/prices';
import { projects } from '@/content/owner/projects';
import { testimonials } from '@/content/owner/testimonials';
import { answerLine, reviewsLine, whoWeAre } from '@/content/owner-facts';
import { services } from '@/content/services';
import { smallJobs } from '@/content/starting-prices';
import { confirmedValue, type Detail } from '@/content/types/detail';
import { readPhone } from '@/content/types/phone';
import { inRupees, listed } from '@/content/wording';
import { identityRows } from '@/lib/confirmed-details';
import { phones } from '@/lib/contact-links';
import { holidayRows } from '@/lib/open-now';
import { personBehind } from '@/lib/people';
import { smallJobLine, startingPriceText } from '@/lib/prices';
import { servicePath } from '@/lib/routes';
import { collapse, everyPage, metaOf, readableText } from '../support/pages';
import { details as invented } from './content/owner/details';

const isInvented = details.name.value === invented.name.value;
const pages = isInvented ? everyPage() : [];
const pageAt = (path: string) => pages.find((page) => page.path === path)!;
const textOf = (path: string) => collapse(pageAt(path).$('main').text());
const value = <Value>(detail: Detail<Value> | undefined) => confirmedValue(detail)!;

(isInvented ? describe : describe.skip)('the invented owner’s site', () => {
  it('has all projects on /about, up to three on home and up to two on the page of their service', () => {
    expect(pageAt('/about').$('#work li')).toHaveLength(projects.length);
    expect(pageAt('/').$('#work li')).toHaveLength(3);
    for (const { slug } of services) {
      const count = projects.filter(({ service }) => service === slug).length;
      expect(pageAt(servicePath(slug)).$('#projects li[id]').length).toBe(Math.min(count, 2));
    }
  });

  it.each(projects)('shows of $id who it was for, what was done, what it was like, and the link', (project) => {
    const { id, client, town, trade, summary, size = '', clientWords = '', service, url, picture } = project;
    const item = pageAt('/about').$(`#project-${id}`);
    const text = collapse(item.text());
    const known = [client, town, trade, summary, size, clientWords, project.answeringClient?.name ?? ''];
    expect(known.filter((part) => !text.includes(part))).toEqual([]);
    // A result that is the size again is left out.
    const hasNews = project.result && project.result.figures.toLowerCase() !== size.toLowerCase();
    expect(text.includes(trustLabels.jobResult)).toBe(Boolean(hasNews));
    expect(item.find('a[href^="/services/"]').attr('href')).toBe(servicePath(service));
    expect(item.find('a[href^="https:"]').attr('href')).toBe(url);
    expect(item.find('img').attr('alt')).toBe(picture?.alt);
    expect(item.find('picture source[srcset*=".webp"]').length).toBe(picture ? 1 : 0);
  });

  it('has people and registrations on /about, and people on the pages of their services', () => {
    const about = textOf('/about');
    for (const { name, role, languages = [], services: slugs = [] } of people) {
      for (const part of [name, role, listed(languages)]) expect(about).toContain(part);
      for (const slug of slugs) expect(pageAt(servicePath(slug)).$('#process, #features').text()).toContain(name);
    }
    const known = identityRows('about').flatMap(({ label, value: text }) => [label, text]);
    expect(known.filter((text) => !about.includes(text))).toEqual([]);
  });

  it.each(services)('has the starting price of $slug, if any, wherever prices are looked for', ({ slug, meta }) => {
    const price = prices[slug];
    const page = pageAt(servicePath(slug));
    const link = `th[scope=row] a[href="${servicePath(slug, 'products')}"]`;
    const row = pageAt('/products').$(link).closest('tr');
    expect([page.html.includes('"Offer"'), row.text().includes('₹')]).toEqual([Boolean(price), Boolean(price)]);
    expect(metaOf(page, 'description')).toContain(smallJobLine(slug) ?? meta.description);
    if (!price) return;
    const text = startingPriceText(price);
    expect(collapse(row.text())).toContain(text);
    expect(page.$('main dl').first().text()).toContain(text);
    expect(collapse(page.$('#price-factors').text())).toContain(price.covers);
    for (const path of ['/', '/services']) expect(textOf(path)).toContain(`${text}: ${price.job}`);
    if (price.exampleJob) expect(textOf(servicePath(slug))).toContain(price.exampleJob.what);
  });

  it('says after each of these prices whether GST is in it', () => {
    const withoutGst = pages.flatMap((page) => {
      const text = readableText(page);
      return Object.values(prices).flatMap(({ rupees, per, gst }) => {
        const amount = inRupees(rupees);
        const gstWords = gst === 'none' ? '' : ` ${trustLabels.gst[gst]}`;
        const said = `${amount}${per ? ` per ${per}` : ''}${gstWords}`;
        return text.split(amount).length === text.split(said).length ? [] : [`${page.path}: ${amount}`];
      });
    });
    expect(withoutGst).toEqual([]);
  });

  it('has clients’ own words on the pages of their services, and no sample', () => {
    for (const { service, text, name, confirmedOn } of testimonials) {
      if (service) expect(pageAt(servicePath(service)).$('#projects').text()).toContain(text);
      if (!confirmedOn) expect(pages.filter(({ html }) => html.includes(text) || html.includes(name))).toEqual([]);
    }
  });

  const visits = ['/services/office-setup', '/services/server-setup'];
  const rental = '/services/pc-laptop-rental';

  it.each<[fact: string, words: () => string, paths: readonly string[]]>([
    ['how soon we answer', () => answerLine!, ['/', '/contact', '/about']],
    ['until when mistakes are corrected', () => value(legal.faultPeriod), [...visits, '/faq', '/terms-conditions']],
    ['the start of an AMC', () => value(details.maintenanceResponse), [...visits, '/faq']],
    ['the number of the chat', () => readPhone(value(details.whatsApp)).display, ['/contact']],
    ['who answers a number', () => phones.map(personBehind).find(Boolean)!, ['/', '/contact']],
    ['the last holiday', () => holidayRows(details.closedOn).at(-1)!.text, ['/contact']],
    ['the cities', () => listed(value(details.towns)), ['/contact', ...visits, rental]],
    ['who we are', () => whoWeAre!, ['/contact', '/about', '/terms-conditions']],
    ['the GSTIN', () => String(value(details.gstin)), ['/', '/contact', '/about']],
    ['reviews elsewhere', () => reviewsLine()!.text, ['/', '/contact', '/about']],
    ['travel', () => value(details.travelCost), ['/contact', '/faq', ...visits, rental]],
    ['how rent is paid', () => value(details.rental.payment), [rental, '/faq', '/terms-conditions']],
    ['small jobs', () => smallJobs()!, ['/faq']],
    ['the court', () => value(legal.court), ['/terms-conditions']],
  ])('says where it is looked for: %s', (_, words, paths) => {
    expect(paths.filter((path) => !textOf(path).includes(words()))).toEqual([]);
  });
});
