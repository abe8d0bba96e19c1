/** Of what reviewers see over a page, in a shadow root: the site's styles and these do not meet. */
export const styles = `
:host { display: contents; font: 16px/1.4 system-ui, sans-serif; color: #101a33; }
button, a.tool {
  display: inline-flex; align-items: center; justify-content: center; box-sizing: border-box;
  min-width: 44px; min-height: 44px; padding: 4px 14px; border: 2px solid #101a33; border-radius: 8px;
  background: #fff; color: #101a33; font: inherit; font-weight: 700; text-decoration: none; cursor: pointer;
}
button:hover, a.tool:hover, button[aria-pressed=true] { background: #101a33; color: #fff; }
:focus-visible { outline: 3px solid #1d46c4; outline-offset: 2px; }
.row { display: flex; flex-wrap: wrap; gap: 8px; padding-block: 6px; align-items: center; }
.at-selection { position: fixed; z-index: 2147483647; background: #ffc72c; box-shadow: 0 2px 12px #0008; user-select: none; }
.at-selection:hover { background: #fff; color: #101a33; }
[hidden] { display: none !important; }
dialog {
  box-sizing: border-box; width: min(34rem, calc(100vw - 24px)); padding: 20px; border: 2px solid #101a33; border-radius: 12px;
  background: #fff; color: #101a33; color-scheme: light;
}
dialog::backdrop { background: #101a33b0; }
h2 { margin: 0 0 12px; font-size: 20px; line-height: 1.2; }
blockquote { max-height: 30vh; margin: 0 0 12px; padding-left: 12px; border-left: 6px solid #ffc72c; overflow: auto; overflow-wrap: anywhere; white-space: pre-line; }
label { display: block; font-weight: 700; }
textarea { display: block; box-sizing: border-box; width: 100%; margin-block: 4px 8px; padding: 8px; border: 2px solid #46506a; border-radius: 8px; background: #fff; color: inherit; font: inherit; }
p { margin: 0 0 8px; }
@media print { .row, .at-selection { display: none; } }
`;

/** A place on the page that has these styles and no others. */
export function shadowWithStyles(host: Element): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  // Not a style element: the page's policy allows those of the site alone.
  root.adoptedStyleSheets = [sheet];
  return root;
}
