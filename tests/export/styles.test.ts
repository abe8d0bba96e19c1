/* Every rule whose elements are on a page is in that page's styles, states included. */
import { readFileSync, readdirSync } from 'node:fs';
import { Features, transform } from 'lightningcss';
import postcss, { type Rule } from 'postcss';
import parseSelector, { type Container, type Node } from 'postcss-selector-parser';
import { exported } from '@/tools/export/next-output';
import { dynamicAttributes, oldest } from '@/tools/export/styles';
import { everyPage, type ExportedPage } from '../support/pages';

/** The stylesheet that `next build` wrote, before the export drops rules. */
const source = readdirSync(exported, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(`${exported}/${file}`, 'utf8'))
  .join('');

/** States and pseudo-elements, which no exported HTML has. */
const states =
  /^:(?:hover|focus|focus-visible|focus-within|active|popover-open|open|empty|target|disabled|checked|user-invalid|placeholder|-\w.*)$|^::|^:(?:before|after)$/;

/** Pseudo-elements that only some controls have. */
const controls: readonly [part: RegExp, control: string][] = [
  [/::file-selector-button/, '[type=file]'],
  [/::placeholder/, '[placeholder]'],
  [
    /::-webkit-(calendar|date|inner|outer|search)[\w-]*/,
    ':is([type^=date], [type=number], [type=search], [type=time])',
  ],
];

/** A selector without states and `:not()`: it matches every element that the rule may apply to. */
function elementsOf(selector: string): string {
  const withoutStates = (container: Container) =>
    container.each((node: Node) => {
      if (node.type === 'attribute' && dynamicAttributes.includes(node.attribute)) node.remove();
      if (node.type !== 'pseudo') return;
      if (states.test(node.value) || node.value === ':not') node.remove();
      else if (node.nodes.length > 0) {
        node.each(withoutStates);
        // `:is(:hover, .a)` may match any element.
        if (node.nodes.some((branch) => String(branch).trim() === '')) node.remove();
      }
    });
  const withControls = controls.reduce((text, [part, control]) => text.replace(part, control), selector);
  const root = parseSelector().astSync(withControls);
  root.each(withoutStates);
  return String(root)
    .replace(/(^|[>+~\s])\s*(?=$|[>+~])/g, '$1* ')
    .trim();
}

type Found = { key: string; selector: string };

/** Lightning CSS joins selectors that older browsers lack, differently on each page. */
function branchesOf(selector: string): string[] {
  const [part, ...others] = parseSelector().astSync(selector).first.nodes;
  const isJoined = part?.type === 'pseudo' && part.value === ':is' && others.length === 0;
  return isJoined ? part.nodes.map(String) : [selector];
}

/** Each selector with the at-rules around it, without keyframes. */
function selectorsOf(css: string): Found[] {
  const found: Found[] = [];
  postcss.parse(css).walkRules((rule: Rule) => {
    const conditions: string[] = [];
    for (let parent = rule.parent; parent?.type === 'atrule'; parent = parent.parent as typeof parent) {
      const { name, params } = parent as postcss.AtRule;
      if (name === 'keyframes') return;
      conditions.unshift(`@${name} ${params}`);
    }
    for (const selector of rule.selectors.flatMap(branchesOf))
      found.push({ key: [...conditions, selector].join(' '), selector });
  });
  return found;
}

const written = transform({
  filename: 'source.css',
  code: Buffer.from(source),
  minify: true,
  targets: oldest,
  exclude: Features.LightDark,
}).code.toString();
// The site has no shadow trees, and a page keeps only the initial values of its properties.
const rules = selectorsOf(written).filter(
  ({ key, selector }) => selector !== ':host' && !/^@layer properties/.test(key),
);

function missingFrom({ $, file }: ExportedPage): string[] {
  const print = readFileSync(`out${$('link[media=print]').attr('href')}`, 'utf8');
  const own = new Set([$('style').text(), print].flatMap(selectorsOf).map(({ key }) => key));
  return rules
    .filter(({ key, selector }) => !own.has(key) && $(elementsOf(selector)).length > 0)
    .map(({ key }) => `${file}: ${key}`);
}

describe('the styles of a page', () => {
  it('have every rule whose elements are on the page', () => {
    expect(rules.length).toBeGreaterThan(300);
    // Pages with another canonical repeat that page.
    const pages = everyPage().filter(({ path, canonical }) => !canonical || new URL(canonical).pathname === path);
    expect(pages.flatMap(missingFrom)).toEqual([]);
  });

  it('have a rule for every class on a page or written out in a component: a misspelt utility or a removed token would go unnoticed', () => {
    const styled = new Set<string>();
    for (const { selector } of rules) {
      parseSelector()
        .astSync(selector)
        .walkClasses(({ value }) => void styled.add(value));
    }
    const onPages = everyPage().flatMap(({ $ }) =>
      $('[class]')
        .toArray()
        .map(({ attribs }) => attribs.class!),
    );
    // Islands show parts that no exported page has.
    const components = readdirSync('components', { recursive: true, encoding: 'utf8' }).filter((file) =>
      file.endsWith('.tsx'),
    );
    const inComponents = components.flatMap((file) =>
      Array.from(readFileSync(`components/${file}`, 'utf8').matchAll(/className="([^"]*)"/g), ([, names]) => names!),
    );
    const used = [...onPages, ...inComponents].flatMap((names) => names.split(/\s+/));
    expect([...new Set(used)].filter((name) => name && !styled.has(name))).toEqual([]);
  });
});
