import type { Page } from '../pages/page';

// What a first paint needs comes first; what only installers read, last.
const order = ['meta[charset]', 'meta[name="viewport"]', 'title', 'style'];

/** Orders the head so that the browser can paint before the rest has arrived. */
export function orderHead({ $ }: Page): void {
  $('head').prepend(order.map((selector) => $(`head > ${selector}`).first()).flatMap((element) => element.toArray()));
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

export function insertStyles({ $ }: Page, css: string): void {
  $('head').append($('<style></style>').text(css));
}
