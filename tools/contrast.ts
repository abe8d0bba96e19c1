import { parse, wcagContrast } from 'culori';
import postcss, { type AtRule, type Rule } from 'postcss';
import { dark, light } from './colors';

export type Scheme = 'light' | 'dark';

const categoryColours = [1, 2, 3, 4, 5].map((number) => `category-${number}`);
const onCategory = (colour: string): [string, string][] => [
  ['on-category', colour],
  ['on-category-strong', `${colour}-strong`],
];

/**
 * Which colour is on which, by the contrast that it needs (WCAG 2.2): 4.5 to 1 for texts (1.4.3), 3
 * to 1 for large texts, lines and edges of fields (1.4.3 and 1.4.11).
 */
const pairs: Readonly<Record<'4.5' | '3', readonly [front: string, ground: string][]>> = {
  '4.5': [
    ['ink', 'paper'],
    ['ink', 'card'],
    ['ink-soft', 'paper'],
    ['ink-soft', 'card'],
    ['on-highlight', 'highlight'],
    ['on-action', 'action'],
    ['on-panel', 'panel'],
    ['on-panel-soft', 'panel'],
    ['on-panel', 'footer'],
    ['on-panel-soft', 'footer'],
    ...categoryColours.flatMap(onCategory),
  ],
  '3': [
    ...categoryColours.map((colour): [string, string] => [colour, 'paper']),
    ['field', 'paper'],
    ['field', 'card'],
    ['highlight', 'panel-rule'],
    ...categoryColours.map((colour): [string, string] => [`${colour}-light`, 'panel-rule']),
  ],
};

/** Of a pair in one scheme. */
export type Contrast = { scheme: Scheme; front: string; ground: string; contrast: number; needed: number };

export const contrasts: readonly Contrast[] = Object.entries({ light, dark }).flatMap(([scheme, palette]) =>
  Object.entries(pairs).flatMap(([needed, ofKind]) =>
    ofKind.map(([front, ground]) => {
      const [one, two] = [front, ground].map((name) => parse(palette(name))!);
      return { scheme: scheme as Scheme, front, ground, contrast: wcagContrast(one!, two!), needed: Number(needed) };
    }),
  ),
);

/** The token from which a token has its value: `--color-white` for `--color-card`. */
function sourceOf(palette: Readonly<Record<string, string>>, name: string): string {
  const other = /^var\(--color-(.+)\)$/.exec(palette[name] ?? '')?.[1];
  return other !== undefined && other in palette ? sourceOf(palette, other) : name;
}

/** The colour tokens of a page's stylesheet, by scheme. */
function tokensIn(css: string): Record<Scheme, Record<string, string>> {
  const found: Record<Scheme, Record<string, string>> = { light: {}, dark: {} };
  postcss.parse(css).walkDecls(/^--color-/, ({ prop, value, parent }) => {
    if (!(parent as Rule).selector?.startsWith(':root')) return;
    const media: string[] = [];
    for (let above = parent?.parent as AtRule | undefined; above; above = above.parent as AtRule | undefined)
      if (above.name === 'media') media.push(above.params.replaceAll(' ', ''));
    const name = prop.slice('--color-'.length);
    if (media.length === 0) found.light[name] = value;
    else if (media.join() === '(prefers-color-scheme:dark)') found.dark[name] = value;
  });
  return { light: found.light, dark: { ...found.light, ...found.dark } };
}

/** A colour that changed, with the lowest contrast of what has it. */
export type ChangedColour = { name: string; schemes: Scheme[]; was: string; is: string; lowest?: Contrast };

/** The colours that differ between two stylesheets, of which the second is this site's. */
export function changedColours(was: string, is: string): ChangedColour[] {
  if (was === is) return [];
  const [old, now] = [tokensIn(was), tokensIn(is)];
  const colours: ChangedColour[] = [];
  for (const scheme of ['light', 'dark'] as const) {
    const value = (tokens: Record<string, string>, name: string) => tokens[sourceOf(tokens, name)] ?? '';
    for (const [name, raw] of Object.entries(now[scheme])) {
      if (!(name in old[scheme]) || old[scheme][name] === raw) continue;
      const colour: ChangedColour = {
        name,
        schemes: [scheme],
        was: value(old[scheme], name),
        is: value(now[scheme], name),
      };
      const same = colours.find((one) => one.name === name && one.was === colour.was && one.is === colour.is);
      if (same) same.schemes.push(scheme);
      else colours.push(colour);
    }
  }
  return colours.map((colour) => {
    const has = ({ scheme, front, ground }: Contrast) =>
      colour.schemes.includes(scheme) && [front, ground].some((name) => sourceOf(now[scheme], name) === colour.name);
    const own = contrasts.filter(has).sort((one, two) => one.contrast / one.needed - two.contrast / two.needed);
    return { ...colour, lowest: own[0] };
  });
}
