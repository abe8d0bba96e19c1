/** Of what reviewers see over a page, in a shadow root: the site's styles and these do not meet. */
const styles = `
:host { display: contents; font: 16px/1.4 system-ui, sans-serif; color: #16181d; }
*, ::before { box-sizing: border-box; }
[hidden] { display: none !important; }
button, select { min-height: 44px; border: 2px solid #16181d; border-radius: 8px; padding: 4px 14px; background: #fff; color: #16181d; font: inherit; font-weight: 700; }
button { min-width: 44px; cursor: pointer; }
button:hover, .main { background: #16181d; color: #fff; }
:focus-visible { outline: 3px solid #1d46c4; outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 12px; }
.bar { display: flex; align-items: stretch; height: 44px; background: #16181d; color: #fff; font-size: 14px; }
.bar > * { flex: none; display: flex; align-items: center; min-height: 44px; min-width: 44px; justify-content: center; border: 0; border-radius: 0; padding: 0 8px; background: none; color: #fff; font: inherit; font-weight: 600; text-decoration: none; white-space: nowrap; }
.bar > .page { flex: 1; flex-direction: column; align-items: start; min-width: 0; line-height: 1.2; }
.page span { max-width: 100%; overflow: hidden; text-overflow: ellipsis; }
.page b { color: #ffd35c; text-decoration: underline; text-underline-offset: 4px; }
.bar > button:hover, .bar > a:hover, .bar > [aria-pressed=true] { background: #3a3f4a; color: #fff; }
.bar :focus-visible, .bar > :focus-visible { outline: 3px solid #ffd35c; outline-offset: -4px; }
.info::before { content: ''; position: absolute; width: 24px; height: 24px; border: 2px solid; border-radius: 50%; }
.wide { display: none; }
@media (width >= 64rem) { .said { bottom: 60px; } }
@media (width >= 48rem) { .bar { font-size: 16px; } .bar > * { padding-inline: 16px; } .bar > .page { flex-direction: row; align-items: center; justify-content: start; gap: 8px; } .wide { display: inline; } }
[popover] { inset: auto 8px 60px auto; width: min(22rem, calc(100vw - 16px)); border: 2px solid #16181d; border-radius: 12px; padding: 16px; background: #fff; color: #16181d; color-scheme: light; overflow-wrap: anywhere; }
[popover] p { display: grid; }
[popover] a { display: flex; align-items: center; min-height: 44px; color: inherit; font-weight: 700; }
.bar > .on-text { background: #ffc72c; color: #16181d; }
.said { position: fixed; z-index: 1; inset: auto 8px 116px; width: fit-content; margin: 0 auto; border: 2px solid #fff; border-radius: 8px; padding: 8px 16px; background: #16181d; color: #fff; font-weight: 700; pointer-events: none; }
.said:empty { display: none; }
dialog { width: min(36rem, calc(100vw - 16px)); max-height: calc(100dvh - 16px); padding: 18px; border: 2px solid #16181d; border-radius: 12px; background: #fff; color: #16181d; color-scheme: light; overflow: auto; }
dialog::backdrop { background: #101a33b0; }
h2 { margin: 0 0 10px; font-size: 20px; line-height: 1.2; }
blockquote { max-height: 20vh; margin: 0 0 12px; padding-left: 12px; border-left: 6px solid #ffc72c; overflow: auto; overflow-wrap: anywhere; white-space: pre-line; }
label { display: block; font-weight: 700; }
textarea, dialog select { display: block; width: 100%; margin-block: 4px 10px; padding: 8px; border: 2px solid #5d6470; border-radius: 8px; background: #fff; color: inherit; font: inherit; }
p { margin: 0 0 8px; }
@media print { .bar { display: none; } }
`;

function sheetOf(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  return sheet;
}

/** A place on the page that has these styles and no others. Not a style element, which the page's policy would refuse. */
export function shadowWithStyles(host: Element): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = [sheetOf(styles)];
  return root;
}

/** Marks ranges of the page without touching its elements; older browsers show no marks. */
export function mark(ranges: readonly (Range | undefined)[]): void {
  if (!('highlights' in CSS)) return;
  if (!CSS.highlights.has('review')) {
    document.adoptedStyleSheets.push(
      sheetOf('::highlight(review) { background: #ffc72c; color: #16181d; text-decoration: underline 3px #16181d; }'),
    );
  }
  CSS.highlights.set('review', new Highlight(...ranges.filter((range) => range !== undefined)));
}
