import type { Page } from '../pages/page';

/** Puts the styles into the head, and first what a first paint needs: the browser can paint before the rest has arrived. */
export function insertStyles({ $ }: Page, css: string): void {
  const style = $('<style></style>').text(css);
  $('head').prepend($('head > meta[charset]'), $('head > meta[name="viewport"]'), $('head > title'), style);
}

const pageLinks = { selector_matches: 'a[href^="/"]:not([download])' };

/** Prerenders a page of this site when a visitor is about to follow a link to it. Safari and Firefox only prefetch. */
const speculationRules = JSON.stringify({
  prerender: [{ where: pageLinks, eagerness: 'moderate' }],
  prefetch: [{ where: pageLinks, eagerness: 'conservative' }],
});

export function insertSpeculationRules({ $ }: Page): void {
  $('body').append($('<script type="speculationrules"></script>').text(speculationRules));
}
