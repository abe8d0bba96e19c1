/* The review of a marketer's ten edits of this site, made in the HTML of out/. */
import { load } from 'cheerio';
import { officeHours } from '@/content/facts';
import { refundPolicy } from '@/content/legal/refund-policy';
import { figures } from '@/content/owner/figures';
import { homeHero } from '@/content/pages/home';
import { serviceBySlug } from '@/content/services';
import { listFiles } from '@/tools/files';
import { recordOf } from '@/tools/exported-page/record';
import { parsePage } from '@/tools/exported-page/page';
import { problemsOnPages } from '@/tools/check/page-checks';
import { Bar } from '@/tools/review/sheet';
import { readFolder, type Site } from '@/tools/review/read';
import { readSources, reviewOf } from '@/tools/review/review';
import { pageFile } from '@/lib/pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { serviceAddress } from '../support/examples';

type Document = ReturnType<typeof load>;

const refundPath = `/${refundPolicy.slug}`;
const figure = figures.projects.number;
const renamed = serviceBySlug('seo-services').shortTitle;
const newHours = officeHours.text.replace(/\d+ (AM|PM)–\d+/, '11 $1–6');

/** Edits of facts change many pages. */
const facts: [from: string, to: string][] = [
  [`>${renamed}<`, `>${renamed} and Maps<`],
  [officeHours.text, newHours],
  [`>${figure}<`, '>999+<'],
];

/** Edits of single pages. */
const onPages: Record<string, ($: Document) => void> = {
  '/': ($) => $('h1').html($('h1').html()!.replace(homeHero.title[0]!, 'All your computers.')),
  '/about': ($) => $('main h2').first().text('Our tsak'),
  '/faq': ($) => {
    const question = (text: string) => `<details><summary><h3>${text}</h3></summary><p>Yes, we do.</p></details>`;
    $('main [data-answer]').first().before(question('Do you speak Marathi?'));
    $('main [data-answer]').last().after(question('Do you work in Goa?'));
  },
  '/contact': ($) => $('main').append('<p><img src="/_next/static/pictures/van-1a2b.jpg" alt="Our van"></p>'),
  [refundPath]: ($) => $('main section p').first().text('We pay within nine days.'),
  [serviceAddress]: ($) => $('h1').next('p').append(' <a href="/servces">See all</a>'),
};

function edit(site: Site): Site {
  const html = new Map(
    [...site.html].map(([path, text]) => {
      const $ = load(withFacts(text));
      onPages[path]?.($);
      return [path, $.html()];
    }),
  );
  html.set('/clients', '<title>Clients</title><main><h1>Our clients</h1><p>They pay us in mangoes.</p></main>');
  return { ...site, html };
}

/** Makes the edits of facts. */
const withFacts = (text: string) => facts.reduce((edited, [from, to]) => edited.replaceAll(from, to), text);

const nothing = { files: new Map(), texts: [] };
/** The site, with an older day on legal pages. */
const site = readFolder('out').then((read) => ({
  ...read,
  html: new Map([...read.html].map(([path, page]) => [path, page.replace(/(?<=<time datetime=")[^"]+/, '2026-01-02')])),
}));

it.each([
  ['an unchanged site', (html: string) => html],
  [
    'a preview of the same commit',
    (html: string) =>
      html.replace('<header', `${renderToStaticMarkup(Bar({ branch: 'copy', commit: '0123456' }))}<header`),
  ],
  ['the same site from a new build', (html: string) => html.replaceAll(/(?<=static\/scripts\/[\w]+-)\w+/g, 'NEWHASH')],
])('reports nothing for %s', async (_, change) => {
  const before = await site;
  const html = new Map([...before.html].map(([path, page]) => [path, change(page)]));
  const { everywhere, repeated, pages, others } = reviewOf({ ...before, html }, before, nothing, []);
  expect([everywhere, repeated, pages, others.other, others.gone]).toEqual([[], [], [], [], []]);
});

async function reviewEdits() {
  const before = await site;
  const after = edit(before);
  const pages = [...after.html].map(([path, html]) => recordOf(parsePage(pageFile(path), html)));
  const { files, texts } = await readSources();
  const problems = problemsOnPages({ pages, files: await listFiles('out') }, texts);
  const sources = {
    files: new Map([...files].map(([file, text]) => [file, withFacts(text)])),
    texts: texts.map((text) => ({ ...text, value: withFacts(`>${text.value}<`).slice(1, -1) })),
  };
  return reviewOf(
    before,
    after,
    sources,
    problems.map(({ message }) => message),
  );
}

describe('ten edits', () => {
  const found = reviewEdits();
  const editsOn = async (path: string) => (await found).pages.find((page) => page.path === path)?.edits ?? [];

  it('are eleven entries: there are two questions, and a dead link', async () => {
    const { everywhere, repeated, pages } = await found;
    expect([...everywhere, ...repeated, ...pages.flatMap(({ edits }) => edits)]).toHaveLength(11);
  });

  it('of a service’s name are one entry for all menus, which need no check', async () => {
    const { everywhere } = await found;
    expect(everywhere.filter(({ after }) => after.includes(renamed))).toEqual([
      expect.objectContaining({ before: renamed, after: `${renamed} and Maps`, mustBeChecked: false }),
    ]);
  });

  it('of the hours are one entry for all sentences', async () => {
    const { everywhere, repeated } = await found;
    const hours = [...everywhere, ...repeated].filter(({ after }) => after.includes(newHours));
    expect(hours).toEqual([
      expect.objectContaining({ mustBeChecked: true, file: expect.stringMatching(/facts|office-hours/) }),
    ]);
    expect(new Set(hours[0]!.changes.map(({ path }) => path)).size).toBeGreaterThan(3);
  });

  it.each([
    ['a figure', '/', [{ before: figure, after: '999+', mustBeChecked: true, file: 'content/owner/figures.ts' }]],
    ['a headline', '/', [{ after: 'All your computers.', file: 'content/pages/home.ts', mustBeChecked: false }]],
    ['a mistyped word', '/about', [{ after: 'Our tsak', file: 'content/pages/about.ts' }]],
    ['a photo', '/contact', [{ after: 'Our van', pictures: ['/_next/static/pictures/van-1a2b.jpg'] }]],
    ['a legal sentence', refundPath, [{ after: 'We pay within nine days.', mustBeChecked: true }]],
    [
      'two questions',
      '/faq',
      [{ after: 'Do you speak Marathi?\nYes, we do.' }, { after: 'Do you work in Goa?\nYes, we do.' }],
    ],
    ['a new page, with all its words', '/clients', [{ after: 'Clients\nOur clients\nThey pay us in mangoes.' }]],
  ])('of %s are entries of their page', async (_, path, expected) => {
    const edits = (await editsOn(path)).map((one) => ({
      ...one,
      pictures: one.changes.flatMap(({ pictures }) => pictures.map(({ src }) => src)),
    }));
    expect(edits).toEqual(expect.arrayContaining(expected.map((one) => expect.objectContaining(one))));
  });

  it('are on no other page, and pages come in the order of the menus', async () => {
    const { pages } = await found;
    const changed = ['/', serviceAddress, '/about', '/faq', '/contact', refundPath, '/clients'];
    expect(pages.filter(({ edits }) => edits.length > 0).map(({ path }) => path)).toEqual(changed);
  });

  it('with a dead link are an error, and without a new date on a legal page a note', async () => {
    const { errors, pages } = await found;
    expect(errors).toEqual([expect.stringContaining('/servces leads to no page')]);
    expect(pages.find(({ path }) => path === refundPath)?.notes).toEqual([
      expect.stringMatching(/the date of the page is still \d+ \w+ \d{4}/),
    ]);
  });
});
