import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import type { Element } from 'domhandler';
import { Features, transform } from 'lightningcss';
import postcss, { type AtRule, type Root } from 'postcss';
import { PurgeCSS } from 'purgecss';
import type { Page } from '../exported-page/page';
import { hashedFolder } from './next-output';

/**
 * The oldest browsers in which every page can be read. They ignore `(width >= 64rem)`, and a whole
 * rule if they don't know one of its selectors, so that Lightning CSS must not merge rules.
 */
const oldest = { safari: (15 << 16) | (4 << 8), firefox: 100 << 16 };

/** Selectors of Tailwind's reset for elements that no page has: 250 bytes of each page. */
const unused = /^:host$|::(file-selector-button|placeholder|-webkit-(calendar|date|inner|outer|search))/;

/** Attributes that a browser or a script sets. */
const dynamicAttributes = ['dir', 'open', 'hidden', 'aria-current', 'aria-busy', 'data-state', 'data-scripted'];

/** Joins the stylesheets among the files, with absolute addresses. */
export async function readStyles(outDir: string, files: readonly string[]): Promise<string> {
  const read = async (name: string) => {
    const parent = path.posix.join('/', path.posix.dirname(name), '..');
    return (await readFile(path.join(outDir, name), 'utf8')).replaceAll('url(../', `url(${parent}/`);
  };
  const sheets = await Promise.all(files.filter((name) => name.endsWith('.css')).map(read));
  const all = postcss.parse(sheets.join(''));
  all.walkRules((rule) => {
    rule.selectors = rule.selectors.filter((selector) => !unused.test(selector));
    if (rule.selector === '') rule.remove();
  });
  return all.toString();
}

/**
 * Moves the rules for print to a file that all pages share, and that no screen waits for.
 * @returns the remaining styles, and the file's address
 */
export async function splitPrintStyles(outDir: string, styles: string): Promise<{ screen: string; print: string }> {
  const screen = postcss.parse(styles);
  const rules: string[] = [];
  screen.walkAtRules('media', (rule) => {
    if (rule.params !== 'print') return;
    const layer = rule.parent as AtRule | Root;
    rules.push(layer.type === 'atrule' ? `@layer ${layer.params} {${rule}}` : `${rule}`);
    rule.remove();
  });
  const code = minified(rules.join('\n'));
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 8);
  const print = `${hashedFolder}print-${hash}.css`;
  await writeFile(path.join(outDir, print), code);
  return { screen: screen.toString(), print };
}

/**
 * The site's styles, minified, without rules that neither the page nor its scripts use.
 * @param scripts source code of the page's small scripts and of what they import
 */
export async function pageStyles(styles: string, html: string, scripts: string): Promise<string> {
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: styles }],
    content: [
      { raw: namesIn(html), extension: 'html' },
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
  return minified(purged?.css ?? '');
}

/** Names of elements and attributes, without texts: the word "map" would keep the map's styles. */
function namesIn(html: string): string {
  const elements = load(html)('*').toArray() as Element[];
  return elements.flatMap(({ name, attribs }) => [name, ...Object.entries(attribs).flat()]).join('\n');
}

function minified(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    targets: oldest,
    // Colours have both schemes as tokens.
    exclude: Features.LightDark,
  });
  return code.toString();
}

/** Inserts the styles early, so that browsers can paint while the rest is loading. */
export function insertStyles({ $ }: Page, css: string): void {
  const style = $('<style></style>').text(css);
  $('head').prepend($('head > meta[charset]'), $('head > meta[name="viewport"]'), $('head > title'), style);
}

/** Links the styles for print, which browsers load with low priority. */
export function insertPrintStyles({ $ }: Page, address: string): void {
  $('head').append($('<link rel="stylesheet" media="print">').attr('href', address));
}
