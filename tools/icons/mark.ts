import { dark, light } from '@/tools/colours';
import { markOf } from '@/lib/mark';

type Colours = Record<'build' | 'design' | 'paper' | 'ink', string>;

/** The mark on a square of 32 units. @param run how far the lines go on beyond the square */
const lines = (run: number, first: string, second: string) => {
  const { falling, rising } = markOf({ x: 1 - run, y: 6.5, level: 8 + run, across: 14, down: 19 });
  return `<g fill="none" stroke-width="5"><path ${first} d="${falling}"/><path ${second} d="${rising}"/></g>`;
};
const stop = (ring: string) => `<circle cx="16" cy="16" r="7" stroke-width="4" ${ring}/>`;
const svg = (box: string, content: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${content}</svg>\n`;
const drawn = (run: number, { build, design, paper, ink }: Colours) =>
  lines(run, `stroke="${build}"`, `stroke="${design}"`) + stop(`fill="${paper}" stroke="${ink}"`);

/** The browser tab's icon as SVG: it changes colours with the device's scheme. */
export function faviconSvg(): string {
  const rules = ({ build, design, paper, ink }: Colours) =>
    `.a{stroke:${build}}.b{stroke:${design}}.c{fill:${paper};stroke:${ink}}`;
  const style = `<style>${rules(light)}@media(prefers-color-scheme:dark){${rules(dark)}}</style>`;
  return svg('0 0 32 32', style + lines(0, 'class="a"', 'class="b"') + stop('class="c"'));
}

/** The same mark in the colours of the light scheme, without a background: small bitmaps. */
export function markSvg(): string {
  return svg('0 0 32 32', drawn(0, light));
}

/**
 * The mark on the yellow board, for home screens. Its lines run out of the picture, so any mask may cut them.
 * @param margin space around the mark in its own units
 */
export function boardIconSvg(margin: number): string {
  const size = 32 + 2 * margin;
  const place = `${-margin} ${-margin} ${size} ${size}`;
  const ground = `<rect x="${-margin}" y="${-margin}" width="${size}" height="${size}" fill="${light.board}"/>`;
  return svg(place, ground + drawn(margin + 2, light));
}
