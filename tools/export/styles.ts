import { transform } from 'esbuild';
import { PurgeCSS } from 'purgecss';
import type { Page } from '../exported-page/page';

/** The oldest browsers in which every page can be read. They ignore `(width >= 64rem)`. */
const target = ['safari15.4', 'firefox100'];

/** Attributes that a browser or a script sets. */
const dynamicAttributes = ['dir', 'open', 'hidden', 'aria-current', 'aria-busy', 'data-state', 'data-scripted'];

/**
 * Styles, minified, without rules that neither the page nor its scripts mention.
 * @param scripts source code of the page's small scripts and of what they import
 */
export async function pageStyles(styles: string, html: string, scripts: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: styles }],
    content: [
      { raw: html, extension: 'html' },
      { raw: scripts, extension: 'js' },
    ],
    // A class name may contain `>` or single quotes, as in after:content-['›'].
    defaultExtractor: (text) => [/[\s"'`<>=]+/, /[\s"'`]+/, /[\s"]+/].flatMap((between) => text.split(between)),
    // PurgeCSS would drop selectors without an element, such as `:focus-visible`.
    safelist: [/^:/],
    dynamicAttributes,
    keyframes: true,
    variables: true,
  });
  const { code } = await transform(purged?.css ?? '', { loader: 'css', minify: true, charset: 'utf8', target });
  return code.trim();
}

/** Comes before the styles, because chats read little more than a page's beginning: Slack 32 kB. */
const beforeStyles = [
  'meta[charset]',
  'meta[name=viewport]',
  'title',
  'meta[name=description]',
  'link[rel=canonical]',
  'meta[property^="og:"]',
  'meta[name="twitter:card"]',
];

/**
 * Inserts the styles early, so that browsers can paint while the rest is loading.
 * @throws if the page has none
 */
export function insertStyles({ $, file }: Page, css: string): void {
  if (!css) throw new Error(`${file}: would have no styles: Next.js has exported no stylesheet with its classes`);
  const style = $('<style></style>').text(css);
  $('head').prepend(...beforeStyles.map((name) => $(`head > ${name}`)), style);
}
