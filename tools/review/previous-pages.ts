import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { patternOf } from '../exported-page/text';
import { addressesIn } from './identical';
import type { Previous, ComparedSite } from './read';

const folder = '/review/previous';
/** The files that a page without scripts needs. */
const shownFile = /\.(?:png|jpe?g|webp|avif|gif|svg|ico|woff2?|ttf|css)$/;
/** Lets no script of the previous site run in the preview, and no request leave it. */
const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'none'";

/** Where a preview keeps the previous version of a page or a file. */
export const keptPage = (at: string) => `${folder}/${at === '/' ? 'home' : at.slice(1)}`;
export const keptFile = (address: string) => path.posix.join(folder, 'files', path.posix.normalize(address));

/** Writes previous pages, without scripts, and their changed files into the preview. */
export async function keepPages(outDir: string, paths: readonly string[], before: Previous, after: ComparedSite) {
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
      // A file name of another site may be too long, or that of a folder.
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

/** Removes scripts from a page, points its links at kept pages, and makes it noindex. */
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
