import { type Color, interpolate, parse, wcagContrast } from 'culori';
import { categoryIds } from '@/content/categories';
import { dark, light, type Palette } from '@/tools/colours';
import type { Found } from './finding';

/** What is on each ground, by token. `build 24% on paper` is a mixture. */
type Grounds = Record<string, readonly string[]>;
const onEachLine = (ground: (line: string) => string, front: string): Grounds =>
  Object.fromEntries(categoryIds.map((line) => [ground(line), [front]]));

const texts: Grounds = {
  // The mixture is for names on the map's other lines.
  paper: ['ink', 'ink-soft', 'ink 62% on paper'],
  card: ['ink', 'ink-soft', ...categoryIds],
  rule: ['ink'],
  board: ['on-board'],
  'on-board': ['board-paper'],
  panel: ['on-panel', 'on-panel-soft', 'panel-figure'],
  ...onEachLine((line) => line, 'on-line'),
  ...onEachLine((line) => `sign-${line}`, 'on-sign'),
};
/** What is drawn, and text that is large. */
const shapes: Grounds = {
  paper: [...categoryIds, 'field', 'focus'],
  card: ['field', 'focus', 'star'],
  // The bars of the timelines board.
  'panel-rule': ['board'],
  // An icon lies in the middle half of its stop, where the gradient has come so far.
  ...onEachLine((line) => `#ffffff 26% on ${line}`, 'on-line'),
};

/** A token, a hex value or a mixture of two of them. */
function resolve(name: string, scheme: Palette): Color {
  const [, front, share, ground] = /^(\S+) (\d+)% on (\S+)$/.exec(name) ?? [];
  if (front && ground) return interpolate([resolve(ground, scheme), resolve(front, scheme)])(Number(share) / 100);
  const colour = parse(scheme[name] ?? name);
  if (!colour) throw new Error(`app/styles/tokens.css: "${name}" is not a colour`);
  return colour;
}

/** Pairs of colours that are too close: WCAG 2.2, 1.4.3 for texts and 1.4.11 for what is drawn. */
export function contrastFindings(schemes: Record<string, Palette> = { light, dark }): Found[] {
  const close = (grounds: Grounds, minimum: number) =>
    Object.entries(grounds).flatMap(([ground, fronts]) =>
      fronts.flatMap((front) => {
        const ratios = Object.entries(schemes).flatMap(([name, scheme]) => {
          const ratio = wcagContrast(resolve(front, scheme), resolve(ground, scheme));
          return ratio < minimum ? [`${Math.floor(ratio * 100) / 100} to 1 in the ${name} scheme`] : [];
        });
        const message = `on ${ground}: ${ratios.join(', ')}, at least ${minimum}`;
        return ratios.length > 0 ? [{ file: 'app/styles/tokens.css', field: `--color-${front}`, message }] : [];
      }),
    );
  return [...close(texts, 4.5), ...close(shapes, 3)];
}
