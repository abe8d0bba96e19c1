import { transform } from 'esbuild';
import type { Element } from 'domhandler';
import postcss from 'postcss';
import { type ExtractorResultDetailed, PurgeCSS } from 'purgecss';
import type { Page } from '../exported-page/page';

/** The oldest browsers in which every page can be read. They ignore `(width >= 64rem)`. */
const target = ['safari15.4', 'firefox100'];

/** Attributes that a browser or a script sets. */
const dynamicAttributes = [
  'dir',
  'open',
  'hidden',
  'aria-current',
  'aria-busy',
  'data-state',
  'data-scripted',
  'data-outside',
];

/** Parts of fields for files, dates and so on. Tailwind's reset names them without the fields. */
const partsOfFields = /^::(?:-webkit-|file-selector-button|placeholder)/;
const fieldsWithParts = '[placeholder], input[type]:not([type=checkbox], [type=email], [type=text])';

/**
 * Styles, minified, without rules that neither the page's elements nor its scripts use.
 * @param scripts source code of the page's small scripts and of what they import
 */
export async function pageStyles(styles: string, page: Page, scripts: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: styles }],
    content: [
      { raw: page.file, extension: 'page' },
      { raw: scripts, extension: 'js' },
    ],
    extractors: [
      { extensions: ['page'], extractor: () => namesIn(page) },
      { extensions: ['js'], extractor: (code) => code.split(/[\s"'`]+/) },
    ],
    // PurgeCSS would drop selectors without an element, such as `:focus-visible`.
    safelist: [/^:/],
    dynamicAttributes,
    keyframes: true,
    variables: true,
  });
  const css = withoutUnused(purged?.css ?? '', page);
  const { code } = await transform(css, { loader: 'css', minify: true, charset: 'utf8', target });
  return code.trim();
}

/** Leaves out what PurgeCSS always keeps: unused parts of fields, and types of properties. */
function withoutUnused(css: string, { $ }: Page): string {
  const root = postcss.parse(css);
  if ($(fieldsWithParts).length === 0) {
    root.walkRules((rule) => {
      rule.selectors = rule.selectors.filter((selector) => !partsOfFields.test(selector));
      if (!rule.selector) rule.remove();
    });
  }
  // Tailwind's `@property` rules have a fallback, which works in all browsers.
  root.walkAtRules('property', (rule) => void rule.remove());
  root.walkAtRules('layer', ({ params, first }) => {
    if (params === 'properties' && first?.type === 'atrule') first.replaceWith(first.nodes);
  });
  return root.toString();
}

/** The names that selectors can use: not the words of the text. */
function namesIn({ $ }: Page): ExtractorResultDetailed {
  const elements = $('*').toArray() as Element[];
  const valuesOf = (name: string) => elements.flatMap(({ attribs }) => attribs[name]?.split(/\s+/) ?? []);
  return {
    tags: elements.map(({ name }) => name),
    classes: valuesOf('class'),
    ids: valuesOf('id'),
    attributes: {
      names: elements.flatMap(({ attribs }) => Object.keys(attribs)),
      values: elements.flatMap(({ attribs }) => Object.values(attribs)),
    },
    undetermined: [],
  };
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
