/* The styles of each page have the rules of its classes, in words that older browsers read. */
import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { nextExportDir } from '@/tools/export/next-output';
import { filesIn } from '../support/files';
import { everyPage, type ExportedPage, failing } from '../support/pages';

/** The stylesheet that `next build` wrote, before the export drops rules. */
const source = filesIn(nextExportDir)
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`${nextExportDir}/${file}`, 'utf8'))
  .join('');

/** The classes of each selector, joined by a space. */
function selectorsIn(css: string): Set<string> {
  const found = new Set<string>();
  postcss.parse(css).walkRules(({ selectors }) => {
    for (const selector of selectors) {
      const classes = Array.from(selector.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name]) => name!.replace(/\\(.)/g, '$1'));
      found.add(classes.join(' '));
    }
  });
  return found;
}

const classesOf = ({ $ }: ExportedPage) => [
  ...new Set(
    $('[class]')
      .toArray()
      .flatMap(({ attribs }) => attribs.class!.split(/\s+/)),
  ),
];

const pages = everyPage();
const selectors = selectorsIn(source);

describe('the styles of a page', () => {
  it.each(pages.map((page) => [page.file, page] as const))('have the rules of its classes: %s', (_, page) => {
    const own = selectorsIn(page.$('style').text());
    const onPage = classesOf(page);
    const needed = [...selectors].filter((classes) => classes.split(' ').every((name) => onPage.includes(name)));
    expect(needed.length).toBeGreaterThan(100);
    expect(needed.filter((classes) => !own.has(classes))).toEqual([]);
  });

  it('have media queries without a range, which older browsers ignore', () => {
    expect(failing(pages, ({ $ }) => /@media[^{]*[<>]/.test($('style').text()))).toEqual([]);
  });
});
