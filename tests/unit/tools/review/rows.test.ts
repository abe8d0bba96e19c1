/** @jest-environment node */
import { contentOf } from '@/tools/check/content';
import type { PageRecord } from '@/tools/pages/record';
import { compare } from '@/tools/review/changes';
import { changeRows } from '@/tools/review/changes/rows';
import { told } from '@/tools/review/changes/told';
import { sourceFinder } from '@/tools/review/sources';
import { pageWith } from '@/tests/support/page-record';

/** A small content: facts, and the file of /services/seo-services, which takes one of them over. */
function contentWith(time: string, more: Record<string, unknown> = {}) {
  const lead = `Results take ${time}. We report every month. Nothing is hidden.`;
  const source =
    "const seoServices = {\n  title: 'SEO',\n  lead: `Results take ${timelines.seoResults}. We report every month. Nothing is hidden.`,\n};";
  return contentOf(
    [
      {
        file: 'content/facts.ts',
        source: `const timelines = {\n  seoResults: '${time}',\n};`,
        exports: { timelines: { seoResults: time } },
      },
      { file: 'content/services/seo-services.ts', source, exports: { seoServices: { title: 'SEO', lead, ...more } } },
    ],
    [],
  );
}

function rowsOf(before: PageRecord[], after: PageRecord[], content = contentWith('4–7 months')) {
  const finder = sourceFinder(content, (file, line) => `${file}:${line}`);
  return told(changeRows(before, after, compare(before, after), finder), before, after, finder);
}

const card = (words: string) =>
  `<meta property="og:image" content="/a.png"><meta property="og:title" content="${words}">`;
const canonical = '<link rel="canonical" href="https://shop.example/services/seo-services">';

describe('a fact', () => {
  const pages = (time: string) => [
    pageWith(
      '/',
      `<h2>How long</h2><p>SEO shows in ${time}, a site sooner.</p><p><b>${time.replace(' months', '')}</b><i>months</i></p>`,
    ),
    pageWith(
      '/services/seo-services',
      `<h1>SEO</h1><h2>When</h2><p>Results take ${time}. We report every month.</p>`,
      card(`Done in ${time}`),
    ),
  ];

  it('is one alarm with its own source, wherever texts take it over', () => {
    const rows = rowsOf(pages('3–6 months'), pages('4–7 months'));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      before: '3–6 months',
      after: '4–7 months',
      alarm: 'Promise changed',
      note: 'content/facts.ts › timelines.seoResults',
      editUrl: 'content/facts.ts:2',
      heading: 'How long',
      isFrame: false,
    });
    expect(rows[0]?.places.map(({ path }) => path)).toEqual(['/', '/services/seo-services']);
  });

  it('is not behind an edit that only stands beside it', () => {
    const [row, ...others] = rowsOf(
      [pageWith('/', '<p>SEO shows after some 4–7 months.</p>')],
      [pageWith('/', '<p>SEO shows in 4–7 months.</p>')],
    );
    expect(others).toEqual([]);
    expect(row).toMatchObject({ before: 'SEO shows after some 4–7 months.', alarm: undefined });
  });
});

describe('an edit', () => {
  it('is one row for all sentences of a field, with the words that changed', () => {
    const page = (end: string) =>
      pageWith('/services/seo-services', `<h1>SEO</h1><p>Results take 4–7 months. We report ${end}</p>`);
    const rows = rowsOf([page('each week. All is hidden.')], [page('every month. Nothing is hidden.')]);
    expect(rows).toMatchObject([
      {
        before: 'We report each week. All is hidden.',
        after: 'We report every month. Nothing is hidden.',
        note: 'content/services/seo-services.ts › lead (composed with content/facts.ts › timelines.seoResults)',
        editUrl: 'content/services/seo-services.ts:3',
      },
    ]);
  });

  it('is told on the page that search engines list, not on the one that repeats it', () => {
    const site = (title: string) => [
      pageWith('/products/seo-services', `<h1>${title}</h1>`, canonical),
      pageWith('/services/seo-services', `<h1>${title}</h1>`),
    ];
    const rows = rowsOf(site('Search'), site('SEO'));
    expect(rows.map(({ kind, places }) => [kind, places.map(({ path }) => path)])).toEqual([
      ['Heading', ['/services/seo-services']],
    ]);
  });

  it('of the menu is one row for the site', () => {
    const home = (label: string) => ({ ...pageWith('/', ''), frame: pageWith('/', `<p>${label}</p>`).main });
    expect(rowsOf([home('Offers')], [home('SEO')])).toMatchObject([{ isFrame: true, places: [{ path: '/' }] }]);
  });

  it('of an answer leads to its words', () => {
    const page = (answer: string) =>
      pageWith('/', `<details><summary>How long?</summary><div id="how-long">${answer}</div></details>`);
    const [row] = rowsOf([page('Weeks.')], [page('Months.')]);
    expect(row).toMatchObject({ kind: 'Question', before: 'Weeks.', after: 'Months.' });
    expect(row?.places[0]?.address).toBe('/#see=Months.');
  });

  it('that removes a part names what stood in it and the page’s file', () => {
    const page = (part: string) => pageWith('/services/seo-services', `<h2>What you get</h2><p>Reports.</p>${part}`);
    expect(rowsOf([page('<h3>Maps</h3><p>Your profile.</p>')], [page('')])).toMatchObject([
      {
        name: 'Heading removed',
        before: 'Maps\nYour profile.',
        note: 'content/services/seo-services.ts',
        heading: 'What you get',
      },
    ]);
  });

  it('of a figure that is typed by hand is an alarm too', () => {
    const price = (text: string) => [pageWith('/services/seo-services', `<p>${text}</p>`)];
    const rows = rowsOf(
      price('From 500 a month.'),
      price('From 700 a month.'),
      contentWith('4–7 months', { price: 'From 700 a month.' }),
    );
    expect(rows).toMatchObject([{ alarm: 'Number, time or price changed' }]);
  });
});
