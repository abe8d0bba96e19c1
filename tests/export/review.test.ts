/* The review reports a marketer's edits of this site on the right pages. */
import { faqCategories } from '@/content/faq';
import { refundPolicy } from '@/content/legal/refund-policy';
import { chatUrl } from '@/lib/contact-links';
import { findPage } from '@/lib/pages';
import { compareSites, type State } from '@/tools/review/compare';
import { readFolder } from '@/tools/review/read';
import { parsePage } from '@/tools/exported-page/page';
import { serviceAddress } from '../support/examples';

const question = faqCategories[0]!.items[0]!.question;

/** An edit of a page's document, and what the review makes of it. */
type Edit = [what: string, path: string, edit: ($: ReturnType<typeof parsePage>['$']) => void, state: State];

const edits: Edit[] = [
  ['a word', '/about', ($) => $('main h2').first().text('Our task'), 'text'],
  ['a figure', '/about', ($) => $('main dl dd').first().text('900+'), 'text'],
  ['an alternative text', '/about', ($) => $('main h2').first().append('<img src="/a.jpg" alt="Our van">'), 'text'],
  ['a new question', '/faq', ($) => $('main h3').first().after(`<h3>${question} And when?</h3>`), 'text'],
  ['a lead', serviceAddress, ($) => $('h1').next('p').text('We build it.'), 'text'],
  ['a legal paragraph', `/${refundPolicy.slug}`, ($) => $('main section p').first().text('We pay.'), 'text'],
  [
    'a link’s target',
    '/contact',
    ($) => $(`main a[href^="${chatUrl}"]`).attr('href', 'https://wa.me/919999999999'),
    'text',
  ],
  ['a colour', '/', ($) => $('style').append(':root{--color-ink:red}'), 'other'],
  ['a heading’s size', '/', ($) => $('style').append('.text-heading{font-size:9px}'), 'other'],
  ['a removed section', '/about', ($) => $('main section').last().remove(), 'text'],
];

const paths = ['/', ...edits.map(([, path]) => path)];

/** Only the pages of the edits: comparing all of them ten times would take a minute. */
const before = readFolder('out').then((site) => ({
  ...site,
  html: new Map([...site.html].filter(([path]) => paths.includes(path))),
}));

it('reports nothing for an unchanged site', async () => {
  const { pages, changes } = compareSites(await before, await before);
  expect(changes).toEqual([]);
  expect(pages.filter(({ state }) => state !== 'same')).toEqual([]);
});

it.each(edits)('reports %s on its page, and on no other', async (_, path, edit, expected) => {
  const site = await before;
  const page = parsePage('page.html', site.html.get(path)!);
  edit(page.$);
  const { pages, changes } = compareSites(site, { ...site, html: new Map([...site.html, [path, page.$.html()]]) });
  for (const { path: at, state } of pages) expect([at, state]).toEqual([at, at === path ? expected : 'same']);
  expect(changes.length > 0).toBe(expected === 'text');
  for (const { file } of changes) expect(file).toBe(findPage(path)!.file);
});
