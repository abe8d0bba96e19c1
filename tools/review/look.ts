import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import type { Element } from 'domhandler';
import postcss, { type AtRule, type Root, type Rule } from 'postcss';
import { pageStyles } from '../export/styles';
import { elementsOf, type Page } from '../pages/page';

/** Reads a file of the site that a page names; undefined when there is none. */
export type ReadFile = (address: string) => Promise<Buffer | undefined>;

/** What scripts, assistive technology and links read: none of it is seen. */
const unseen =
  /^(?:href|id|for|name|title|alt|src|srcset|lang|rel|target|download|value|content|datetime|action|aria-.*|on.*)$|^data-(?:load|props)$/;
/** What the page takes from other files. */
const address = /url\(["']?([^"')]+)/g;

export const hashOf = (content: string | Buffer) =>
  createHash('sha256').update(content).digest('base64url').slice(0, 16);

/**
 * Fingerprint of what decides a page's appearance: its elements, the style rules that reach them, its pictures and fonts.
 * Two builds of the same page have the same one. The preview's own bar, texts and scripts don't count.
 */
export async function lookOf(page: Page, read: ReadFile): Promise<string> {
  const $ = load(page.$.html());
  $('[data-preview-bar], script, noscript, template').remove();
  const css = $('style').text();
  $('head').remove();
  const structure = elementsOf({ file: page.file, $ }).map(
    (element) =>
      `${depthOf(element)}${element.name}${Object.entries(element.attribs).filter(([name]) => !unseen.test(name))}`,
  );
  // Again without the bar, so that a preview keeps the same rules as the site.
  const rules = rulesOf(postcss.parse(await pageStyles(css, $.html(), '')));
  const images = $('img[src], source[srcset], image[href]').map(
    (_, image) => $(image).attr('src') ?? $(image).attr('srcset') ?? $(image).attr('href'),
  );
  const named = [...images.get(), ...[...rules.join().matchAll(address)].map(([, found]) => found ?? '')];
  const files = [...new Set(named)].filter((name) => name.startsWith('/')).sort();
  const contents = await Promise.all(
    files.map(async (file) => hashOf((await read(file).catch(() => undefined)) ?? file)),
  );
  // Names of files that a bundler makes differ more often than the files.
  return hashOf([...structure, ...rules.map((rule) => rule.replace(address, 'url(')), ...contents].join('\n'));
}

function depthOf({ parent }: Element): number {
  return parent && 'name' in parent ? 1 + depthOf(parent) : 0;
}

/** Each declaration with its selector and the conditions around it: minifiers join and split rules as they like. */
function rulesOf(root: Root): string[] {
  const rules: string[] = [];
  root.walk((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return;
    const own = (node.nodes ?? []).filter((child) => child.type === 'decl').map(String);
    const selectors = node.type === 'rule' ? node.selectors : [nameOf(node)];
    for (const selector of selectors)
      for (const declaration of own) rules.push(`${around(node)} ${selector} ${declaration}`);
  });
  return rules;
}

const nameOf = (node: Rule | AtRule) => (node.type === 'rule' ? node.selector : `@${node.name} ${node.params}`);

function around({ parent }: Rule | AtRule): string {
  return parent && parent.type !== 'root'
    ? `${around(parent as Rule | AtRule)} ${nameOf(parent as Rule | AtRule)}`
    : '';
}
