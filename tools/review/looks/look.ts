import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import type { Element } from 'domhandler';
import { pageStyles } from '../../export/styles';
import { inOneLine, lettersOf, type Span } from '../../pages/letters';
import type { Page } from '../../pages/page';
import { attribute, type Declaration } from './declarations';
import { rulesOf } from './reached';

/**
 * Reads a file of the site that a page names; undefined when there is none, whatever the reason.
 */
export type ReadFile = (address: string) => Promise<Buffer | undefined>;
export type CodeOf = (addresses: readonly string[]) => Promise<string>;

export type LookNode = {
  element: Element;
  /** Its name and classes. */
  tag: string;
  /** Its attributes that are seen, and its picture. */
  attributes: Declaration[];
  /** These, and the style rules that reach it. */
  declarations: Declaration[];
  /** Fingerprint of it and everything in it, texts left out; `shape`: without style rules. */
  look: string;
  shape: string;
  /** Its texts, and where they are on the page. */
  text: string;
  span: Span;
  children: LookNode[];
};

/** What decides how a page looks. */
export type Look = {
  fingerprint: string;
  root: LookNode;
  /** The declarations that reach an element, and those for what a script or a visitor adds. */
  used: Declaration[];
  late: Declaration[];
  $: CheerioAPI;
};

/** What scripts and links read, names and references: none of it is seen. */
const unseen =
  /^(?:href|for|name|title|alt|src|srcset|lang|rel|target|download|value|content|datetime|action|on.*|aria-(?:label|labelledby|describedby|controls|details)|data-(?!state).*|id|class)$/;
/** Of the head, the colour and the icon of the browser's bar. */
const seenInHead = 'meta[name=theme-color], link[rel~=icon]';
const filePattern = /url\(["']?(\/[^"')]+)["']?\)/g;

export const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);

/**
 * The preview's own bar, texts and scripts don't count: two builds of the same page look the same.
 * @param codeOf the code in files of islands that can name classes; without it, all of their code
 */
export async function lookOf(page: Page, read: ReadFile, codeOf?: CodeOf): Promise<Look> {
  const $ = load(page.$.html());
  const all = (addresses: readonly string[]) => Promise.all(addresses.map(read)).then((files) => files.join('\n'));
  const islands = islandFiles($);
  const isPreview = $('[data-preview-bar]').length > 0;
  $('[data-preview-bar], script, noscript, template').remove();
  const styles = $('style').text();
  $('style').remove();
  const html = $.html();
  const sheets = $('link[media=print]').map((_, link) => $(link).attr('href'));
  const print = await all(sheets.get());
  $('head > *').not(seenInHead).remove();
  // The styles of the preview's bar go; all other pages are exported with what they need.
  const mentioned = isPreview ? await (codeOf ?? all)(islands) : namesIn(styles);
  const css = await pageStyles(styles, html, mentioned);

  const pictures = $('img, source, image, link[rel]').toArray() as Element[];
  const names = [...pictures.map(fileOf), ...[...css.matchAll(filePattern)].map(([, name]) => name)];
  const files = new Map<string, string>();
  for (const name of new Set(names)) if (name?.startsWith('/')) files.set(name, hashOf((await read(name)) ?? name));
  // Names of files that a bundler makes differ more often than the files.
  const screen = css.replace(filePattern, (_, name: string) => `url(${files.get(name)})`);

  const { rules, used, late } = rulesOf($, { screen, print });
  const attributesOf = (element: Element) => {
    const file = files.get(fileOf(element) ?? '');
    return [...seenAttributes(element), ...(file ? [attribute('file', file)] : [])];
  };
  const root = nodeOf($('html').get(0) as Element, attributesOf, rules);
  const fingerprint = hashOf([root.look, ...late.map(({ key }) => key)].join('\n'));
  return { fingerprint, root, used, late, $ };
}

/** All names in a stylesheet: of classes, elements and attributes. */
const namesIn = (css: string) =>
  css
    .match(/(?:\\.|[^\s\\{}()[\],.#:;>+~*="'!@/|])+/g)
    ?.join(' ')
    .replace(/\\(.)/g, '$1') ?? '';

/** The files of a page's islands, each once. */
export function islandFiles($: CheerioAPI): string[] {
  const lists = $('[data-load]').map((_, element) => $(element).attr('data-load'));
  return [...new Set(lists.get().flatMap((list) => list.split(' ')))].filter((file) => file.startsWith('/'));
}

function fileOf({ name, attribs }: Element): string | undefined {
  return { img: attribs.src, source: attribs.srcset, image: attribs.href, link: attribs.href }[name];
}

function nodeOf(
  element: Element,
  attributesOf: (element: Element) => Declaration[],
  rules: ReadonlyMap<Element, readonly Declaration[]>,
  from = 0,
): LookNode {
  const children: LookNode[] = [];
  const texts: string[] = [];
  let to = from;
  for (const child of element.children) {
    if (child.type === 'text') {
      texts.push(child.data);
      to += lettersOf(child.data).length;
    }
    if (child.type !== 'tag') continue;
    const node = nodeOf(child, attributesOf, rules, to);
    children.push(node);
    texts.push(node.text);
    to = node.span[1];
  }
  const text = inOneLine(texts.join(' '));
  const tag = `${element.name} ${element.attribs.class ?? ''}`;
  const attributes = attributesOf(element);
  const declarations = [...attributes, ...(rules.get(element) ?? [])];
  const keysOf = (list: readonly Declaration[]) => list.map(({ key }) => key);
  const look = hashOf([element.name, ...keysOf(declarations), ...children.map((child) => child.look)].join('\n'));
  const shape = hashOf([tag, ...keysOf(attributes), ...children.map((child) => child.shape)].join('\n'));
  return { element, tag, attributes, declarations, look, shape, text, span: [from, to], children };
}

/** Attributes that are drawn, those included that a state of `reached` may name. */
function seenAttributes({ name: tag, attribs }: Element): Declaration[] {
  const isSeen = (name: string) =>
    !unseen.test(name) || (tag === 'use' && name === 'href') || (tag === 'meta' && name === 'content');
  return Object.entries(attribs).flatMap(([name, value]) => {
    if (!isSeen(name)) return [];
    return name === 'hidden' ? attribute('display', 'none') : attribute(name, value);
  });
}
