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
import { compareBuilds } from './comparison';
import { shownPlaceholders } from './placeholders';
import { readPrevious } from './previous';
import { readSite } from './read-site';
import { Sheet } from './sheet/sheet';
import { warningsOf } from './warnings';

/**
 * Writes the review sheet of a preview, `review.html`, and the manifest that a later build can be compared with,
 * `review.json`. Both are made from the exported HTML, so call it after every other step.
 * @param outDir the exported folder
 * @returns why nothing was compared, if so
 */
export async function writeReview(outDir: string): Promise<string | undefined> {
  const read = await readSite(outDir);
  const { manifest } = read;
  const previous = await readPrevious(Object.keys(manifest.pages));
  const comparison = await compareBuilds(outDir, manifest, previous);
  const placeholders = shownPlaceholders();
  const asset = (name: string) => readFile(path.join(import.meta.dirname, 'sheet', name), 'utf8');
  const markup = renderToStaticMarkup(
    createElement(Sheet, {
      siteName: site.name.value,
      build: buildInfo(),
      pages: read.pages.map((page) => ({ ...page, warnings: warningsOf(page, read.pages, placeholders) })),
      launch: launchItems(),
      comparison,
      styles: (await asset('sheet.css')) + (await asset('changes.css')),
      script: await asset('script.js'),
    }),
  );
  const sheet = parsePage('review.html', `<!DOCTYPE html>${markup}`);
  insertPolicy(sheet);
  await writeWithTwins(path.join(outDir, sheet.file), sheet.$.html());
  await writeWithTwins(path.join(outDir, 'review.json'), JSON.stringify(manifest));
  return 'problem' in comparison ? comparison.problem : undefined;
}

async function writeWithTwins(file: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await writeFile(file, content);
  await writeFile(`${file}.br`, await brotliBest(content));
  await writeFile(`${file}.gz`, await gzipBest(content));
}

/* The last step of a preview build. REVIEW_PREVIOUS names what to compare with: an address, a folder, a saved review.json. */
if (process.argv[1] && path.resolve(process.argv[1]) === path.resolve('lib/build/review/index.ts')) {
  if (detectEnvironment().isPreview) {
    const problem = await writeReview('out');
    if (problem) console.log(problem);
    console.log('Review sheet: /review');
  }
}
