import type { Page } from '../pages/page';

/** What a first paint needs comes first: browsers can paint while the rest is loading. */
export function insertStyles({ $ }: Page, css: string): void {
  const style = $('<style></style>').text(css);
  $('head').prepend($('head > meta[charset]'), $('head > meta[name="viewport"]'), $('head > title'), style);
}

/** Links the styles for print, which browsers load last. */
export function insertPrintStyles({ $ }: Page, address: string): void {
  $('head').append($('<link rel="stylesheet" media="print">').attr('href', address));
}

const pageLinks = { selector_matches: 'a[href^="/"]:not([download])' };

/** Prerenders a page before its link is followed; Safari and Firefox only prefetch. */
const speculationRules = JSON.stringify({
  prerender: [{ where: pageLinks, eagerness: 'moderate' }],
  prefetch: [{ where: pageLinks, eagerness: 'conservative' }],
});

export function insertSpeculationRules({ $ }: Page): void {
  $('body').append($('<script type="speculationrules"></script>').text(speculationRules));
}
