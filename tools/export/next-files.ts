import { rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** Next's own export waits here, so that ours can run again without Next. */
export const nextOut = path.join('.next', 'out');

/** Moves what Next has written to `out/` out of the way. */
export async function keepNextExport(): Promise<void> {
  await rm(nextOut, { recursive: true, force: true });
  await rename('out', nextOut);
}

type NextFiles = {
  /** Pages that visitors get. */
  pages: string[];
  /** Files of `public/` and of the routes of `app/`, copied as they are. */
  own: string[];
};

/**
 * Sorts what Next has exported. Left out are the payloads that only its client-side router fetches, the twin of the 404 page,
 * and `_next/`, of which the export takes what the pages use.
 * @param files what Next has written
 * @param publicFiles what lies in `public/`
 * @param appFiles what lies in `app/`
 * @throws when a file is none of these
 */
export function sortNextFiles(
  files: readonly string[],
  publicFiles: readonly string[],
  appFiles: readonly string[],
): NextFiles {
  const pages = files.filter((file) => file.endsWith('.html') && file !== '_not-found.html');
  const routes = appFiles.filter((file) => path.basename(file) === 'route.ts').map((file) => path.dirname(file));
  const known = new Set([...publicFiles, ...routes, 'manifest.webmanifest']);
  const rest = files.filter((file) => !pages.includes(file) && !file.startsWith('_next/') && !isPayload(file, pages));
  const unknown = rest.find((file) => !known.has(file));
  if (unknown) {
    throw new Error(
      `${unknown}: Next has exported a file that is not known to the export. Add it to what tools/export/next-files.ts keeps or leaves out.`,
    );
  }
  return { pages, own: rest };
}

const isPayload = (file: string, pages: readonly string[]) =>
  /^_not-found\.(html|txt)$/.test(file) ||
  /(^|\/)__next\.[^/]*\.txt$/.test(file) ||
  (file.endsWith('.txt') && pages.includes(file.replace(/txt$/, 'html')));
