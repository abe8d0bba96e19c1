/** @jest-environment node */
import postcss from 'postcss';
import { parsePage } from '@/lib/build/export/page';
import { minifyStyles, pageStyles } from '@/lib/build/export/styles';
import { replaceVariables } from '@/lib/build/export/styles/variables';
import { readScriptWords, readUses } from '@/lib/build/export/styles/uses';

/** Styles of a page with the given body, whose islands have the given code. */
function stylesOf(css: string, body: string, code = ''): string {
  const uses = readUses(parsePage('page.html', `<body>${body}</body>`), [readScriptWords(code)]);
  return minifyStyles(pageStyles(postcss.parse(css), uses));
}

describe('rules of a page', () => {
  it.each([
    ['a class it has', '.used{top:1px}', true],
    ['a class it lacks', '.other{top:1px}', false],
    ['a class of an island', '.toast{top:1px}', true],
    ['an element it lacks', 'table{top:1px}', false],
    ['a state of a class it has', '.used[data-open=true]:hover::before{top:1px}', true],
    ['a descendant it lacks', '.used .other{top:1px}', false],
    ['one of several that match', '.used:is(.other,.toast){top:1px}', true],
    ['none of several', '.used:has(.other,table){top:1px}', false],
    ['what is not there', '.used:not(.other){top:1px}', true],
    ['an attribute it lacks', '[popover]{top:1px}', false],
    ['a medium', '@media print{.used{top:1px}}', true],
  ])('those for %s', (_, css, isKept) => {
    const styles = stylesOf(css, '<p class="used">', 'className:"toast md:flex"');
    expect(styles.length > 0).toBe(isKept);
  });

  it('keeps the order of layers and drops selectors that match nothing', () => {
    const css = '@layer base,utilities;@layer base{p,table{top:1px}}@layer utilities{.other{top:2px}}';
    expect(stylesOf(css, '<p>')).toBe('@layer base{p{top:1px}}@layer utilities;');
  });

  it('keeps animations that something runs', () => {
    const css = '@keyframes draw{0%{top:1px}}@keyframes spin{0%{top:2px}}.used{animation:draw 1s}';
    const styles = stylesOf(css, '<p class="used">');
    expect(styles).toContain('@keyframes draw');
    expect(styles).not.toContain('spin');
  });
});

describe('custom properties', () => {
  it('are written out where they can have only one value', () => {
    const css = '@layer theme{:root{--unit:.25rem;--other:1px}}.a{padding:calc(var(--unit)*8)}';
    expect(stylesOf(css, '<p class="a">')).toBe('.a{padding:2rem}');
  });

  it('keep their name where a scheme, a class or a script may set them', () => {
    const root = ':root{--ink:#111;--line:red;--far:1px}';
    const css = `${root}@media (prefers-color-scheme:dark){:root{--ink:#eee}}.b{--line:blue}
      .a{color:var(--ink);fill:var(--line);left:var(--far)}`;
    const styles = stylesOf(css, '<p class="a b">', 'style.setProperty("--far", x)');
    expect(styles).toContain('color:var(--ink);fill:var(--line);left:var(--far)');
    expect(styles).toContain('--ink:#eee');
  });

  it('give way to their fallback where nothing sets them', () => {
    expect(stylesOf('.a{top:var(--x,var(--y,2px))}', '<p class="a">')).toBe('.a{top:2px}');
  });

  it('are found inside each other, with brackets in fallbacks', () => {
    const names: string[] = [];
    const value = replaceVariables('calc(var(--a,min(1px,2px)) + var(--b,var(--c)))', (name) => void names.push(name));
    expect(names).toEqual(['--a', '--c', '--b']);
    expect(value).toBe('calc(var(--a,min(1px,2px)) + var(--b,var(--c)))');
  });
});
