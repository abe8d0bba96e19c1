import { type Color, interpolate, parse, wcagContrast } from 'culori';
import { categories } from '@/content/categories';
import { dark, light, type Palette } from '@/tools/colours';
import type { Finding } from './finding';

/** The categories' colours. Missing ones are left to the rule about category colours. */
const lines = categories.map(({ colour }) => colour).filter((colour) => colour in light && colour in dark);

/** The tokens of each background, with those of the colours used on it. */
type Grounds = Readonly<Record<string, readonly string[]>>;

/** Texts need a contrast of 4.5 to 1 (WCAG 2.2, 1.4.3). */
const texts: Grounds = {
  paper: ['ink', 'ink-soft'],
  card: ['ink', 'ink-soft', 'error', ...lines],
  highlight: ['on-highlight'],
  'on-highlight': ['highlight-paper'],
  action: ['on-action'],
  panel: ['on-panel', 'on-panel-soft', 'panel-figure'],
  ...onEachLine((line) => line, 'on-line'),
  ...onEachLine((line) => line.replace('line', 'sign'), 'on-sign'),
};

/** Large text and graphics need a contrast of 3 to 1 (WCAG 2.2, 1.4.3 and 1.4.11). */
const shapes: Grounds = {
  paper: [...lines, 'field', 'focus', 'action'],
  card: ['field', 'focus', 'star'],
  rule: ['ink'],
  'panel-rule': ['highlight'],
  ...onEachLine((line) => `stop of ${line}`, 'on-line'),
};

function onEachLine(ground: (line: string) => string, front: string): Grounds {
  return Object.fromEntries(lines.map((line) => [ground(line), [front]]));
}

/** Reports pairs of colours with too little contrast. */
export function contrastFindings(schemes: Record<string, Palette> = { light, dark }): Finding[] {
  return [...tooClose(texts, 4.5, schemes), ...tooClose(shapes, 3, schemes)];
}

function tooClose(grounds: Grounds, minimum: number, schemes: Record<string, Palette>): Finding[] {
  return Object.entries(grounds).flatMap(([ground, fronts]) =>
    fronts.flatMap((front) => {
      const ratios = Object.entries(schemes).flatMap(([name, scheme]) => {
        const ratio = wcagContrast(colourOf(front, scheme), colourOf(ground, scheme));
        return ratio < minimum ? [`${Math.floor(ratio * 100) / 100} to 1 in the ${name} scheme`] : [];
      });
      const message = `on ${ground}: ${ratios.join(', ')}, at least ${minimum}`;
      return ratios.length > 0 ? [{ file: 'app/styles/tokens.css', field: `--color-${front}`, message }] : [];
    }),
  );
}

function colourOf(name: string, scheme: Palette): Color {
  // A stop's gradient lightens the line's colour by up to 33 %, and by 26 % under its icon.
  const [, line] = /^stop of (.*)/.exec(name) ?? [];
  if (line) return interpolate([colourOf(line, scheme), parse('white')!])(0.26);
  const colour = parse(scheme[name] ?? name);
  if (!colour) throw new Error(`app/styles/tokens.css: "${name}" is not a colour`);
  return colour;
}
