import { dark, light } from '@/tools/colours';
import { markOf } from '@/lib/mark';

type Colours = Record<'build' | 'design' | 'paper' | 'ink', string>;

const rules = ({ build, design, paper, ink }: Colours) =>
  `.a{stroke:${build}}.b{stroke:${design}}.c{fill:${paper};stroke:${ink}}`;

/** The mark on a square of 32 units. @param run how far its lines continue beyond the square */
function mark(run: number): string {
  const { falling, rising } = markOf({ x: 1 - run, y: 6.5, level: 8 + run, across: 14, down: 19 });
  return (
    `<g fill="none" stroke-width="5"><path class="a" d="${falling}"/><path class="b" d="${rising}"/></g>` +
    '<circle cx="16" cy="16" r="7" stroke-width="4" class="c"/>'
  );
}

const svg = (box: string, styles: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"><style>${styles}</style>${content}</svg>\n`;

/** The icon of the browser's tab, in the device's colour scheme; bitmaps of it are light. */
export const faviconSvg = svg('0 0 32 32', `${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}`, mark(0));

/**
 * The mark on the highlight, for home screens. Its lines run to the edge of the picture,
 * whatever shape the device cuts it to.
 * @param margin space around the mark, in the mark's units
 */
export function appIconSvg(margin: number): string {
  const size = 32 + 2 * margin;
  const ground = `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" fill="${light.highlight}"/>`;
  return svg(`${-margin} ${-margin} ${size} ${size}`, rules(light), ground + mark(margin + 2));
}
