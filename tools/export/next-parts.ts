import type { Page } from '../pages/page';

/** Where Next and React put what a browser reads but nobody sees. Every one of these is in one of the lists below. */
const machinery = 'head > *, script, link, meta, base, style, template, noscript, [hidden]';

/** Only Next's client-side router would need these. */
const removed = [
  'script[src^="/_next/"]',
  'script#_R_:not([src])',
  'link[rel=stylesheet][href^="/_next/"]',
  'link[rel=preload][href^="/_next/"]',
  'link[rel=preconnect][href="/"]',
  // X reads these from Open Graph as well.
  'meta[name^="twitter:"]:not([name="twitter:card"])',
  'body > div[hidden]:empty',
].join();

/** What visitors, crawlers and our own scripts read. */
const kept = [
  'title',
  'meta[charset]',
  'meta:is([name=viewport], [name=description], [name=robots], [name=theme-color], [name=format-detection])',
  'meta:is([property^="og:"], [name="twitter:card"])',
  'link:is([rel=canonical], [rel=icon], [rel=apple-touch-icon], [rel=manifest])',
  'script[type="application/ld+json"]',
  'script[src^="/review/"]',
  // Rendered again by islands.ts, which asks React and not Next.
  '[data-island] *',
].join();

/** React's marks between two texts and around a boundary whose content is there. */
const removedComments = new Set([' ', '$', '/$']);
/** Comments that a host reads. */
const keptComments: ReadonlySet<string> = new Set();

/**
 * Takes out what Next's own client would need. Works from lists of what is known, so that nothing which a new version of Next
 * adds reaches visitors unnoticed.
 * @throws when the page has a script, link, template, comment, hidden element or anything in its head that no list knows
 */
export function removeNextParts({ $, file }: Page): void {
  const comments = $.root()
    .find('*')
    .not('[data-island] *')
    .addBack()
    .contents()
    .filter((_, node) => node.type === 'comment' && !keptComments.has(node.data));
  const unknownComments = comments.filter((_, node) => node.type === 'comment' && !removedComments.has(node.data));
  if (unknownComments.length === 0) comments.remove();
  $(removed).remove();
  // The page's content once more, as data for React.
  $('script:not([src], [type])')
    .filter((_, script) => /^\(?self\.__next_f\b/.test($(script).text()))
    .remove();

  const unknown = [...unknownComments, ...$(machinery).not(kept)].map((node) => $.html(node).slice(0, 200));
  if (unknown.length > 0) {
    throw new Error(
      `${file}: the export doesn't know ${unknown.join(' or ')}. If it belongs there, add it to what tools/export/next-parts.ts keeps or removes.`,
    );
  }
}
