import { parse, wcagContrast } from 'culori';
import { categories } from '@/content/categories';
import { dark, light } from '@/tools/colors';

/*
 * What axe can't see: lines, edges of fields and focus rings need a contrast of 3 to 1 (WCAG 2.2,
 * 1.4.11). Texts are measured in a browser (e2e/templates, e2e/services).
 */
const schemes = { light, dark };
const colours = categories.map(({ colour }) => colour);

const pairs: [front: string, ground: string][] = [
  ...colours.map((colour): [string, string] => [colour, 'paper']),
  ['field', 'paper'],
  ['field', 'card'],
  // The ring around what has the focus is ink with yellow inside.
  ['ink', 'paper'],
  ['ink', 'card'],
  ['highlight', 'panel-rule'],
  ...colours.map((colour): [string, string] => [`${colour}-light`, 'panel-rule']),
];

describe.each(Object.entries(schemes))('in the %s scheme', (_, scheme) => {
  const colourOf = (token: string) => parse(scheme(token))!;

  it.each(pairs)('%s is seen on %s', (front, ground) => {
    expect(wcagContrast(colourOf(front), colourOf(ground))).toBeGreaterThanOrEqual(3);
  });
});
