import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import tailwind from '@tailwindcss/postcss';
import { build as bundle } from 'esbuild';
import postcss from 'postcss';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site as details } from '@/content/site';
import { detectEnvironment, previewAddress } from '@/lib/environment';
import { pageFile, pages as registry } from '@/lib/pages';
import { previewRoutes } from '@/lib/routes';
import { siteAddress } from '@/lib/site-address';
import { type Content, contentOf } from '../check/content';
import { loadContent } from '../check/load';
import { findingsIn } from '../check/rules';
import { light } from '../colours';
import { finishPage } from '../export';
import { exported } from '../export/next-output';
import { readStyles } from '../export/styles';
import { listFiles } from '../files';
import { readOriginals } from '../images/originals';
import { git } from '../git';
import { parsePage } from '../exported-page/page';
import { readSite } from '../exported-page/read-site';
import { everythingOn, isCanonical, type PageRecord } from '../exported-page/record';
import { withBar, withoutBar } from './bar';
import { readFolder, readPrevious, type Site } from './before';
import { keepPages, keptPage } from './keep';
import { type Review, reviewOf } from './rows';
import { listedPages, Sheet, type SheetModel, type SheetPage } from './sheet';
import { copyOf, editLinks, sourceFinder } from './sources';

const outDir = 'out';

/**
 * Compares a preview's pages, as production would have them, with the previous site, writes the
 * review sheet, and adds the bar to the pages. Call it after the steps that change pages.
 * @returns why nothing was compared, if that's so
 */
export async function writeReview(): Promise<string | undefined> {
  const review = (name: string) => path.join(outDir, 'review', name);
  await rm(review(''), { recursive: true, force: true });
  const build = readBuild();
  const exportedSite = await readFolder(outDir);
  const after: Site = { ...exportedSite, origins: [siteAddress, previewAddress() ?? siteAddress] };
  const before = await readPrevious([...after.html.keys()]);
  const content = contentOf((await loadContent()).files, undefined, await readOriginals());
  const site = await readSite(outDir);
  const findings = findingsIn({ content, site }, ['error', 'launch', 'note']);
  const errors = findings.filter(({ severity }) => severity === 'error');
  const { pages, rows, snapshots } = await reviewOf(after, before, errors, sourceFinder(content));

  const kept: string[] = [];
  if (!('problem' in before)) {
    const changed = pages.filter(({ path: at, state }) => state !== 'identical' && before.html.has(at));
    kept.push(...changed.map((page) => page.path));
    await keepPages(outDir, kept, before, after);
  }
  const shown = pages.map(({ path: at, state }): SheetPage => {
    const record = site.pages.find((page) => page.path === at);
    return {
      path: at,
      state,
      name: nameOf(at),
      version: snapshots.get(at)?.hash.slice(0, 8),
      before: kept.includes(at) ? keptPage(at) : undefined,
      record,
    };
  });
  const comparison = 'problem' in before ? before.problem : { from: before.from };
  const open = findings.filter(({ severity }) => severity !== 'error');
  const model = {
    siteName: details.name.value,
    build,
    comparison,
    pages: shown,
    rows,
    open,
    edit: editLinks(build.branch),
  };

  const scripts = ['tools/review/scripts/page.ts', 'tools/review/scripts/sheet.ts'];
  const toLookAt = listedPages(shown, rows).filter(({ state }) => ['new', 'text', 'looks'].includes(state));
  const preview = {
    ...build,
    landing: previewRoutes.landing,
    changed: toLookAt.map((page) => page.path),
    names: Object.fromEntries(shown.map((page) => [page.path, page.name])),
    colours: {
      ground: light.panel,
      text: light['on-panel'],
      mark: light['panel-figure'],
      paper: light.card,
      ink: light.ink,
    },
  };
  const define = { PREVIEW: JSON.stringify(preview) };
  const options = { bundle: true, minify: true, format: 'iife', target: 'es2022' } as const;
  await bundle({ ...options, entryPoints: scripts, define, outdir: review('') });
  const script = await readFile(review('sheet.js'), 'utf8');
  const styles = await sheetStyles();
  const sheet = parsePage('review.html', `<!DOCTYPE html>${renderToStaticMarkup(createElement(Sheet, model))}`);
  await finishPage(sheet, styles, script, "frame-src 'self'");
  await writeFile(path.join(outDir, sheet.file), sheet.$.html());
  await writeFile(review('review.json'), JSON.stringify({ pages, rows } satisfies Review));
  await writeFile(review('texts.json'), JSON.stringify(writtenTexts(content, site.pages)));
  await addBars(site.pages);
  return typeof comparison === 'string' ? comparison : undefined;
}

/** What this is a preview of: the host's variables say so, or else the repository. */
function readBuild(): SheetModel['build'] {
  const { branch, commit } = detectEnvironment();
  return {
    branch: branch ?? git('rev-parse', '--abbrev-ref', 'HEAD') ?? 'unknown',
    commit: (commit ?? git('rev-parse', 'HEAD') ?? 'unknown').slice(0, 7),
    date: git('log', '-1', '--format=%cs') ?? new Date().toISOString().slice(0, 10),
  };
}

const nameOf = (at: string) =>
  registry.find((page) => page.path === at)?.crumb ?? (at === '/404' ? 'Page not found' : at);

async function addBars(pages: readonly PageRecord[]): Promise<void> {
  for (const { path: at } of pages) {
    const file = path.join(outDir, pageFile(at));
    await writeFile(file, withBar(withoutBar(await readFile(file, 'utf8'))));
  }
}

/** Every text of the content that pages show, with its file, its field and the pages. */
function writtenTexts(content: Content, pages: readonly PageRecord[]) {
  const seen = pages.filter(isCanonical).map((page) => ({ path: page.path, all: everythingOn(page) }));
  return copyOf(content).flatMap(({ file, field, value }) => {
    const paths = seen.flatMap((page) => (page.all.includes(value) ? [page.path] : []));
    return paths.length > 0 ? [{ text: value, file, field, paths }] : [];
  });
}

/** The site's styles, and the utilities that only the sheet uses. */
async function sheetStyles(): Promise<string> {
  const file = 'tools/review/sheet.css';
  const { css } = await postcss([tailwind()]).process(await readFile(file), { from: file });
  return [await readStyles(exported, await listFiles(exported)), css].join('\n');
}
