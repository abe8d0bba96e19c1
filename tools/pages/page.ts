import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type CheerioAPI, load } from 'cheerio';

/** One exported page, parsed once; the steps of `tools/export` change its document in place. */
export type Page = {
  /** File name relative to `out/`, for example `services/seo-services.html`. */
  file: string;
  $: CheerioAPI;
};

export function parsePage(file: string, html: string): Page {
  return { file, $: load(html) };
}

export async function readPage(outDir: string, file: string): Promise<Page> {
  return parsePage(file, await readFile(path.join(outDir, file), 'utf8'));
}
