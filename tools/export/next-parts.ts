import type { AnyNode, Comment, Element } from 'domhandler';
import type { Page } from '../pages/page';

/** Where Next and React put what nobody sees. All of it is removed or kept by one of the lists below. */
const machinery = 'head > *, script, link, meta, base, style, template, noscript, [hidden]';

/** What only Next's client needs; Twitter's tags repeat Open Graph's. A font file with "-s" in its name adds size-adjust. */
const removed = `script[src^="/_next/"], script#_R_:not([src]), body > div[hidden]:empty,
  link:is([rel=stylesheet], [rel=preload])[href^="/_next/"], link[rel=preconnect][href="/"],
  meta[name^="twitter:"]:not([name="twitter:card"]), meta[name=next-size-adjust]`;

/** What visitors, crawlers and our own scripts read. Islands are rendered again, by React alone. */
const kept = `title, meta[charset], meta[property^="og:"], meta[name="twitter:card"],
  meta:is([name=viewport], [name=description], [name=robots], [name=theme-color], [name=format-detection]),
  link:is([rel=canonical], [rel=icon], [rel=apple-touch-icon], [rel=manifest]),
  script[type="application/ld+json"], script[src^="/review/"], [data-island] *, [data-enquiry-service], [data-suggestion],
  [data-instead], [data-instead] *, main noscript`;

/** React's marks between two texts, and around a boundary whose content is there. */
const removedComments = [' ', '$', '/$'];

/**
 * Takes out what Next's own client would need.
 * @throws when the page has a comment or a piece of machinery that is on no list: nothing that a new version of Next adds
 * reaches visitors unnoticed
 */
export function removeNextParts({ $, file }: Page): void {
  const nodes = $.root().add('*').not('[data-island] *').contents();
  const comments = nodes.filter((_, node) => node.type === 'comment');
  const isRemoved = (_: number, node: AnyNode) => removedComments.includes((node as Comment).data);
  comments.filter(isRemoved).remove();
  $(removed).remove();
  // The page's content once more, as data for React.
  const isFlight = (_: number, script: Element) => /^\(?self\.__next_f\b/.test($(script).text());
  $('script:not([src], [type])').filter(isFlight).remove();

  const unknown = [...comments.not(isRemoved), ...$(machinery).not(kept)];
  if (unknown.length > 0) {
    const markup = unknown.map((node) => $.html(node).slice(0, 200)).join(' or ');
    throw new Error(
      `${file}: the export doesn't know ${markup}. If it belongs there, add it to what tools/export/next-parts.ts keeps or removes.`,
    );
  }
}
