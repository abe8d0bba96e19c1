import { parse, wcagContrast } from 'culori';
import type { Problem } from './check/problem';
import { dark, light, type Scheme, sourceOf, tokensIn } from './colors';

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
    ['on-highlight', 'highlight-paper'],
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

/** A colour that changed, with the lowest contrast of what has it. */
export type ChangedColour = { name: string; schemes: Scheme[]; was: string; is: string; lowest?: Contrast };

/** The colours that differ between two stylesheets, of which the second is this site's. */
export function changedColours(was: string, is: string): ChangedColour[] {
  if (was === is) return [];
  const [old, now] = [tokensIn(was), tokensIn(is)];
  const colours = new Map<string, ChangedColour>();
  for (const scheme of ['light', 'dark'] as const) {
    const hasChanged = (name: string) =>
      old[scheme].has(name) && old[scheme].get(name)!.value !== now[scheme].get(name)!.value;
    for (const name of [...now[scheme].keys()].filter(hasChanged)) {
      const [before, after] = [old, now].map((all) => all[scheme].get(sourceOf(all[scheme], name))!.value);
      const key = [name, before, after].join();
      const schemes = [...(colours.get(key)?.schemes ?? []), scheme];
      const has = (one: Contrast) =>
        schemes.includes(one.scheme) &&
        [one.front, one.ground].some((token) => sourceOf(now[one.scheme], token) === name);
      const own = contrasts.filter(has).sort((a, b) => a.contrast / a.needed - b.contrast / b.needed);
      colours.set(key, { name, schemes, was: before!, is: after!, lowest: own[0] });
    }
  }
  return [...colours.values()];
}

/** Reports colours in which something can't be read. */
export function lowContrasts(): Problem[] {
  const low = contrasts.filter(({ contrast, needed }) => contrast < needed);
  return low.map(({ scheme, front, ground, contrast, needed }) => ({
    file: 'app/styles/tokens.css',
    field: `--color-${front}`,
    message: `has a contrast of ${contrast.toFixed(1)} to 1 on ${ground} in the ${scheme} scheme, but needs ${needed}`,
  }));
}
