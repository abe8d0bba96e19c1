import { createHash } from 'node:crypto';
import { type CheerioAPI, load } from 'cheerio';
import type { Element } from 'domhandler';
import postcss, { type ChildNode, Rule } from 'postcss';
import { pageStyles } from '../../export/styles';
import { lettersOf } from '../../pages/letters';
import type { Page } from '../../pages/page';

/** Reads a file that a page names; undefined if that fails. */
export type ReadFile = (address: string) => Promise<Buffer | undefined>;

/** One declaration, one selector and its conditions: minifiers join and split rules. */
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

/** What decides how a page looks: elements, the style rules that reach them, pictures and fonts. */
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

/** The preview's bar, texts and scripts don't count: two builds of the same page look the same. */
export async function lookOf(page: Page, read: ReadFile): Promise<Look> {
  const $ = load(page.$.html());
  const code = await Promise.all([...new Set(islandFiles($))].map(async (file) => `${await read(file)}`));
  $('[data-preview-bar], script, noscript, template').remove();
  const sheets = $('link[rel=stylesheet]').toArray();
  const forPaper = await Promise.all(sheets.map(async (link) => (await read(link.attribs.href!)) ?? ''));
  const styles = [$('style').text(), ...forPaper].join('\n');
  $('head > *').not(seenInHead).remove();
  // Words in attributes name no class.
  const bare = load($.html());
  bare('*').removeAttr('aria-label alt title placeholder data-props content');
  const css = await pageStyles(styles, bare.html(), code.join('\n'));

  const pictures = $('img, source, image, link[rel]').toArray() as Element[];
  const names = [...pictures.map(fileOf), ...[...css.matchAll(filePattern)].map(([, name]) => name)];
  const files = new Map<string, string>();
  for (const name of new Set(names)) if (name?.startsWith('/')) files.set(name, hashOf((await read(name)) ?? name));
  // Names of files that a bundler makes differ more often than the files.
  const declarations = declarationsOf(css.replace(filePattern, (_, name: string) => `url(${files.get(name)})`));
  const elementsFor = (named: string) =>
    nodeOf($('html').get(0) as Element, named, (element) => fileHash(files.get(fileOf(element) ?? '')));
  const fingerprint = hashOf([elementsFor(css).look, ...declarations.map(({ key }) => key)].join('\n'));
  return { fingerprint, css, declarations, $, elementsFor };
}

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

/** The at-rules around a declaration. */
function conditionsOf({ parent }: ChildNode): string {
  if (!parent || parent.type === 'root' || parent.type === 'document') return '';
  const own = parent.type === 'atrule' && 'params' in parent ? `@${parent.name} ${parent.params}` : '';
  return `${conditionsOf(parent as ChildNode)} ${own}`.trim();
}
