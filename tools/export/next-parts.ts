import type { Page } from '../pages/page';

const next = '/_next/';

/**
 * Takes out what Next's own client would need: its scripts, inline ones included, its stylesheets and hints. Data blocks, and
 * scripts that a page brings from elsewhere, stay.
 */
export function removeNextParts({ $ }: Page): void {
  $(`script[src^="${next}"], script:not([src]):not([type])`).remove();
  $(`link[href^="${next}"]:is([rel=stylesheet], [rel=preload], [rel=modulepreload]), link[rel=preconnect]`).remove();
  // What X reads from Open Graph as well.
  $('meta[name^="twitter:"]:not([name="twitter:card"])').remove();
  // Marks of React's streaming; islands are rendered anew and keep theirs.
  $('*')
    .contents()
    .filter((_, node) => node.type === 'comment')
    .remove();
  $('div[hidden]:empty').remove();
}
