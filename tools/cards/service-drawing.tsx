import { renderToStaticMarkup } from 'react-dom/server';
import { sheet } from '@/components/drawings/parts';
import { ServiceDrawing } from '@/components/drawings/service-drawing';
import type { ServiceSlug } from '@/content/services/slugs';
import type { CategoryId } from '@/content/types';
import { categoryOf } from '@/lib/catalogue';
import { dark, light } from '@/tools/colours';

/** What the classes of drawings mean where the site's stylesheet doesn't reach. Boards stay yellow in the dark. */
export function drawingClasses(line: CategoryId, followsScheme = false): string {
  const inDark = followsScheme ? `@media(prefers-color-scheme:dark){${classes(dark, line)}}` : '';
  return `${classes(light, line)}${inDark}.fill-board{fill:${light.board}}.stroke-on-board{stroke:${light.ink}}`;
}

function classes(colours: Record<'ink' | 'card' | CategoryId, string>, line: CategoryId): string {
  return (
    `.fill-card{fill:${colours.card}}.stroke-ink{stroke:${colours.ink}}` +
    `.fill-line{fill:${colours[line]}}.stroke-line,.stroke-track{stroke:${colours[line]}}`
  );
}

/** A service's drawing as a file that follows the device's scheme. */
export function drawingFile(slug: ServiceSlug): string {
  const [, content] = /^<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(<ServiceDrawing slug={slug} />)) ?? [];
  const styles = drawingClasses(categoryOf(slug).id, true);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheet.width} ${sheet.height}" ` +
    `width="${sheet.width}" height="${sheet.height}"><style>${styles}</style>${content}</svg>`
  );
}
