/* The review of a marketer's ten edits of this site, made in the HTML of out/. */
import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { officeHours } from '@/content/facts';
import { refundPolicy } from '@/content/legal/refund-policy';
import { figures } from '@/content/owner/figures';
import { homeHero } from '@/content/pages/home';
import { serviceBySlug } from '@/content/services';
import { pageFile, pages as registry } from '@/lib/pages';
import { listFiles } from '@/tools/files';
import { problemsOnPages } from '@/tools/check/page-checks';
import { type Edit, headings } from '@/tools/review/group';
import { Bar } from '@/tools/review/sheet';
import { reviewOf } from '@/tools/review/review';
import { serviceAddress } from '../support/examples';
import { siteOf } from '../support/review';

type Document = ReturnType<typeof load>;

const special: readonly string[] = headings;
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

/** Makes the edits of facts. */
const withFacts = (text: string) => facts.reduce((edited, [from, to]) => edited.replaceAll(from, to), text);

const nothing = { changes: [], content: new Map<string, string>() };
const paths = [...registry.map(({ path }) => path), '/404'];
/** The pages, with an older day on legal ones. */
const html = paths.map((path) => {
  const page = readFileSync(`out/${pageFile(path)}`, 'utf8');
  return [path, page.replace(/(?<=<time datetime=")[^"]+/, '2026-01-02')] as const;
});
const before = siteOf(Object.fromEntries(html));
/** The site with other HTML. */
const siteWith = (change: (html: string, path: string) => string) =>
  siteOf(Object.fromEntries(html.map(([path, text]) => [path, change(text, path)])));

it.each([
  ['an unchanged site', (text: string) => text],
  [
    'a preview of the same commit',
    (text: string) =>
      text.replace('<header', `${renderToStaticMarkup(Bar({ branch: 'copy', commit: '0123456' }))}<header`),
  ],
  ['the same site from a new build', (text: string) => text.replaceAll(/(?<=static\/scripts\/[\w]+-)\w+/g, 'NEWHASH')],
])('reports nothing for %s', (_, change) => {
  const { edits, other, colours, pictures, notes, same } = reviewOf(before, siteWith(change), nothing, []);
  expect([edits, other, colours, pictures, notes]).toEqual([[], [], [], [], []]);
  expect(same).toHaveLength(paths.length);
});

it('names a page that is built differently, with the same words, and nothing else', () => {
  const after = siteWith((text, path) => (path === '/about' ? text.replace('<h1 class="', '<h1 class="wide ') : text));
  const { edits, other } = reviewOf(before, after, nothing, []);
  expect([edits, other]).toEqual([[], ['/about']]);
});

async function reviewEdits() {
  const edited = html.map(([path, text]) => {
    const $ = load(withFacts(text));
    onPages[path]?.($);
    return [path, $.html()] as const;
  });
  const clients = '<title>Clients</title><main><h1>Our clients</h1><p>They pay us in mangoes.</p></main>';
  const after = siteOf(Object.fromEntries([...edited, ['/clients', clients]]));
  const problems = problemsOnPages({ pages: [...after.pages.values()], files: await listFiles('out') }, []);
  return reviewOf(before, after, nothing, problems);
}

describe('ten edits', () => {
  const found = reviewEdits();
  const editsOn = (edits: readonly Edit[], path: string) =>
    edits.filter((edit) => edit.path === path && !special.includes(edit.heading));

  it('are eleven entries: there are two questions, and a dead link', async () => {
    expect((await found).edits).toHaveLength(11);
  });

  it('of a service’s name are one entry for all menus, which need no check', async () => {
    const { edits } = await found;
    expect(edits.filter(({ after }) => after.includes(renamed))).toEqual([
      expect.objectContaining({
        before: renamed,
        after: `${renamed} and Maps`,
        heading: special[0],
        mustBeChecked: false,
      }),
    ]);
  });

  it('of the hours are one entry for all sentences', async () => {
    const { edits } = await found;
    const hours = edits.filter(({ after }) => after.includes(newHours));
    expect(hours).toEqual([expect.objectContaining({ mustBeChecked: true })]);
    expect(hours[0]!.places.length).toBeGreaterThan(3);
  });

  it.each([
    ['a figure', '/', [{ before: figure, after: '999+', mustBeChecked: true }]],
    ['a headline', '/', [{ after: 'All your computers.', mustBeChecked: false }]],
    ['a mistyped word', '/about', [{ after: 'Our tsak' }]],
    ['a photo', '/contact', [{ after: 'Our van', picture: { is: '/_next/static/pictures/van-1a2b.jpg' } }]],
    ['a legal sentence', refundPath, [{ after: 'We pay within nine days.', mustBeChecked: true }]],
    [
      'two questions',
      '/faq',
      [{ after: 'Do you speak Marathi?\nYes, we do.' }, { after: 'Do you work in Goa?\nYes, we do.' }],
    ],
    ['a new page, with all its words', '/clients', [{ after: 'Clients\nOur clients\nThey pay us in mangoes.' }]],
  ])('of %s are entries of their page', async (_, path, expected) => {
    const edits = editsOn((await found).edits, path);
    expect(edits).toEqual(expect.arrayContaining(expected.map((one) => expect.objectContaining(one))));
  });

  it('are on no other page, and pages come in the order of the menus', async () => {
    const { edits, other } = await found;
    const changed = ['/', serviceAddress, '/about', '/faq', '/contact', refundPath, '/clients'];
    const pages = edits.filter(({ heading }) => !special.includes(heading)).map(({ path }) => path);
    expect([...new Set(pages)]).toEqual(changed);
    expect(other).toEqual([]);
  });

  it('with a dead link are an error, and without a new date on a legal page a note', async () => {
    const { errors, notes } = await found;
    expect(errors).toEqual([expect.stringContaining('/servces leads to no page')]);
    const sentence = expect.stringMatching(`words of ${refundPath} changed, but its date is still`);
    expect(notes).toContainEqual(expect.objectContaining({ text: sentence, mustBeChecked: true }));
  });
});
