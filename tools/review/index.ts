import { readFile, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site } from '@/content/site';
import { readBuildInfo } from '@/tools/build-env';
import { detectEnvironment } from '@/lib/environment';
import { pageFile, pages as registry } from '@/lib/pages';
import { brotliBest, gzipBest } from '../compress';
import { contentOf } from '../check/content';
import { loadContent } from '../check/load';
import { findingsIn } from '../check/rules';
import { insertPolicy } from '../export/csp';
import { type Page, parsePage } from '../pages/page';
import { writeScripts } from './write-scripts';
import { compareBuilds } from './comparison';
import { everythingJson, pagesCsv } from './downloads';
import { readPrevious } from './previous';
import { readSite } from '../pages/read-site';
import { isPreviewOnly } from '../pages/record';
import { addCardPixels } from './card-pixels';
import { reviewSite } from './review-site';
import { Sheet } from './sheet/sheet';
import { siteTokens } from './sheet/tokens';

/**
 * Writes the review sheet of a preview, `review.html`, with its table and all its data beside it in `review/`, and the
 * records that a later build can be compared with, `review.json`. All is made from the exported HTML, so call it after
 * every other step.
 * @param outDir the exported folder
 * @returns why nothing was compared, if so
 */
export async function writeReview(outDir: string): Promise<string | undefined> {
  const built = await readSite(outDir);
  await addCardPixels(built.pages, (image) => readFile(path.join(outDir, image)));
  // Compared with the live site, which has no pages of previews.
  const shared = built.pages.filter((page) => !isPreviewOnly(page));
  const previous = await readPrevious(shared.map((page) => page.path));
  const comparison = await compareBuilds(outDir, shared, previous);
  const { files } = await loadContent();
  const content = contentOf(
    files,
    registry.map((page) => page.path),
  );
  const sizes = built.pages.map(async (page) => {
    const { size } = await stat(path.join(outDir, `${pageFile(page.path)}.br`));
    return [page.path, size] as const;
  });
  const review = reviewSite(built.pages, findingsIn({ content, site: built }), new Map(await Promise.all(sizes)));
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
  await writeWithTwins(path.join(outDir, 'review.json'), JSON.stringify(shared));
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
