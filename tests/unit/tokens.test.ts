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

/** Which colours are on a ground: texts, which need 4.5 to 1, and large texts and edges, which need 3. */
const grounds: Record<string, { texts?: string[]; edges?: string[] }> = {
  paper: {
    texts: ['ink', 'ink-soft'],
    edges: ['field', ...[1, 2, 3, 4, 5].map((number) => `category-${number}`)],
  },
  card: { texts: ['ink', 'ink-soft'], edges: ['field'] },
  highlight: { texts: ['on-highlight'] },
  'highlight-paper': { texts: ['on-highlight'] },
  action: { texts: ['on-action'] },
  panel: { texts: ['on-panel', 'on-panel-soft'] },
  footer: { texts: ['on-panel', 'on-panel-soft'] },
  'panel-rule': { edges: ['highlight', ...[1, 2, 3, 4, 5].map((number) => `category-${number}-light`)] },
  ...Object.fromEntries(
    [1, 2, 3, 4, 5].flatMap((number) => [
      [`category-${number}`, { texts: ['on-category'] }],
      [`category-${number}-strong`, { texts: ['on-category-strong'] }],
    ]),
  ),
};

it.each(Object.entries(schemes))('colours of the %s scheme are seen on their grounds', (_, tokens) => {
  const contrasts = Object.entries(grounds).flatMap(([ground, { texts = [], edges = [] }]) =>
    [...texts, ...edges].map((front) => {
      const found = wcagContrast(colourOf(front, tokens), colourOf(ground, tokens));
      return { front, ground, found, isEnough: found >= (texts.includes(front) ? 4.5 : 3) };
    }),
  );
  expect(contrasts.filter(({ isEnough }) => !isEnough)).toEqual([]);
});
