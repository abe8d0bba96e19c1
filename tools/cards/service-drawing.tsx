import { renderToStaticMarkup } from 'react-dom/server';
import { sheet } from '@/components/drawings/parts';
import { ServiceDrawing } from '@/components/drawings/service-drawing';
import type { ServiceSlug } from '@/content/services/slugs';
import type { LineId } from '@/content/types';
import { lineOf } from '@/lib/catalogue';
import { dark, light } from '@/tools/colours';

type Colours = Record<'ink' | 'card' | LineId, string>;

/** What the drawings' classes mean where the site's stylesheet does not reach. */
function classes(colours: Colours, line: LineId): string {
  return (
    `.fill-card{fill:${colours.card}}.stroke-ink{stroke:${colours.ink}}` +
    `.fill-line{fill:${colours[line]}}.stroke-line{stroke:${colours[line]}}`
  );
}

const onBoard = `.fill-board{fill:${light.board}}.stroke-on-board{stroke:${light.ink}}`;

function svg(slug: ServiceSlug, attributes: string, styles: string): string {
  const [, content] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(<ServiceDrawing slug={slug} />)) ?? [];
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" ${attributes}>` +
    `<style>${styles}${onBoard}</style>${content}</svg>`
  );
}

/** A service's drawing as a part of a picture, in light colours. What sticks out of its sheet is shown. */
export function drawingPart(slug: ServiceSlug, x: number, y: number, width: number): string {
  const place = `x="${x}" y="${y}" width="${width}" height="${(width * sheet.height) / sheet.width}" overflow="visible"`;
  return svg(slug, place, classes(light, lineOf(slug).id));
}

/** A service's drawing as a file that follows the device's scheme. */
export function drawingFile(slug: ServiceSlug): string {
  const line = lineOf(slug).id;
  const size = `width="${sheet.width}" height="${sheet.height}"`;
  return svg(slug, size, `${classes(light, line)}@media(prefers-color-scheme:dark){${classes(dark, line)}}`);
}
