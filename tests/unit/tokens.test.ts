import { interpolate, parse, wcagContrast } from 'culori';
import { categories } from '@/content/categories';
import { dark, light } from '@/tools/colors';

/*
 * What axe can't see: lines, edges of fields, focus rings and icons in stops need a contrast
 * of 3 to 1 (WCAG 2.2, 1.4.11). Texts are measured by axe (e2e/templates).
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
];

describe.each(Object.entries(schemes))('in the %s scheme', (_, scheme) => {
  const colourOf = (token: string) => parse(scheme[token] ?? '')!;

  it.each(pairs)('%s is seen on %s', (front, ground) => {
    expect(wcagContrast(colourOf(front), colourOf(ground))).toBeGreaterThanOrEqual(3);
  });

  it.each(colours)('icons are seen on the stops of %s, where the gradient is lightest below them', (colour) => {
    const lightest = interpolate([colourOf(colour), parse('white')!])(0.26);
    expect(wcagContrast(colourOf('on-category'), lightest)).toBeGreaterThanOrEqual(3);
  });
});
