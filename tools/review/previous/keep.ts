import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pageFile } from '@/lib/pages';
import { patternOf } from '../../pages/letters';
import { type Page, parsePage } from '../../pages/page';
import { referencesOf } from '../../pages/page';
import type { Previous } from '.';

const folder = 'review/previous';
const shownFile = /^\/[^/].*\.(?:png|jpe?g|webp|avif|gif|svg|ico|woff2?|ttf|css)$/;
/** No script of the previous site runs in the preview, and no request leaves it. */
const policy =
  "default-src 'none'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; form-action 'none'";

/** Where the preview keeps the previous version of a page. */
const keptAddress = (at: string) => `/${folder}/${at === '/' ? 'home' : at.slice(1)}`;

/**
 * Keeps the previous pages in the preview, without scripts, and those of their files that have
 * changed.
 * @param wanted paths of the pages to keep
 * @returns their addresses in the preview, by path
 */
export async function keepPrevious(outDir: string, previous: Previous | undefined, wanted: ReadonlySet<string>) {
  await rm(path.join(outDir, folder), { recursive: true, force: true });
  const html = [...(previous?.html ?? [])].filter(([at]) => wanted.has(at));
  const kept = new Map(html.map(([at]) => [at, keptAddress(at)]));
  const write = async (name: string, content: Buffer | string) => {
    await mkdir(path.dirname(path.join(outDir, name)), { recursive: true });
    await writeFile(path.join(outDir, name), content);
  };
  for (const [at, text] of html) {
    const page = parsePage(pageFile(at), text);
    quieten(page, kept);
    let shown = page.$.html();
    for (const address of referencesOf(page).filter((name) => shownFile.test(name))) {
      const old = await previous?.file(address);
      const fresh = await readFile(path.join(outDir, address)).catch(() => undefined);
      if (!old || fresh?.equals(old)) continue;
      const name = `${folder}/files${path.posix.normalize(address)}`;
      // Names on a site that isn't ours may be too long, or of a folder.
      const isKept = await write(name, old).then(
        () => true,
        () => false,
      );
      const whole = new RegExp(`(?<=["'(\\s,])${patternOf(address)}(?=["')\\s,])`, 'g');
      if (isKept) shown = shown.replaceAll(whole, `/${name}`);
    }
    await write(`${keptAddress(at).slice(1)}.html`, shown);
  }
  return kept;
}

/** A page to look at: links stay among the kept pages, nothing runs, nobody finds it. */
function quieten({ $ }: Page, kept: ReadonlyMap<string, string>): void {
  $('script, noscript, base, iframe, object, embed, [data-preview-bar]').remove();
  $('meta[http-equiv], meta[name=robots], meta[property], link:not([rel~=icon], [rel=stylesheet])').remove();
  $('a[href^="/"]').each((_, link) => {
    const [target = '', ...rest] = $(link)
      .attr('href')!
      .split(/(?=[?#])/);
    if (kept.has(target)) $(link).attr('href', [kept.get(target), ...rest].join(''));
  });
  $('head').prepend(
    $('<meta name="robots" content="noindex">'),
    $('<meta http-equiv="Content-Security-Policy">').attr('content', policy),
  );
}
