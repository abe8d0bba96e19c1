/* The structured data of pages in out/. */
import { existsSync } from 'node:fs';
import { officeHours } from '@/content/facts';
import { serviceSlugs } from '@/content/services';
import { details } from '@/content/owner/details';
import { site, socialProfiles } from '@/content/site';
import { mainPhone } from '@/lib/contact-links';
import { siteAddress } from '@/lib/site-address';
import { plain } from '../support/texts';
import { collapse, type ExportedPage, exportedPages, readableText } from '../support/pages';

type Node = { '@type'?: string; '@id'?: string } & Record<string, unknown>;

/** The nodes of a page's one graph. */
const graphOf = ({ $ }: ExportedPage) =>
  (JSON.parse($('script[type="application/ld+json"]').text()) as { '@graph': Node[] })['@graph'];

/** Every object in a graph, however deep. */
function allNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(allNodes);
  if (typeof value !== 'object' || value === null) return [];
  return [value as Node, ...Object.values(value).flatMap(allNodes)];
}

/** The node of a type, at the top of the graph. */
function nodeOf(nodes: readonly Node[], type: string): Node | undefined {
  return nodes.find((node) => node['@type'] === type);
}

const pages = exportedPages();
const pageAt = (at: string) => pages.find(({ path }) => path === at)!;

/*
 * What developers.google.com/search/docs/appearance/structured-data/local-business and
 * …/organization recommend, without what the site can't truthfully state: geo, priceRange, menu,
 * department, and reviews, which Google ignores on a business's own site.
 */
const businessInFull =
  'name address url logo image telephone email areaServed openingHoursSpecification knowsAbout'.split(' ');

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Schema.org types by path; home describes the agency. */
const typeOf: Record<string, string> = {
  '/': 'ProfessionalService',
  '/services': 'CollectionPage',
  '/products': 'CollectionPage',
  '/about': 'AboutPage',
  '/faq': 'FAQPage',
  '/contact': 'ContactPage',
};

/** Properties with words, as opposed to addresses, dates and codes. */
const spoken = ['name', 'description', 'text', 'jobTitle', 'contactType', 'email'] as const;

describe.each(pages.map((page) => [page.path, page] as const))('the graph of %s', (_, page) => {
  const nodes = graphOf(page);
  const every = allNodes(nodes);

  it('names the agency once: as a local business if it has its address, otherwise as an organisation', () => {
    const agencies = nodes.filter((node) => node['@id'] === `${siteAddress}/#organization`);
    const type = agencies[0]?.address ? 'ProfessionalService' : 'Organization';
    expect(agencies.map((node) => node['@type'])).toEqual([type]);
  });

  it('names the site on home, and questions with their answers on the FAQ page', () => {
    const named = { name: details.name.value, url: siteAddress };
    expect(nodes.filter((node) => node['@type'] === 'WebSite')).toMatchObject(page.path === '/' ? [named] : []);
    const questions = every.filter((node) => node['@type'] === 'Question');
    expect(questions.length > 0).toBe(page.path === '/faq');
    for (const question of questions) expect(question).toMatchObject({ acceptedAnswer: { text: expect.any(String) } });
  });

  it('refers only to ids that it declares', () => {
    const declared = every.filter((node) => Object.keys(node).length > 1).map((node) => node['@id']);
    const referred = every.filter((node) => Object.keys(node).length === 1 && node['@id']).map((node) => node['@id']);
    expect(referred.filter((id) => !declared.includes(id))).toEqual([]);
  });

  it('has only words that the page shows', () => {
    const text = readableText(page);
    const said = every.flatMap((node) => spoken.flatMap((property) => node[property] ?? [])).map(String);
    expect(said.length).toBeGreaterThan(2);
    expect(said.filter((words) => !text.includes(collapse(words)))).toEqual([]);
  });

  it('holds no review or rating @decision-6', () => {
    const types = every.map((node) => node['@type']);
    expect(types.filter((type) => /Review|Rating/.test(type ?? ''))).toEqual([]);
  });

  it('has the type of the page for its canonical address', () => {
    const isService = /^\/(services|products)\//.test(page.path);
    const type = isService ? 'Service' : typeOf[page.path];
    expect(nodes.find(({ url }) => url === page.canonical)?.['@type']).toBe(type);
  });
});

describe('breadcrumbs', () => {
  const inner = pages.filter(({ path }) => path !== '/');

  it.each(inner.map((page) => [page.path, page] as const))('of %s agree with those on the page', (_, page) => {
    const shown = page.$('nav[aria-label="Breadcrumb"] li').toArray();
    const list = nodeOf(graphOf(page), 'BreadcrumbList')?.itemListElement as Node[];
    expect(list.map(({ name, position }) => [position, name])).toEqual(
      shown.map((item, index) => [index + 1, collapse(page.$(item).text())]),
    );
    expect(list.slice(0, -1).map(({ item }) => String(item).replace(siteAddress, '') || '/')).toEqual(
      shown.slice(0, -1).map((item) => page.$(item).find('a').attr('href')),
    );
  });
});

describe('the agency’s full details @spec-1', () => {
  it.each(['/', '/contact'])('are in the graph of %s', (path) => {
    const page = pageAt(path);
    const agency = nodeOf(graphOf(page), 'ProfessionalService') as Node;
    expect(businessInFull.filter((property) => !agency[property])).toEqual([]);
    for (const picture of [agency.logo, agency.image])
      expect(existsSync(`out${new URL(String(picture)).pathname}`)).toBe(true);
    expect(agency.telephone).toBe(mainPhone.number);
    expect(readableText(page)).toContain(mainPhone.display);
    expect(plain(readableText(page))).toContain(plain(officeHours.timetable[0]!.times));
    expect(agency.openingHoursSpecification).toMatchObject({
      dayOfWeek: officeHours.days.map((day) => weekdays[day - 1]),
      opens: officeHours.opens,
      closes: officeHours.closes.replace('24:00', '23:59'),
    });
    expect(agency.knowsAbout).toHaveLength(serviceSlugs.length);
    expect(agency.sameAs).toEqual(socialProfiles.some(({ url }) => url) ? expect.any(Array) : undefined);
  });
});

describe('services', () => {
  const servicePages = pages.filter(({ path }) => path.startsWith('/services/'));

  it('are all offered by the agency, and listed in the catalogue of /services by their ids', () => {
    const offered = servicePages.map((page) => nodeOf(graphOf(page), 'Service'));
    for (const service of offered) {
      expect(service).toMatchObject({ provider: { '@id': `${siteAddress}/#organization` } });
      expect([service?.areaServed].flat()).toContainEqual({ '@type': 'Country', name: site.country });
    }
    const { hasOfferCatalog } = nodeOf(graphOf(pageAt('/services')), 'Organization')!;
    const { itemListElement } = hasOfferCatalog as { itemListElement: { itemOffered: Node }[] };
    const ids = itemListElement.map(({ itemOffered }) => itemOffered['@id']);
    expect(ids.sort()).toEqual(offered.map((service) => service?.['@id']).sort());
    expect(ids).toHaveLength(serviceSlugs.length);
  });
});
