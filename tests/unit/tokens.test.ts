import { parse, wcagContrast } from 'culori';
import { categories } from '@/content/categories';
import { dark, light } from '@/tools/colors';

/*
 * What axe can't see: lines, edges of fields and focus rings need a contrast of 3 to 1 (WCAG 2.2,
 * 1.4.11), texts on a gradient 4.5 to 1. Other texts are measured by axe (e2e/templates).
 */
const schemes = { light, dark };
const colours = categories.map(({ colour }) => colour);

const pairs: [front: string, ground: string][] = [
  ...colours.map((colour): [string, string] => [colour, 'paper']),
  ['field', 'paper'],
  ['field', 'card'],
  ['focus', 'paper'],
  ['focus', 'card'],
  ['highlight', 'panel-rule'],
  ...colours.map((colour): [string, string] => [`${colour}-light`, 'panel-rule']),
];

describe.each(Object.entries(schemes))('in the %s scheme', (_, scheme) => {
  const colourOf = (token: string) => parse(scheme[token] ?? '')!;

  it.each(pairs)('%s is seen on %s', (front, ground) => {
    expect(wcagContrast(colourOf(front), colourOf(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(colours)('text is read on the band of %s, at both ends of its gradient', (colour) => {
    for (const end of ['band', 'band-end'])
      expect(wcagContrast(colourOf('on-category-band'), colourOf(`${colour}-${end}`))).toBeGreaterThanOrEqual(4.5);
  });

  it.each(colours)('text is read on the tint of %s', (colour) => {
    expect(wcagContrast(colourOf('ink-soft'), colourOf(`${colour}-tint`))).toBeGreaterThanOrEqual(4.5);
  });
});
