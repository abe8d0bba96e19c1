/* The structured data of pages in out/. */
import { officeHours } from '@/content/facts';
import { serviceSlugs } from '@/content/services';
import { socialProfiles } from '@/content/site';
import { mainPhone } from '@/lib/contact-links';
import { openingHours } from '@/lib/json-ld';
import { findPage } from '@/lib/pages';
import { siteAddress } from '@/lib/site-address';
import { collapse, type ExportedPage, exportedPages, failing, hrefs, readableText, textsOf } from '../support/pages';
import { plain } from '../support/texts';

type Node = { '@type'?: string; '@id'?: string } & Record<string, unknown>;

/** The nodes of a page's one graph. */
const graphOf = ({ $ }: ExportedPage) =>
  (JSON.parse($('script[type="application/ld+json"]').text()) as { '@graph': Node[] })['@graph'];
const nodeOf = (page: ExportedPage, type: string) => graphOf(page).find((node) => node['@type'] === type);

/** Every object in a graph, however deep. */
const allNodes = (value: unknown): Node[] =>
  typeof value !== 'object' || value === null
    ? []
    : [...(Array.isArray(value) ? [] : [value as Node]), ...Object.values(value).flatMap(allNodes)];

const pages = exportedPages();
const pageOf = (path: string) => pages.find((page) => page.path === path)!;
const agencyId = `${siteAddress}/#organization`;

/** The schema.org type of a page; home describes the agency. */
function typeOf({ path }: ExportedPage): string | undefined {
  const page = findPage(path)!;
  return path === '/' ? 'ProfessionalService' : page.kind === 'service' ? 'Service' : page.type;
}

/** Properties with words, as opposed to addresses, dates and codes. */
const spoken = ['name', 'description', 'text', 'jobTitle', 'contactType', 'email'];

const faults: Readonly<Record<string, (page: ExportedPage, every: Node[]) => string | boolean | undefined>> = {
  'names the agency once: as a local business if it has its address, otherwise as an organisation': (page) => {
    const [agency, ...others] = graphOf(page).filter((node) => node['@id'] === agencyId);
    return others.length > 0 || agency?.['@type'] !== (agency?.address ? 'ProfessionalService' : 'Organization');
  },
  'has questions with their answers on the FAQ page only': (page, every) => {
    const questions = every.filter((node) => node['@type'] === 'Question');
    const answered = questions.filter(({ acceptedAnswer }) => (acceptedAnswer as Node | undefined)?.text);
    return answered.length < questions.length || questions.length > 0 !== (page.path === '/faq');
  },
  'refers only to ids that it declares': (_, every) => {
    const declared = every.filter((node) => Object.keys(node).length > 1).map((node) => node['@id']);
    return every.find((node) => node['@id'] && !declared.includes(node['@id']))?.['@id'];
  },
  'has only words that the page shows': (page, every) => {
    const said = every.flatMap((node) => spoken.flatMap((property) => node[property] ?? [])).map(String);
    const text = readableText(page);
    return said.length < 3 || said.find((words) => !text.includes(collapse(words)));
  },
  'has no review or rating of ourselves, which search engines forbid': (_, every) =>
    every.some((node) => /Review|Rating/.test(node['@type'] ?? '')),
  'has the type of the page for its canonical address': (page) =>
    graphOf(page).find(({ url }) => url === page.canonical)?.['@type'] !== typeOf(page),
  'has the breadcrumbs that the page shows': (page) => {
    const trail = 'nav[aria-label="Breadcrumb"] li';
    const shown = textsOf(page, trail).map((name, index) => `${index + 1} ${name}`);
    const links = hrefs(page, `${trail} a`).map((href) => siteAddress + href.replace(/^\/$/, ''));
    const list = (nodeOf(page, 'BreadcrumbList')?.itemListElement ?? []) as Node[];
    const names = list.map(({ name, position }) => `${String(position)} ${String(name)}`);
    return names.join() !== shown.join() || list.flatMap(({ item }) => item ?? []).join() !== links.join();
  },
};

it.each(Object.entries(faults))('the graph of every page %s', (_, fault) => {
  expect(failing(pages, (page) => fault(page, allNodes(graphOf(page))))).toEqual([]);
});

/** What search engines recommend for a local business, as far as the site can say it truthfully. */
const businessInFull =
  'name address url logo image telephone email areaServed openingHoursSpecification knowsAbout'.split(' ');

it.each(['/', '/contact'])('the graph of %s has the agency’s full details, as the page shows them @spec-1', (path) => {
  const page = pageOf(path);
  const agency = nodeOf(page, 'ProfessionalService')!;
  expect(businessInFull.filter((property) => !agency[property])).toEqual([]);
  expect(agency.telephone).toBe(mainPhone.number);
  expect(readableText(page)).toContain(mainPhone.display);
  expect(plain(readableText(page))).toContain(plain(officeHours.timetable[0]!.times));
  expect(agency.openingHoursSpecification).toEqual(officeHours.week.flatMap(openingHours));
  expect(agency.knowsAbout).toHaveLength(serviceSlugs.length);
  expect(agency.sameAs).toEqual(socialProfiles.some(({ url }) => url) ? expect.any(Array) : undefined);
});

it('services are offered by the agency, and listed in the catalogue of /services by their ids', () => {
  const offered = serviceSlugs.map((slug) => nodeOf(pageOf(`/services/${slug}`), 'Service')!);
  expect(offered.map(({ provider }) => provider)).toEqual(offered.map(() => ({ '@id': agencyId })));
  const catalogue = allNodes(nodeOf(pageOf('/services'), 'Organization')!.hasOfferCatalog);
  const ids = catalogue.filter((node) => node['@type'] === 'Service').map((node) => node['@id']);
  expect(ids.sort()).toEqual(offered.map((service) => service['@id']).sort());
});
