import { readFileSync } from 'node:fs';
import { type Color, formatHex, parse, wcagContrast } from 'culori';
import { colors, themeColors } from '@/lib/colors';

const css = readFileSync('app/styles/tokens.css', 'utf8');
const [lightRules = '', darkRules = ''] = css.split(/@media \(prefers-(?:color-scheme: dark|contrast: more)\)/);
const tokensIn = (rules: string) =>
  Object.fromEntries(Array.from(rules.matchAll(/--color-([\w-]+): ([^;]+);/g), ([, name, value]) => [name, value!]));
const light = tokensIn(lightRules);
const schemes = { light, dark: { ...light, ...tokensIn(darkRules) } };

/** The colour of a token, also where it's that of another token. */
function colourOf(name: string, tokens: Record<string, string>): Color {
  const value = tokens[name] ?? '';
  const [, other] = /^var\(--color-([\w-]+)\)$/.exec(value) ?? [];
  if (other) return colourOf(other, tokens);
  const colour = parse(value);
  if (!colour) throw new Error(`app/styles/tokens.css: --color-${name}: “${value}” isn’t a colour`);
  return colour;
}

it('lib/colors.ts has the colours of app/styles/tokens.css', () => {
  const hexOf = (name: string, tokens: Record<string, string>) => formatHex(colourOf(name, tokens));
  expect(colors).toEqual(Object.fromEntries(Object.keys(colors).map((name) => [name, hexOf(name, light)])));
  expect(themeColors).toEqual({ light: hexOf('paper', light), dark: hexOf('paper', schemes.dark) });
});

const five = [1, 2, 3, 4, 5];
/** Colours of edges, icons and large figures, by what they are on. Texts: axe in tests/e2e/templates. */
const edges: Record<string, string[]> = {
  paper: ['field', ...five.map((number) => `category-${number}`)],
  card: ['field'],
  'panel-rule': ['highlight', ...five.map((number) => `category-${number}-light`)],
};

it.each(Object.entries(schemes))('edges in the %s scheme have a contrast of 3 to 1 (WCAG 1.4.11)', (_, tokens) => {
  const contrast = (name: string, ground: string) => wcagContrast(colourOf(name, tokens), colourOf(ground, tokens));
  for (const [ground, names] of Object.entries(edges))
    expect(names.filter((name) => contrast(name, ground) < 3)).toEqual([]);
});

// Axe judges no gradients. A band's is this colour and darker ones.
it.each(five)('texts on the band of category %d have a contrast of 4.5 to 1 (WCAG 1.4.3)', (number) => {
  const band = colourOf(`category-strong-${number}`, light);
  expect(wcagContrast(colourOf('on-category-band', light), band)).toBeGreaterThanOrEqual(4.5);
});
