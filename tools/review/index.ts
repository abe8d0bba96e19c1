import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import { build as bundle, type BuildOptions } from 'esbuild';
import postcss from 'postcss';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { ReviewModel } from '@/tools/review/sheet/model';
import { Sheet, stateOf } from '@/tools/review/sheet/sheet';
import { readBuildInfo } from '@/tools/build-env';
import { contentOf } from '../check/content';
import { loadContent } from '../check/load';
import { findingsIn } from '../check/rules';
import { finishPage } from '../export';
import { readStyles } from '../export/styles';
import { listFiles } from '../files';
import { parsePage } from '../pages/page';
import { readPages } from '../pages/read-site';
import { isPreviewOnly } from '../pages/record';
import { reviewModel, textSources } from './model';
import { readPrevious } from './previous';
import { keepPrevious } from './previous/keep';
import { recordsOf } from './look';
import { repositoryLinks } from './repository';
import { sourceFinder } from './sources';

/** `page.js` for a preview's pages, `sheet.js` for the sheet. */
const scripts: BuildOptions = {
  entryPoints: ['tools/review/scripts/page.ts', 'tools/review/sheet/scripts/sheet.ts'],
  ...{ bundle: true, minify: true, format: 'iife', target: 'es2022' },
};

/**
 * Writes the review sheet of a preview, `review.html`, with its data and the previous pages beside it in `review/`. All is
 * made from the exported HTML, so call it after the steps that change it.
 * @param outDir the exported folder
 * @param from the folder of Next's own export, which has the stylesheet
 * @returns why nothing was compared, if so
 */
export async function writeReview(outDir = 'out', from = '.next/out'): Promise<string | undefined> {
  const read = (address: string) => readFile(path.join(outDir, address)).catch(() => undefined);
  const site = { pages: await recordsOf(await readPages(outDir), read), files: await listFiles(outDir) };
  // Compared with the live site, which has no pages of previews.
  const paths = site.pages.filter((page) => !isPreviewOnly(page)).map((page) => page.path);
  const previous = await readPrevious(paths);
  const kept = await keepPrevious(outDir, 'problem' in previous ? undefined : previous, new Set(paths));

  const build = readBuildInfo();
  const { host, editUrl } = repositoryLinks(build.branch);
  const { files } = await loadContent();
  const content = contentOf(files);
  const finder = sourceFinder(content, editUrl);
  const model = reviewModel({
    ...{ build, site, previous, kept, finder, host },
    findings: findingsIn({ content, site }),
  });

  await bundle({ ...scripts, outdir: path.join(outDir, 'review') });
  await writeSheet(outDir, from, model);
  const { isBlocked, items, standing } = model.verdict;
  const fresh = model.findings.filter(({ isNew }) => isNew);
  const data = {
    'review/pages.json': model.pages.map(stateOf),
    'review/texts.json': textSources(finder, site.pages),
    'review/verdict.json': { isBlocked, items, standing, comparison: model.comparison, findings: fresh },
  };
  for (const [name, value] of Object.entries(data)) await writeFile(path.join(outDir, name), JSON.stringify(value));
  return 'problem' in model.comparison ? model.comparison.problem : undefined;
}

/** The sheet, exported like any page; its frames show pages of this site. */
async function writeSheet(outDir: string, from: string, model: ReviewModel): Promise<void> {
  const sheet = parsePage('review.html', `<!DOCTYPE html>${renderToStaticMarkup(createElement(Sheet, model))}`);
  const file = 'tools/review/sheet/sheet.css';
  const { css } = await postcss([tailwind()]).process(await readFile(file), { from: file });
  const styles = await readStyles(from, await listFiles(from));
  const script = await readFile(path.join(outDir, 'review/sheet.js'), 'utf8');
  await finishPage(sheet, [styles, css].join('\n'), script, "frame-src 'self'");
  await writeFile(path.join(outDir, sheet.file), sheet.$.html());
}
