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
import { headings } from '@/tools/review/group';
import { Bar } from '@/tools/review/sheet';
import { reviewOf } from '@/tools/review/review';
import { serviceAddress } from '../support/examples';
import { siteOf } from '../support/review';

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

/** Makes the edits of facts. */
const withFacts = (text: string) => facts.reduce((edited, [from, to]) => edited.replaceAll(from, to), text);

const nothing = { changes: [], content: new Map<string, string>() };
const paths = [...registry.map(({ path }) => path), '/404'];
const html = paths.map((path) => [path, readFileSync(`out/${pageFile(path)}`, 'utf8')] as const);
const before = siteOf(Object.fromEntries(html));

it('reports nothing for a preview of the same commit, from another build', () => {
  const bar = renderToStaticMarkup(Bar({ branch: 'copy', commit: '0123456' }));
  const preview = html.map(([path, text]) => {
    const built = text.replaceAll(/(?<=static\/scripts\/[\w]+-)\w+/g, 'NEWHASH');
    return [path, built.replace('<header', `${bar}<header`)] as const;
  });
  const after = siteOf(Object.fromEntries(preview));
  const { edits, other, pictures, notes, same } = reviewOf(before, after, nothing, []);
  expect([edits, other, pictures, notes]).toEqual([[], [], [], []]);
  expect(same).toHaveLength(paths.length);
});

function reviewEdits() {
  const edited = html.map(([path, text]) => {
    const $ = load(withFacts(text));
    onPages[path]?.($);
    return [path, $.html()] as const;
  });
  const clients = `<title>Clients</title><main><h1>Our clients</h1><p>${refundPolicy.title}</p><p>They pay us in mangoes.</p></main>`;
  const after = siteOf(Object.fromEntries([...edited, ['/clients', clients]]));
  return reviewOf(before, after, nothing);
}

describe('ten edits', () => {
  const found = reviewEdits();

  it('are eleven entries, because there are two questions', async () => {
    const { edits } = await found;
    expect(edits).toHaveLength(11);
  });

  it.each([
    [
      'a service’s name in all menus, which need no check',
      { before: renamed, after: `${renamed} and Maps`, heading: headings[0], mustBeChecked: false },
    ],
    ['the hours in all sentences', { after: expect.stringContaining(newHours) as string, mustBeChecked: true }],
    ['a figure', { path: '/', before: figure, after: '999+', mustBeChecked: true }],
    ['a headline', { path: '/', after: 'All your computers.', mustBeChecked: false }],
    ['a mistyped word', { path: '/about', after: 'Our tsak' }],
    ['a photo', { path: '/contact', after: 'Our van', picture: { is: '/_next/static/pictures/van-1a2b.jpg' } }],
    ['a legal sentence', { path: refundPath, after: 'We pay within nine days.', mustBeChecked: true }],
    ['a question', { path: '/faq', after: 'Do you speak Marathi?\nYes, we do.' }],
    ['another question', { path: '/faq', after: 'Do you work in Goa?\nYes, we do.' }],
    ['a new page, with all its words', { path: '/clients', after: 'Clients\nOur clients\nThey pay us in mangoes.' }],
  ])('have an entry for %s', async (_, entry) => {
    expect((await found).edits).toContainEqual(expect.objectContaining(entry));
  });

  it('are on no other page, and pages come in the order of the menus', async () => {
    const { edits, other } = await found;
    const changed = ['/', serviceAddress, '/about', '/faq', '/contact', refundPath, '/clients'];
    const pages = edits.filter(({ heading }) => !headings.includes(heading)).map(({ path }) => path);
    expect([...new Set(pages)]).toEqual(changed);
    expect(other).toEqual([]);
  });
});
