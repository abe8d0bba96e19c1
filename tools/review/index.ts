import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/content/site';
import { readBuildInfo } from '@/tools/build-env';
import { detectEnvironment } from '@/lib/environment';
import { brotliBest, gzipBest } from '../compress';
import { copyTexts } from '../check/texts';
import { insertPolicy } from '../export/csp';
import { type Page, parsePage } from '../pages/page';
import { launchItems } from '../check/launch/items';
import { writeScripts } from './comments/write-scripts';
import { compareBuilds } from './comparison';
import { sitemapPaths } from '../pages/crawl';
import { everythingJson, pagesCsv } from './downloads';
import { readPrevious } from './previous';
import { readSite } from '../pages/read-site';
import { reviewSite } from './review-site';
import { Sheet } from './sheet/sheet';
import { siteTokens } from './sheet/tokens';

/**
 * Writes the review sheet of a preview, `review.html`, with its table and all its data beside it in `review/`, and the
 * manifest that a later build can be compared with, `review.json`. All is made from the exported HTML, so call it after
 * every other step.
 * @param outDir the exported folder
 * @returns why nothing was compared, if so
 */
export async function writeReview(outDir: string): Promise<string | undefined> {
  const { pages, manifest } = await readSite(outDir);
  const comparison = await compareBuilds(outDir, manifest, await readPrevious(Object.keys(manifest.pages)));
  const sitemap = sitemapPaths(await readFile(path.join(outDir, 'sitemap.xml'), 'utf8'));
  const review = reviewSite(pages, sitemap, launchItems(await copyTexts()));
  const build = readBuildInfo();
  const markup = renderToStaticMarkup(
    createElement(Sheet, {
      ...review,
      siteName: site.name.value,
      build,
      comparison,
      styles: `${await siteTokens(outDir)}\n${await assets('sheet.css', 'table.css', 'changes.css', 'comments.css', 'frames.css', 'cards.css')}`,
      script: await assets('table.js', 'frames.js'),
    }),
  );
  const sheet = parsePage('review.html', `<!DOCTYPE html>${markup}`);
  insertPolicy(sheet);
  allowFrames(sheet);
  await writeScripts(path.join(outDir, 'review'));
  await writeWithTwins(path.join(outDir, sheet.file), sheet.$.html());
  await writeWithTwins(path.join(outDir, 'review.json'), JSON.stringify(manifest));
  await writeWithTwins(path.join(outDir, 'review', 'pages.csv'), pagesCsv(review.pages));
  await writeWithTwins(path.join(outDir, 'review', 'everything.json'), everythingJson({ build, ...review }));
  return 'problem' in comparison ? comparison.problem : undefined;
}

async function assets(...names: string[]): Promise<string> {
  const texts = names.map((name) => readFile(path.join(import.meta.dirname, 'sheet', name), 'utf8'));
  return (await Promise.all(texts)).join('\n');
}

/** Only the sheet frames pages, and only this site's own. */
function allowFrames({ $ }: Page): void {
  const policy = $('meta[http-equiv="Content-Security-Policy"]');
  policy.attr('content', `${policy.attr('content')}; frame-src 'self'`);
}

async function writeWithTwins(file: string, text: string): Promise<void> {
  const content = Buffer.from(text);
  await writeFile(file, content);
  await writeFile(`${file}.br`, await brotliBest(content));
  await writeFile(`${file}.gz`, await gzipBest(content));
}

/* The last step of a preview build. REVIEW_PREVIOUS names what to compare with: an address, a folder, a saved review.json. */
if (process.argv[1] && path.resolve(process.argv[1]) === path.resolve('tools/review/index.ts')) {
  if (detectEnvironment().isPreview) {
    const problem = await writeReview('out');
    if (problem) console.log(problem);
    console.log('Review sheet: /review');
  }
}
