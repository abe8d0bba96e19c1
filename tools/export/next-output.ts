import { copyFile, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import type { AnyNode, Comment, Element } from 'domhandler';
import type { NextAdapter } from 'next';
import type { Page } from '../exported-page/page';

/*
 * Everything the site assumes about Next's and React's files and markup. What is on none of these
 * lists stops the build with an error, so that nothing that a new version adds ships unnoticed.
 */

/** Where the adapter keeps Next's export, so that ours can run again without Next. */
export const exported = path.join('.cache', 'exported');

/** Next's folder for files named by a hash. Files that small scripts import are here too. */
export const hashedFolder = '/_next/static/';

const leftOutFiles = [
  // Scripts, styles and manifests. Those that a page references are copied.
  /^_next\//,
  // A copy of the 404 page.
  /^_not-found\./,
  // Payloads for Next's client-side router, one per segment of a route.
  /(^|\/)__next\.[^/]*\.txt$/,
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
 * Moves the files that Next's adapter API lists to `exported`, with `.html` after pages' paths.
 * @public
 */
export async function keepExported(files: readonly Pick<StaticFile, 'filePath' | 'pathname'>[]): Promise<void> {
  await rm(exported, { recursive: true, force: true });
  for (const { filePath, pathname } of files) {
    const target = path.join(exported, filePath.endsWith('.html') ? `${pathname}.html` : pathname);
    await mkdir(path.dirname(target), { recursive: true });
    // Not rename(), which fails from one filesystem to another.
    await copyFile(filePath, target);
    await rm(filePath);
  }
}

/**
 * Sorts the files that Next has exported into pages and files to copy.
 * @param known files of `public/` and of the routes of `app/`
 * @throws if Next has written anything else
 */
export function sortFiles(files: readonly string[], known: ReadonlySet<string>) {
  const isPayload = (file: string) => file.endsWith('.txt') && files.includes(file.replace(/txt$/, 'html'));
  const taken = files.filter((file) => !leftOutFiles.some((name) => name.test(file)) && !isPayload(file));
  const pages = taken.filter((file) => file.endsWith('.html'));
  const copied = taken.filter((file) => !pages.includes(file));
  const unknown = copied.filter((file) => !known.has(file));
  if (unknown.length > 0) {
    throw new Error(
      `Next has exported ${unknown.join(', ')}, which the export doesn't know: tools/export/next-output.ts says what it leaves out.`,
    );
  }
  return { pages, copied };
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
