/** @jest-environment node */
import type { PageFacts } from '@/tools/pages/facts';
import { nodesById } from '@/tools/pages/structured-data';
import { warningsOf } from '@/tools/review/warnings';
import { pageWith } from '@/tests/support/page-facts';

const prose = '<p>We mend your phone the same day. You get it back in the evening.</p>'.repeat(10);
const description = (text: string) => `<meta name="description" content="${text}">`;
const good = `${description('We mend phones and laptops in one day. '.repeat(3))}<meta property="og:image" content="https://shop.example/a.png">`;
const page = (main = `<h1>Repairs</h1>${prose}`, head = good) => pageWith('/repairs', main, head);

function warnings(subject: PageFacts, others: readonly PageFacts[] = [], reach = {}) {
  const pages = [subject, ...others];
  return warningsOf(subject, {
    pages,
    nodes: nodesById(pages),
    alike: [],
    reach: { isInSitemap: subject.isCanonical, clicks: 1, menuNames: [], linksIn: [], ...reach },
  });
}
const kinds = (...input: Parameters<typeof warnings>) => warnings(...input).map(({ kind }) => kind);

describe('warningsOf', () => {
  it('has nothing to say of a good page', () => {
    expect(warnings(page())).toEqual([]);
  });

  it('judges title and description by what a phone and a desktop show', () => {
    const long = { ...page(), title: 'Repairs and more '.repeat(6), description: 'We mend phones. '.repeat(12) };
    expect(warnings(long).map(({ kind, text }) => [kind, text])).toEqual([
      ['title-long', 'Cut off on desktop and phone'],
      ['description-long', 'Cut off on desktop and phone'],
    ]);
    expect(kinds(page(undefined, good.replace(/content="We.*?"/, 'content="Short."')))).toEqual(['description-short']);
  });

  it('finds another page with the same title and description', () => {
    const other = { ...page(), path: '/other' };
    expect(warnings(page(), [other]).map(({ text }) => text)).toEqual([
      'Same title as /other',
      'Same description as /other',
    ]);
  });

  it('asks for text, a card, one h1 and no level left out', () => {
    expect(
      kinds(page('<h1>Repairs</h1><p>Soon.</p>', description('We mend phones and laptops in one day. '.repeat(3)))),
    ).toEqual(['thin', 'card']);
    expect(warnings(page(`<h1>Repairs</h1><h3>Phones</h3>${prose}`))).toEqual([
      { kind: 'heading', text: '“Phones” is an h3 below an h1', find: 'Phones' },
    ]);
    expect(kinds(page(`<h2>Repairs</h2>${prose}`))).toEqual(['heading']);
  });

  it('names pictures without alt text, and leaves those that only decorate', () => {
    const [warning, ...rest] = warnings(page(`<h1>Repairs</h1>${prose}<img src="/a.png"><img src="/b.png" alt="">`));
    expect(warning).toEqual({ kind: 'missing-alt', text: '/a.png' });
    expect(rest).toEqual([]);
  });

  it('leads to the longest sentence of a page that is hard to read', () => {
    const hard =
      'Organisational considerations necessitate comprehensive documentation of infrastructural interdependencies.';
    const [warning] = warnings(page(`<h1>Repairs</h1>${`<p>${hard}</p>`.repeat(20)}`));
    expect(warning).toMatchObject({ kind: 'hard-to-read', find: hard });
  });

  it('knows a page that no link leads to, one far from home, and a sitemap that is wrong', () => {
    expect(kinds(page(), [], { clicks: undefined })).toEqual(['orphan']);
    expect(kinds(page(), [], { clicks: 4 })).toEqual(['deep']);
    expect(kinds(page(), [], { isInSitemap: false })).toEqual(['sitemap']);
    const copy = page(undefined, `${good}<link rel="canonical" href="https://shop.example/other">`);
    expect(kinds(copy, [], { isInSitemap: true })).toEqual(['sitemap']);
  });

  it('does not judge as a search result what repeats another page', () => {
    expect(
      kinds(page('<h1>Repairs</h1><p>Soon.</p>', '<link rel="canonical" href="https://shop.example/other">')),
    ).toEqual([]);
  });

  it('names what structured data lacks, with the source of the rule', () => {
    const data = '<script type="application/ld+json">{"@graph":[{"@type":"WebSite","name":"Shop"}]}</script>';
    expect(warnings(page(`<h1>Repairs</h1>${prose}${data}`))).toEqual([
      {
        kind: 'data-required',
        text: 'WebSite: no url',
        source: 'https://developers.google.com/search/docs/appearance/site-names',
      },
    ]);
  });
});
