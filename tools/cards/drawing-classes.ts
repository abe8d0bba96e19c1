import type { CategoryId } from '@/content/types';
import { light } from '@/tools/colours';

/** What the classes of drawings mean where the site's stylesheet doesn't reach. */
export function drawingClasses(line: CategoryId): string {
  return (
    `.fill-card{fill:${light.card}}.stroke-ink,.stroke-on-board{stroke:${light.ink}}.fill-board{fill:${light.board}}` +
    `.fill-line{fill:${light[line]}}.stroke-line,.stroke-track{stroke:${light[line]}}`
  );
}
