import { createHash } from 'node:crypto';
import { load } from 'cheerio';
import type { Element } from 'domhandler';
import postcss, { type ChildNode, Rule } from 'postcss';
import sharp from 'sharp';
import { pageStyles } from '../export/styles';
import { forEachLimited } from '../files';
import { elementsOf, type Page } from '../pages/page';
import { inOrder } from '../pages/read-site';
import { type PageRecord, recordOf } from '../pages/record';

/** Reads a file of the site that a page names; undefined when there is none, whatever the reason. */
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
  const rules = rulesOf(await pageStyles(css, $.html(), ''));
  const images = $('img[src], source[srcset], image[href]').map(
    (_, image) => $(image).attr('src') ?? $(image).attr('srcset') ?? $(image).attr('href'),
  );
  const named = [...images.get(), ...[...rules.join().matchAll(address)].map(([, found]) => found ?? '')];
  const files = [...new Set(named)].filter((name) => name.startsWith('/')).sort();
  const contents = await Promise.all(files.map(async (file) => hashOf((await read(file)) ?? file)));
  // Names of files that a bundler makes differ more often than the files.
  return hashOf([...structure, ...rules.map((rule) => rule.replace(address, 'url(')), ...contents].join('\n'));
}

function depthOf({ parent }: Element): number {
  return parent && 'name' in parent ? 1 + depthOf(parent) : 0;
}

/** Each declaration with its selector and the conditions around it: minifiers join and split rules as they like. */
function rulesOf(css: string): string[] {
  const rules: string[] = [];
  postcss.parse(css).walkDecls((declaration) => {
    const { parent } = declaration;
    const selectors = parent instanceof Rule ? parent.selectors : [''];
    for (const selector of selectors) rules.push(`${conditionsOf(declaration)} ${selector} ${declaration}`);
  });
  return rules;
}

/** The at-rules around a declaration. */
function conditionsOf({ parent }: ChildNode): string {
  if (!parent || parent.type === 'root' || parent.type === 'document') return '';
  const own = parent.type === 'atrule' && 'params' in parent ? `@${parent.name} ${parent.params}` : '';
  return `${conditionsOf(parent as ChildNode)} ${own}`;
}

/**
 * Reads pages with what they look like: each record gets the fingerprint of its page and of what its social card shows.
 * A page whose styles can't be read has no fingerprint: the previous site may be anyone's.
 * @param read the files that the pages name
 */
export async function recordsOf(pages: readonly Page[], read: ReadFile): Promise<PageRecord[]> {
  const records: PageRecord[] = [];
  await forEachLimited(pages, 2, async (page) => {
    const { card, ...record } = recordOf(page);
    // Two files may show the same: another version of the encoder changes bytes, not pictures.
    const picture = card && (await read(card.image));
    const shown =
      picture &&
      (await sharp(picture)
        .ensureAlpha()
        .raw()
        .toBuffer()
        .catch(() => picture));
    records.push({
      ...record,
      card: card && { ...card, pixels: shown && hashOf(shown) },
      look: await lookOf(page, read).catch(() => undefined),
    });
  });
  return inOrder(records);
}
