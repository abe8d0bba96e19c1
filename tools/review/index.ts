import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import { build as bundle, type BuildOptions } from 'esbuild';
import postcss from 'postcss';
import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site as details } from '@/content/site';
import { pages as registry } from '@/lib/pages';
import { readBuildInfo } from '@/tools/build-env';
import { contentOf } from '../check/content';
import { loadContent } from '../check/load';
import { findingsIn } from '../check/rules';
import { finishPage } from '../export';
import { exported } from '../export/next-output';
import { buildIslands, ownCode } from '../export/islands';
import { readStyles } from '../export/styles';
import { listFiles } from '../files';
import { parsePage } from '../pages/page';
import { readPages } from '../pages/read-site';
import { isPreviewOnly } from '../pages/record';
import { readCode } from './findings';
import { reviewModel, textSources } from './model';
import { readPrevious } from './previous';
import { keepPrevious } from './previous/keep';
import { reviewedPages } from './read-pages';
import { repositoryLinks } from './repository';
import { LaunchList, Sheet } from './sheet/sheet';
import { sourceFinder } from './sources';

/** `page.js` for a preview's pages, `sheet.js` for the sheet. */
const scripts: BuildOptions = {
  entryPoints: ['tools/review/scripts/page.ts', 'tools/review/scripts/sheet.ts'],
  ...{ bundle: true, minify: true, format: 'iife', target: 'es2022' },
};

/**
 * Writes the review sheet of a preview, `review.html`, with its data and the previous pages beside
 * it in `review/`. It reads the exported HTML, so call it after the steps that change it.
 * @param outDir the exported folder
 * @param from the folder of Next's own export, which has the stylesheet
 * @returns why nothing was compared, if so
 */
export async function writeReview(outDir = 'out', from = exported): Promise<string | undefined> {
  const read = (address: string) => readFile(path.join(outDir, address)).catch(() => undefined);
  const { sources } = await buildIslands(outDir);
  const codeOf = (addresses: readonly string[]) => ownCode(addresses, sources);
  const site = { pages: await reviewedPages(await readPages(outDir), read, codeOf), files: await listFiles(outDir) };
  const paths = site.pages.filter((page) => !isPreviewOnly(page)).map((page) => page.path);
  const previous = await readPrevious(paths);
  const kept = await keepPrevious(outDir, 'problem' in previous ? undefined : previous, new Set(paths));

  const build = readBuildInfo();
  const { host, editUrl } = repositoryLinks(build.branch);
  const { files } = await loadContent();
  const content = contentOf(files);
  const finder = sourceFinder(content, editUrl);
  const model = reviewModel({
    ...{ build, site, previous, kept, finder, host, siteName: details.name.value, code: await readCode() },
    findings: findingsIn({ content, site }),
    nameOf: (at) => registry.find((page) => page.path === at)?.crumb ?? 'Page not found',
  });

  await bundle({ ...scripts, outdir: path.join(outDir, 'review') });
  const sheetScript = await readFile(path.join(outDir, 'review/sheet.js'), 'utf8');
  const styles = await sheetStyles(from);
  const write = async (file: string, document: ReactElement, script = '') => {
    const page = parsePage(file, `<!DOCTYPE html>${renderToStaticMarkup(document)}`);
    await finishPage(page, styles, script, "frame-src 'self'");
    await writeFile(path.join(outDir, file), page.$.html());
  };
  await write('review.html', createElement(Sheet, model), sheetScript);
  await write('review/launch.html', createElement(LaunchList, model));
  const data = { 'review/review.json': model, 'review/texts.json': textSources(finder, site.pages) };
  for (const [name, value] of Object.entries(data)) await writeFile(path.join(outDir, name), JSON.stringify(value));
  return 'problem' in model.comparison ? model.comparison.problem : undefined;
}

/** The site's styles, and the utilities that only the sheet uses. */
async function sheetStyles(from: string): Promise<string> {
  const file = 'tools/review/sheet/sheet.css';
  const { css } = await postcss([tailwind()]).process(await readFile(file), { from: file });
  return [await readStyles(from, await listFiles(from)), css].join('\n');
}
