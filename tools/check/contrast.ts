import { lineIds } from '@/content/lines';
import { tokens } from '@/tools/colours';
import type { Found } from './finding';

const [text, shape] = [4.5, 3];
const eachLine = (pair: (line: string) => [string, string]) => lineIds.map(pair);

/**
 * What stands on what, by token. Mixed grounds are named as they are made: `build 24% on paper`. Minimums: WCAG 2.2, 1.4.3
 * for text and 1.4.11 for what is drawn.
 */
const pairs: [minimum: number, pairs: [front: string, ground: string][]][] = [
  [text, ['paper', 'card', 'rule'].map((ground) => ['ink', ground])],
  [text, ['paper', 'card'].map((ground) => ['ink-soft', ground])],
  [text, eachLine((line) => [line, 'card'])],
  // Lines and their names, which are large.
  [shape, eachLine((line) => [line, 'paper'])],
  [text, eachLine((line) => ['ink', `${line} 24% on paper`])],
  [text, eachLine((line) => ['on-line', line])],
  // An icon lies in the middle half of its stop, where the gradient has come so far.
  [shape, eachLine((line) => ['on-line', `#ffffff 26% on ${line}`])],
  [text, [['on-board', 'board']]],
  [text, ['on-panel', 'on-panel-soft', 'panel-figure'].map((front) => [front, 'panel'])],
  [shape, ['paper', 'card'].map((ground) => ['field', ground])],
  [shape, ['paper', 'card'].map((ground) => ['focus', ground])],
  [shape, [['star', 'card']]],
];

/** Hairlines and edges, which nothing depends on, and keywords. */
const decoration = ['rule', 'panel-rule', 'board-edge', 'current', 'transparent', 'line'];

type Rgb = [number, number, number];

function rgb(colour: string): Rgb {
  const hex = /^#(..)(..)(..)$/.exec(colour.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3'));
  if (!hex) throw new Error(`app/styles/tokens.css: "${colour}" is not a colour like #101a33`);
  return hex.slice(1).map((part) => parseInt(part, 16)) as Rgb;
}

/** A token, a hex value, or a mixture of two of them. */
function resolve(name: string, scheme: ReadonlyMap<string, string>): Rgb {
  const [, front, share, ground] = /^(\S+) (\d+)% on (\S+)$/.exec(name) ?? [];
  if (!front || !ground) return rgb(scheme.get(name) ?? name);
  const [one, other] = [resolve(front, scheme), resolve(ground, scheme)];
  return one.map((part, index) => other[index]! + (part - other[index]!) * (Number(share) / 100)) as Rgb;
}

/** www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: Rgb): number {
  const linear = colour.map((part) => part / 255).map((s) => (s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4));
  return 0.2126 * linear[0]! + 0.7152 * linear[1]! + 0.0722 * linear[2]!;
}

/** How far two colours stand apart, 1 to 21: www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Rgb, other: Rgb): number {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

/** Pairs of colours that are too close in one scheme or both, and tokens that no pair checks. */
export function contrastFindings(schemes: Record<string, ReadonlyMap<string, string>> = tokens): Found[] {
  const found = (field: string, message: string): Found => ({ file: 'app/styles/tokens.css', field, message });
  const close = pairs.flatMap(([minimum, list]) =>
    list.flatMap(([front, ground]) => {
      const ratios = Object.entries(schemes).flatMap(([name, scheme]) => {
        const ratio = contrast(resolve(front, scheme), resolve(ground, scheme));
        return ratio < minimum ? `${Math.floor(ratio * 100) / 100} to 1 in the ${name} scheme` : [];
      });
      return ratios.length === 0
        ? []
        : found(`--color-${front}`, `on ${ground}: ${ratios.join(', ')}, at least ${minimum}`);
    }),
  );
  const checked = pairs.flatMap(([, list]) => list.flat().flatMap((name) => name.split(' ')));
  const unchecked = [...(schemes.light?.keys() ?? [])].filter((name) => ![...checked, ...decoration].includes(name));
  return [...close, ...unchecked.map((name) => found(`--color-${name}`, 'is in no pair of tools/check/contrast.ts'))];
}
