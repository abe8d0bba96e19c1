import { services } from '@/content/services';
import { findPage } from '@/lib/pages';
import { linksIn } from '@/lib/links-in-text';
import { servicePath } from '@/lib/routes';
import { problemsOnPages as allProblems } from '@/tools/check/page-checks';
import { formatProblem } from '@/tools/check/problem';
import { parsePage } from '@/tools/exported-page/page';
import { recordOf } from '@/tools/exported-page/record';
import { contentWith } from '@/tests/support/content-fixture';

const pageWith = (file: string, ...links: string[]) =>
  recordOf(parsePage(file, `<main id="here">${links.map((href) => `<a href="${href}">Read on</a>`).join(' ')}</main>`));

/** These pages have no answers. */
const problemsOnPages = (...site: Parameters<typeof allProblems>) =>
  allProblems(...site).filter(({ field }) => field !== 'id');

it('links that lead to no page, file or anchor are reported once, with their pages', () => {
  const onHome = '/a#gone /b /a#here #here /card.vcf /price%20list.pdf a tel:100 ?q#here'.split(' ');
  const onOther = '/b https://example.com/b www.example.in //example.com/b https://'.split(' ');
  const pages = [pageWith('index.html', ...onHome), pageWith('a.html', ...onOther)];
  const found = problemsOnPages({ pages, files: ['card.vcf', 'price list.pdf'] }, []);
  expect(found.map(({ message }) => message)).toEqual([
    'The link “Read on” to /a#gone leads to no anchor, on /',
    'The link “Read on” to /b leads to no page, on / and on 1 more',
    'The link “Read on” to www.example.in leads to no page, on /a',
    'The link “Read on” to https:// isn’t an address, on /a',
  ]);
});

it('a problem of a page names the file and the field of the copy with its link, of the FAQ page content/faq.ts', async () => {
  const { texts } = await contentWith();
  const linked = texts.find(({ file, value }) => file === 'content/faq.ts' && linksIn(value).length > 0)!;
  const pages = [pageWith('faq.html', linksIn(linked.value)[0]!.href)];
  const problems = problemsOnPages({ pages, files: [] }, texts);
  expect(problems).toMatchObject([{ file: linked.file, field: linked.field }]);
});

it('a problem of a page names the file of the page if no copy has the link', () => {
  const path = servicePath(services[0]!.slug);
  const problems = problemsOnPages({ pages: [pageWith(`${path.slice(1)}.html`, '/gone')], files: [] }, []);
  expect(problems).toMatchObject([{ file: findPage(path)!.file, field: 'links' }]);
});

it('a problem of a page names the folder of header and footer if every page has the link', () => {
  const pages = ['index.html', 'about.html', 'faq.html'].map((file) => pageWith(file, '/gone'));
  expect(problemsOnPages({ pages, files: [] }, [])).toMatchObject([{ file: 'components', field: 'header or footer' }]);
});

it('a problem of a page is a link that visitors read as brackets', async () => {
  const { texts } = await contentWith('content/pages/about.ts', 'hero.lead', 'Ask [us](/contact).');
  const page = recordOf(parsePage('about.html', '<p>Ask [us](/contact).</p>'));
  expect(problemsOnPages({ pages: [page], files: [] }, texts).map(formatProblem)).toEqual([
    'content/pages/about.ts: hero.lead: “Ask [us](/contact).” has a link, but this part of the page shows plain text',
  ]);
});

it('answers of the FAQ that are gone without alsoAt are reported @decision-43', () => {
  const lost = allProblems({ pages: [pageWith('faq.html')], files: [] }, []);
  expect(lost.map(formatProblem)).toContainEqual(
    expect.stringMatching(/^content\/faq\.ts: id: nothing is at #price any more/),
  );
});
