import { copyFile, mkdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AnyNode, Comment, Element } from 'domhandler';
import type { NextAdapter } from 'next';
import { serverErrorRoute, statusRoutes } from '@/lib/routes';
import type { Page } from '../exported-page/page';
import { isUnpublished } from '../public-files';

/*
 * Everything the site assumes about Next's and React's files and markup. An element or comment that
 * is on none of these lists stops the build, so that nothing that a new version adds reaches
 * visitors unnoticed.
 */

/** Where the adapter keeps Next's export, so that ours can run again without Next. */
export const nextExportDir = path.join('.cache', 'next-export');

const leftOutFiles = [
  // Scripts, styles and manifests. Those that a page references are copied.
  /^_next\//,
  // A copy of the 404 page.
  /^_not-found\./,
  // Payloads for Next's client-side router. On Windows they are in folders.
  /(^|\/)__next\./,
];

const removed = [
  // Next's scripts.
  'script[src^="/_next/"]',
  // React's start-up script, which waits for the page before Next's scripts run.
  'script#_R_:not([src])',
  // React's container for streamed content, empty in an export.
  'body > div[hidden]:empty',
  // Next's stylesheets, which are inlined, and preloads of Next's files.
  'link:is([rel=stylesheet], [rel=preload])[href^="/_next/"]',
  // Next's hint for fonts that it doesn't preload. It names the page's own origin.
  'link[rel=preconnect][href="/"]',
  // Next repeats Open Graph's tags for Twitter, which reads Open Graph too.
  'meta[name^="twitter:"]:not([name="twitter:card"])',
];

/** Next's payload for its client, which repeats the page's content. */
const payload = /^\(?self\.__next_f\b/;

/** React's comments between two texts, and around a completed boundary. */
const removedComments = [' ', '$', '/$'];

/** What visitors, crawlers and our own scripts read. */
const kept = [
  'title, meta[charset], meta[property^="og:"], meta[name="twitter:card"]',
  'meta:is([name=viewport], [name=description], [name=robots], [name=theme-color], [name=format-detection])',
  'link:is([rel=canonical], [rel=icon], [rel=apple-touch-icon], [rel=manifest])',
  'script[type="application/ld+json"], main noscript',
];

/** Invisible elements that Next and React may add. React's late content has ids like `S:0`. */
const invisible = 'head > *, script, link, meta, base, style, template, noscript, body > [hidden], [hidden][id*=":"]';

type StaticFile = Parameters<NonNullable<NextAdapter['onBuildComplete']>>[0]['outputs']['staticFiles'][number];

/**
 * Moves the files that Next's adapter API lists to `nextExportDir`, with `.html` after pages'
 * paths.
 * @public
 */
export async function moveNextExport(files: readonly Pick<StaticFile, 'filePath' | 'pathname'>[]): Promise<void> {
  await rm(nextExportDir, { recursive: true, force: true });
  for (const { filePath, pathname } of files) {
    // With its payload, which has the name of its page.
    const address = pathname.replace(new RegExp(`^${serverErrorRoute}(?=\\.|$)`), statusRoutes.serverError);
    const target = path.join(nextExportDir, filePath.endsWith('.html') ? `${address}.html` : address);
    await mkdir(path.dirname(target), { recursive: true });
    // Not rename(), which fails from one filesystem to another.
    await copyFile(filePath, target);
    await rm(filePath);
  }
}

/**
 * Sorts the files that Next has exported into pages and other files for visitors.
 * @param publicFiles those of public/, of which none is a page
 */
export function sortFiles(
  files: readonly string[],
  publicFiles: readonly string[],
): { pages: string[]; others: string[] } {
  const isPayload = (file: string) => file.endsWith('.txt') && files.includes(file.replace(/txt$/, 'html'));
  const taken = files.filter(
    (file) => !leftOutFiles.some((name) => name.test(file)) && !isUnpublished(file) && !isPayload(file),
  );
  const pages = taken.filter((file) => file.endsWith('.html') && !publicFiles.includes(file));
  return { pages, others: taken.filter((file) => !pages.includes(file)) };
}

/** Next's stylesheets by their address, with absolute addresses in them. */
export async function readStylesheets(files: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const names = files.filter((name) => name.endsWith('.css') && name.startsWith('_next/'));
  const read = async (name: string) => {
    // They name files in a folder beside their own.
    const parent = path.posix.join('/', path.posix.dirname(name), '..');
    return (await readFile(path.join(nextExportDir, name), 'utf8')).replaceAll('url(../', `url(${parent}/`);
  };
  return new Map(await Promise.all(names.map(async (name) => [`/${name}`, await read(name)] as const)));
}

/** The stylesheets that a page links, as one, in the order of the links. */
export function linkedStyles({ $ }: Page, sheets: ReadonlyMap<string, string>): string {
  const addresses = $('link[rel=stylesheet]').map((_, link) => $(link).attr('href')?.split('?')[0]);
  return addresses
    .get()
    .map((address) => sheets.get(address) ?? '')
    .join('\n');
}

/**
 * Removes what only Next's client needs.
 * @throws naming every comment and invisible element that is on no list
 */
export function removeNextParts({ $, file }: Page): void {
  const nodes = $.root().add('*').contents();
  const comments = nodes.filter((_, node) => node.type === 'comment');
  const isRemoved = (_: number, node: AnyNode) => removedComments.includes((node as Comment).data);
  comments.filter(isRemoved).remove();
  $(removed.join()).remove();
  const isPayload = (_: number, script: Element) => payload.test($(script).text());
  $('script:not([src], [type])').filter(isPayload).remove();

  const unknown = [...comments.not(isRemoved), ...$(invisible).not(kept.join())];
  if (unknown.length > 0) {
    const markup = unknown.map((node) => $.html(node).slice(0, 200)).join(' or ');
    throw new Error(
      `${file}: the export doesn't know ${markup}. If it belongs there, add it to what tools/export/next-output.ts keeps or removes.`,
    );
  }
}
