import { problemsOnPages } from '@/tools/check/page-checks';
import { parsePage } from '@/tools/exported-page/page';
import { recordOf } from '@/tools/exported-page/record';

const pageWith = (file: string, ...links: string[]) =>
  recordOf(parsePage(file, `<main id="here">${links.map((href) => `<a href="${href}">Read on</a>`).join(' ')}</main>`));

it('links that lead to no page, file or anchor are reported once, with their pages', () => {
  const pages = [
    pageWith('index.html', '/a#gone', '/b', '/a#here', '#here', '/card.vcf'),
    pageWith('a.html', '/b', 'https://example.com/b'),
  ];
  expect(problemsOnPages({ pages, files: ['card.vcf'] }).map(({ message }) => message)).toEqual([
    'The link “Read on” to /a#gone leads to no anchor, on /',
    'The link “Read on” to /b leads to no page, on / and on 1 more',
  ]);
});
