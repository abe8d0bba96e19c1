/** @jest-environment node */
import type { Change } from '@/tools/review/sheet/model';
import { contentOf } from '@/tools/check/content';
import type { PageRecord } from '@/tools/pages/record';
import { compare } from '@/tools/review/changes';
import { changeRows } from '@/tools/review/changes/rows';
import { told } from '@/tools/review/changes/told';
import { sourceFinder } from '@/tools/review/sources';
import { pageWith } from '@/tests/support/page-record';

/** A small content: a fact, and the file of /services/seo-services, which takes it over. */
function contentOfSeo() {
  const lead = 'Results take ${timelines.seoResults}. We report every month. Nothing is hidden.';
  const exports = {
    seoServices: { title: 'SEO', lead: lead.replace(/\$.*\}/, '4–7 months'), price: 'From 700 a month.' },
  };
  const source = `const seoServices = {\n  title: 'SEO',\n  lead: \`${lead}\`,\n};`;
  const facts = { timelines: { seoResults: '4–7 months' } };
  return contentOf([
    { file: 'content/facts.ts', source: "const timelines = {\n  seoResults: '4–7 months',\n};", exports: facts },
    { file: 'content/services/seo-services.ts', source, exports },
  ]);
}

function rowsOf(before: PageRecord[], after: PageRecord[]) {
  const finder = sourceFinder(contentOfSeo(), (file, line) => `${file}:${line}`);
  const sites = { before, after };
  return told(changeRows(sites, compare(before, after), finder), sites, finder);
}

const seo = '/services/seo-services';
const file = `content${seo}.ts`;
const home = (main: string) => [pageWith('/', main)];
const service = (main: string) => [pageWith(seo, main)];
const withFact = (time: string) => [
  pageWith(
    '/',
    `<h2>How long</h2><p>SEO shows in ${time}, a site sooner.</p><p><b>${time.replace(' months', '')}</b><i>months</i></p>`,
  ),
  pageWith(
    seo,
    `<h1>SEO</h1><h2>When</h2><p>Results take ${time}. We report every month.</p>`,
    `<meta property="og:image" content="/a.png"><meta property="og:title" content="Done in ${time}">`,
  ),
];
const twice = (title: string) => [
  pageWith('/products/seo-services', `<h1>${title}</h1>`, `<link rel="canonical" href="https://shop.example${seo}">`),
  pageWith(seo, `<h1>${title}</h1>`),
];
const menu = (label: string) => [{ ...pageWith('/', ''), frame: pageWith('/', `<p>${label}</p>`).main }];
const answer = (text: string) => home(`<details><summary>How long?</summary><div id="a">${text}</div></details>`);
const report = (end: string) => service(`<h1>SEO</h1><p>Results take 4–7 months. We report ${end}</p>`);
const parts = (more: string) => service(`<h2>What you get</h2><p>Reports.</p>${more}`);

it.each<[string, PageRecord[], PageRecord[], Partial<Change>]>([
  [
    'a fact, an alarm with its own source, wherever texts take it over',
    withFact('3–6 months'),
    withFact('4–7 months'),
    {
      ...{ before: '3–6 months', after: '4–7 months', alarm: 'Promise changed', heading: 'How long', isFrame: false },
      ...{ note: 'content/facts.ts › timelines.seoResults', editUrl: 'content/facts.ts:2' },
      places: ['/', seo].map((path) => expect.objectContaining({ path })),
    },
  ],
  [
    'an edit that only stands beside a fact',
    home('<p>SEO shows after some 4–7 months.</p>'),
    home('<p>SEO shows in 4–7 months.</p>'),
    { before: 'SEO shows after some 4–7 months.', alarm: undefined },
  ],
  [
    'all sentences of a field',
    report('each week. All is hidden.'),
    report('every month. Nothing is hidden.'),
    {
      ...{ before: 'We report each week. All is hidden.', after: 'We report every month. Nothing is hidden.' },
      note: `${file} › lead (composed with content/facts.ts › timelines.seoResults)`,
      editUrl: `${file}:3`,
    },
  ],
  [
    'what two pages show, on the one that search engines list',
    twice('Search'),
    twice('SEO'),
    { kind: 'Heading', places: [{ path: seo, address: `${seo}#see=SEO` }] },
  ],
  ['a text of the menu', menu('Offers'), menu('SEO'), { isFrame: true, places: [{ path: '/', address: '/#see=SEO' }] }],
  [
    'a line of an answer',
    answer('Weeks.'),
    answer('Months.'),
    { kind: 'Question', before: 'Weeks.', after: 'Months.', places: [{ path: '/', address: '/#see=Months.' }] },
  ],
  [
    'a part that is gone, with the page’s file',
    parts('<h3>Maps</h3><p>Your profile.</p>'),
    parts(''),
    { name: 'Heading removed', before: 'Maps\nYour profile.', note: file, heading: 'What you get' },
  ],
  [
    'a figure that is typed by hand, an alarm too',
    service('<p>From 500 a month.</p>'),
    service('<p>From 700 a month.</p>'),
    { alarm: 'Number, time or price changed' },
  ],
])('one row is %s', (_, before, after, row) => expect(rowsOf(before, after)).toMatchObject([row]));
