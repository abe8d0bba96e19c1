import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import type { Element } from 'domhandler';
import postcss, { type ChildNode, Rule } from 'postcss';
import { pageStyles } from '../../export/styles';
import { lettersOf } from '../../pages/letters';
import type { Page } from '../../pages/page';
import { reached } from './reached';

/**
 * Reads a file of the site that a page names; undefined when there is none, whatever the reason.
 */
export type ReadFile = (address: string) => Promise<Buffer | undefined>;
export type CodeOf = (addresses: readonly string[]) => Promise<string>;

/**
 * One declaration with one selector and the conditions around it: minifiers join and split rules as
 * they like.
 */
export type Declaration = {
  /** Everything about it. */
  key: string;
  /** The at-rules around it, without layers and what browsers support. */
  conditions: string;
  selector: string;
  property: string;
  value: string;
};

export type LookNode = {
  element: Element;
  /** Its name and what of its attributes is seen, in one text and apart. */
  own: string;
  parts: string[];
  /** Fingerprint of it and everything in it, texts left out. */
  look: string;
  /** Its texts, as letters. */
  text: string;
  children: LookNode[];
};

/**
 * What decides how a page looks: its elements, the style rules that reach them, its pictures and
 * fonts.
 */
export type Look = {
  fingerprint: string;
  css: string;
  declarations: Declaration[];
  $: CheerioAPI;
  /** Its elements with the attributes that some style rules name. */
  elementsFor(css: string): LookNode;
};

/** What scripts, assistive technology and links read: none of it is seen. */
const unseen =
  /^(?:href|for|name|title|alt|src|srcset|lang|rel|target|download|value|content|datetime|action|on.*|aria-.*|data-.*|id|class)$/;
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
  const islands = [...new Set(islandFiles($))];
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
  // Words of a text can keep the rules of an element that the page lacks, and all pages share the
  // rules for paper.
  const isThere = ({ conditions, selector }: Declaration) =>
    conditions.startsWith('@keyframes') || reached($, selector).length > 0;
  // Names of files that a bundler makes differ more often than the files.
  const onScreen = declarationsOf(css.replace(filePattern, (_, name: string) => `url(${files.get(name)})`));
  const declarations = [
    ...onScreen.filter((one) => /[.#[]/.test(one.selector) || isThere(one)),
    ...declarationsOf(print).filter(isThere),
  ];
  const elementsFor = (naming: string) =>
    nodeOf($('html').get(0) as Element, naming, (element) => fileHash(files.get(fileOf(element) ?? '')));
  const named = css + print;
  const fingerprint = hashOf([elementsFor(named).look, ...declarations.map(({ key }) => key)].join('\n'));
  return { fingerprint, css: named, declarations, $, elementsFor };
}

/** All names in a stylesheet: of classes, elements and attributes. */
const namesIn = (css: string) =>
  css
    .match(/(?:\\.|[^\s\\{}()[\],.#:;>+~*="'!@/|])+/g)
    ?.join(' ')
    .replace(/\\(.)/g, '$1') ?? '';

const fileHash = (hash?: string) => (hash ? `file=${hash}` : '');

const islandFiles = ($: CheerioAPI) =>
  $('[data-load]')
    .toArray()
    .flatMap((element) => $(element).attr('data-load')!.split(' '))
    .filter((file) => file.startsWith('/'));

function fileOf({ name, attribs }: Element): string | undefined {
  return { img: attribs.src, source: attribs.srcset, image: attribs.href, link: attribs.href }[name];
}

function nodeOf(element: Element, css: string, pictureOf: (element: Element) => string): LookNode {
  const children: LookNode[] = [];
  let text = '';
  for (const child of element.children) {
    if (child.type === 'text') text += lettersOf(child.data);
    if (child.type !== 'tag') continue;
    const node = nodeOf(child, css, pictureOf);
    children.push(node);
    text += node.text;
  }
  const parts = [element.name, ...seenAttributes(element, css), pictureOf(element)].filter(Boolean);
  const own = parts.join('\n');
  return { element, own, parts, look: hashOf([own, ...children.map(({ look }) => look)].join('\n')), text, children };
}

/** Attributes that are drawn, and those that a style rule names. */
function seenAttributes({ name: tag, attribs }: Element, css: string): string[] {
  return Object.entries(attribs).flatMap(([name, value]) => {
    if (name === 'class')
      return value
        .split(/\s+/)
        .filter((one) => one && css.includes(`.${escapeName(one)}`))
        .sort()
        .map((one) => `.${one}`);
    if (name === 'id') return css.includes(`#${value}`) ? `#${value}` : [];
    if (/^(?:data|aria)-/.test(name)) {
      const isValued = new RegExp(`\\[${name}[~|^$*]?=`).test(css);
      return isValued ? `${name}=${value}` : css.includes(`[${name}]`) ? name : [];
    }
    const isDrawn = !unseen.test(name) || (tag === 'use' && name === 'href') || (tag === 'meta' && name === 'content');
    return isDrawn ? `${name}=${value}` : [];
  });
}

/** A class name as selectors write it. */
export const escapeName = (name: string) => name.replace(/[^\w-]/gu, '\\$&').replace(/^\d/, '\\3$& ');

function declarationsOf(css: string): Declaration[] {
  const found: Declaration[] = [];
  postcss.parse(css).walk((node) => {
    if (node.type !== 'decl' && (node.type !== 'atrule' || node.nodes)) return;
    const isDeclaration = node.type === 'decl';
    const property = isDeclaration ? node.prop : `@${node.name}`;
    const value = isDeclaration ? `${node.value}${node.important ? '!important' : ''}` : node.params;
    const around = conditionsOf(node);
    const conditions = around.replace(/@(?:supports|layer) [^@]*/g, '').trim();
    for (const selector of node.parent instanceof Rule ? node.parent.selectors : ['']) {
      found.push({ key: `${around} ${selector} ${property}:${value}`, conditions, selector, property, value });
    }
  });
  return found;
}

function conditionsOf({ parent }: ChildNode): string {
  if (!parent || parent.type === 'root' || parent.type === 'document') return '';
  const own = parent.type === 'atrule' && 'params' in parent ? `@${parent.name} ${parent.params}` : '';
  return `${conditionsOf(parent as ChildNode)} ${own}`.trim();
}
