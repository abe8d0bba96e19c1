/* Every class has its rules: in the stylesheet, and in the styles of each page that has it. */
import { readFileSync, readdirSync } from 'node:fs';
import postcss from 'postcss';
import { exported } from '@/tools/export/next-output';
import { everyPage, type ExportedPage } from '../support/pages';

/** The stylesheet that `next build` wrote, before the export drops rules. */
const source = readdirSync(exported, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`${exported}/${file}`, 'utf8'))
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

describe('the stylesheet', () => {
  it('has a rule for every class on a page or written out in a component: a misspelt utility or a removed token would go unnoticed', () => {
    // The dialog and notifications are on no exported page.
    const inComponents = readdirSync('components', { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .map((file) => readFileSync(`components/${file}`, 'utf8'))
      .flatMap((text) => Array.from(text.matchAll(/className="([^"]*)"/g), ([, names]) => names!.split(/\s+/)));
    const styled = new Set([...selectors].flatMap((classes) => classes.split(' ')));
    const used = new Set([...pages.flatMap(classesOf), ...inComponents.flat()]);
    expect([...used].filter((name) => name && !name.startsWith('lucide') && !styled.has(name))).toEqual([]);
  });
});

describe('the styles of a page', () => {
  it.each(pages.map((page) => [page.file, page] as const))('have the rules of its classes: %s', (_, page) => {
    const own = selectorsIn(page.$('style').text());
    const onPage = classesOf(page);
    const needed = [...selectors].filter((classes) => classes.split(' ').every((name) => onPage.includes(name)));
    expect(needed.length).toBeGreaterThan(100);
    expect(needed.filter((classes) => !own.has(classes))).toEqual([]);
  });
});
