import { type Page, elementsOf } from './page';

/** Meta tags that X reads from Open Graph when its own are missing: all but the kind of card. */
const repeatedMeta = 'meta[name^="twitter:"]:not([name="twitter:card"])';

/**
 * Writes a page the way that compresses best and means the same: attributes in one order, so that elements of a kind
 * repeat to the letter, and no meta tag that says what another has said.
 */
export function tidyMarkup(page: Page): void {
  page.$(repeatedMeta).remove();
  for (const element of elementsOf(page)) {
    element.attribs = Object.fromEntries(Object.entries(element.attribs).sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/** Puts data blocks behind the text: crawlers find them anywhere, visitors wait for what stands before them. */
export function moveDataBlocks({ $ }: Page): void {
  $('body').append($('script[type="application/ld+json"]'));
}
