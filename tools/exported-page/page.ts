import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';
import type { Element } from 'domhandler';

/** An exported page, parsed once. The steps of `tools/export` change its document in place. */
export type Page = {
  /** File name relative to `out/`, for example `services/seo-services.html`. */
  file: string;
  $: CheerioAPI;
};

export function parsePage(file: string, html: string): Page {
  // With the elements inside `noscript`.
  return { file, $: load(html, { scriptingEnabled: false }) };
}

export async function readPage(outDir: string, file: string): Promise<Page> {
  return parsePage(file, await readFile(path.join(outDir, file), 'utf8'));
}

/** The addresses that a built script imports when a visitor uses the page. */
export function referencedImports(script: string): string[] {
  return [...script.matchAll(/\bimport\("([^"]+)"\)/g)].map(([, address]) => address!);
}

const addressAttributes = ['href', 'src', 'content'];

/** The addresses in a page's attributes and styles, unresolved. */
export function referencesOf({ $ }: Page): string[] {
  const addresses = new Set<string>();
  for (const { attribs } of $('*').toArray() as Element[]) {
    for (const name of addressAttributes) if (attribs[name]) addresses.add(attribs[name]);
    for (const copy of attribs.srcset?.split(', ') ?? []) addresses.add(copy.split(' ')[0] ?? '');
  }
  for (const address of referencedImports($('script').text())) addresses.add(address);
  const styles = $('style').text();
  for (const [, address] of styles.matchAll(/url\(["']?([^"')]+)/g)) addresses.add(address ?? '');
  return [...addresses];
}

/** @throws if two elements of a page have the same id, such as a question and a section */
export function assertUniqueIds({ $, file }: Page): void {
  const ids = ($('[id]').toArray() as Element[]).map(({ attribs }) => attribs.id);
  const repeated = ids.find((id, index) => ids.indexOf(id) !== index);
  if (repeated === undefined) return;
  throw new Error(
    `${file}: two elements have the id "${repeated}". If one is a question, change its id in the page's content file (content/faq.ts or content/services): the other belongs to the page's template.`,
  );
}
