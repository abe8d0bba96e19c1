import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/content/site';
import { buildInfo } from '@/lib/build-info';
import { detectEnvironment } from '@/lib/environment';
import { brotliBest, gzipBest } from '../export/compress';
import { insertPolicy } from '../export/csp';
import { parsePage } from '../export/page';
import { launchItems } from '../launch-check/items';
import { compare } from './changes';
import { type Manifest, manifestOf, readManifest } from './manifest';
import { shownPlaceholders } from './placeholders';
import { readSite } from './read-site';
import { Sheet } from './sheet/sheet';
import { warningsOf } from './warnings';

/**
 * Writes the review sheet of a preview, `review.html`, and the manifest that a later build can be compared with,
 * `review.json`. Both are made from the exported HTML, so call it after every other step.
 * @param outDir the exported folder
 * @param previous what the build before it said; none when it is unknown
 */
export async function writeReview(outDir: string, previous?: Manifest): Promise<void> {
  const read = await readSite(outDir);
  const manifest = manifestOf(read);
  const placeholders = shownPlaceholders();
  const asset = (name: string) => readFile(path.join(import.meta.dirname, 'sheet', name), 'utf8');
  const markup = renderToStaticMarkup(
    createElement(Sheet, {
      siteName: site.name.value,
      build: buildInfo(),
      pages: read.pages.map((page) => ({ ...page, warnings: warningsOf(page, read.pages, placeholders) })),
      launch: launchItems(),
      changes: previous && compare(previous, manifest),
      styles: await asset('sheet.css'),
      script: await asset('script.js'),
    }),
  );
  const sheet = parsePage('review.html', `<!DOCTYPE html>${markup}`);
  insertPolicy(sheet);
  await writeWithTwins(path.join(outDir, sheet.file), sheet.$.html());
  await writeWithTwins(path.join(outDir, 'review.json'), JSON.stringify(manifest));
}

async function writeWithTwins(file: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await writeFile(file, content);
  await writeFile(`${file}.br`, await brotliBest(content));
  await writeFile(`${file}.gz`, await gzipBest(content));
}

/* The last step of a preview build. `--previous DIR|FILE` or REVIEW_PREVIOUS names what to compare with. */
if (process.argv[1] && path.resolve(process.argv[1]) === path.resolve('lib/build/review/index.ts')) {
  if (detectEnvironment().isPreview) {
    const flag = process.argv.indexOf('--previous');
    const from = flag > 0 ? process.argv[flag + 1] : process.env.REVIEW_PREVIOUS;
    await writeReview('out', from ? await readManifest(from) : undefined);
    console.log('Review sheet: /review');
  }
}
