import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { patternOf } from '../pages/text';
import type { Previous, Site } from './before';
import { addressesIn } from './identical';

const folder = '/review/previous';
/** What a page without scripts shows. */
const shownFile = /\.(?:png|jpe?g|webp|avif|gif|svg|ico|woff2?|ttf|css)$/;
/** No script of the previous site runs in the preview, and no request leaves it. */
const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'none'";

/** Where a preview keeps the previous version of a page, or of a file of it. */
export const keptPage = (at: string) => `${folder}/${at === '/' ? 'home' : at.slice(1)}`;
export const keptFile = (address: string) => path.posix.join(folder, 'files', path.posix.normalize(address));

/** Keeps previous pages in the preview, without scripts, and those of their files that changed. */
export async function keepPages(outDir: string, paths: readonly string[], before: Previous, after: Site) {
  const write = async (address: string, content: Buffer | string) => {
    const file = path.join(outDir, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  };
  for (const at of paths) {
    const html = before.html.get(at) ?? '';
    let shown = withoutScripts(html, paths);
    for (const address of addressesIn(html).filter((name) => shownFile.test(name))) {
      const [old, current] = [await before.read(address), await after.read(address)];
      if (!old || current?.equals(old)) continue;
      // Names on a site that isn't ours may be too long, or of a folder.
      const isKept = await write(keptFile(address), old).then(
        () => true,
        () => false,
      );
      const whole = new RegExp(`(?<=["'(\\s,])${patternOf(address)}(?=["')\\s,])`, 'g');
      if (isKept) shown = shown.replaceAll(whole, keptFile(address));
    }
    await write(`${keptPage(at)}.html`, shown);
  }
}

/** A page to look at: links stay among the kept pages, nothing runs, nobody finds it. */
function withoutScripts(html: string, kept: readonly string[]): string {
  const $ = load(html);
  $('script, noscript, base, iframe, object, embed').remove();
  $('meta[http-equiv], meta[name=robots], meta[property], link:not([rel~=icon], [rel=stylesheet])').remove();
  $('a[href^="/"]').each((_, link) => {
    const [target = '', ...rest] = $(link)
      .attr('href')!
      .split(/(?=[?#])/);
    if (kept.includes(target)) $(link).attr('href', [keptPage(target), ...rest].join(''));
  });
  const robots = $('<meta name="robots" content="noindex">');
  $('head').prepend(robots, $('<meta http-equiv="Content-Security-Policy">').attr('content', policy));
  return $.html();
}
