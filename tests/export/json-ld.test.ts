/* The structured data of pages in out/. */
import { officeHours } from '@/content/facts';
import { mainPhone } from '@/lib/contact-links';
import { openingHours } from '@/lib/json-ld';
import { siteAddress } from '@/lib/site-address';
import { collapse, type ExportedPage, exportedPages, failing, readableText } from '../support/pages';
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
};

it.each(Object.entries(faults))('the graph of every page %s', (_, fault) => {
  expect(failing(pages, (page) => fault(page, allNodes(graphOf(page))))).toEqual([]);
});

it.each(['/', '/contact'])('the graph of %s has the agency’s full details, as the page shows them @spec-1', (path) => {
  const page = pageOf(path);
  const agency = nodeOf(page, 'ProfessionalService')!;
  const { name, url, image, email, areaServed } = agency;
  expect([name, url, image, email, areaServed].filter((value) => !value)).toEqual([]);
  expect(agency.telephone).toBe(mainPhone.number);
  expect(readableText(page)).toContain(mainPhone.display);
  expect(plain(readableText(page))).toContain(plain(officeHours.timetable[0]!.times));
  expect(agency.openingHoursSpecification).toEqual(officeHours.week.flatMap(openingHours));
});
