import { networkPlan } from '@/components/sections/network-map-layout';
import { lines } from '@/content/lines';
import { light } from '@/lib/colours';
import { headerMark } from '@/lib/mark';
import { cardSize } from '@/lib/social-card';

const { width, height } = cardSize;

export function ground(colour: string): string {
  return `<rect width="${width}" height="${height}" fill="${colour}"/>`;
}

/** A stop. */
function ring(x: number, y: number, radius: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${light.card}" stroke="${light.ink}" stroke-width="${radius / 2}"/>`;
}

/** The mark of the header, 26 units high. */
export function mark(x: number, y: number, scale: number, paper: string): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})" fill="none" stroke-width="5">` +
    `<path stroke="${light.build}" d="${headerMark.falling}"/><path stroke="${light.design}" d="${headerMark.rising}"/>` +
    `<circle cx="${headerMark.stop.cx}" cy="${headerMark.stop.cy}" r="${headerMark.radius}" fill="${paper}" stroke="${light.ink}" stroke-width="4"/></g>`
  );
}

/** A station board: yellow, with an ink border inside its edge. */
export function board(x: number, y: number, boardWidth: number, boardHeight: number, border: number): string {
  const inset = border / 2;
  return (
    `<rect x="${x + inset}" y="${y + inset}" width="${boardWidth - border}" height="${boardHeight - border}" ` +
    `rx="${border * 2.4}" fill="${light.board}" stroke="${light.ink}" stroke-width="${border}"/>`
  );
}

/** The five lines side by side along the lower edge. */
export function stripes(): string {
  return lines
    .map(({ id }, index) => `<rect y="${height - 50 + index * 10}" width="${width}" height="10" fill="${light[id]}"/>`)
    .join('');
}

export const plan = networkPlan(lines);

/** The map of the home page, without its names. */
export function network(x: number, y: number, scale: number): string {
  const { hub, paths, stopPlaces } = plan;
  const tracks = paths.map(({ id, d }) => `<path stroke="${light[id]}" d="${d}"/>`);
  const stops = [...stopPlaces.values()].map((stop) => ring(stop.x, stop.y, 9));
  const box = { x: hub.x - hub.width / 2, y: hub.y - hub.height / 2 };
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<g fill="none" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">${tracks.join('')}</g>` +
    `${stops.join('')}<rect x="${box.x}" y="${box.y}" width="${hub.width}" height="${hub.height}" rx="${hub.height / 2}" ` +
    `fill="${light.board}" stroke="${light.ink}" stroke-width="6"/></g>`
  );
}
