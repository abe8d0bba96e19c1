import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build as bundle } from 'esbuild';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { site as details } from '@/content/site';
import { detectEnvironment } from '@/lib/environment';
import { findPage, pageFile } from '@/lib/pages';
import { admitHostTool, insertPolicy } from '../export/csp';
import { git } from '../git';
import { parsePage, readPage } from '../exported-page/page';
import type { PageRecord } from '../exported-page/record';
import { withBar } from './bar';
import { editLinks } from './edit-links';
import type { Review } from './group';
import { keepPages, keptPage } from './previous-pages';
import type { Previous, ComparedSite, Unreadable } from './read';
import { Sheet, type SheetPage, states } from './sheet';

type Rendered = Review & { before: Previous | Unreadable; after: ComparedSite; records: readonly PageRecord[] };

/** Writes the sheet, its data and the previous pages, and puts the bar on the preview's pages. */
export async function renderReview(outDir: string, { pages, rows, before, after, records }: Rendered): Promise<void> {
  const build = readBuild();
  const kept =
    'problem' in before
      ? []
      : pages.flatMap(({ path: at, state }) => (state !== 'identical' && before.html.has(at) ? [at] : []));
  if (!('problem' in before)) await keepPages(outDir, kept, before, after);
  const order = Object.keys(states);
  const shown = pages
    .map(({ path: at, state }): SheetPage => {
      const record = records.find((one) => one.path === at);
      return { path: at, state, name: nameOf(at), before: kept.includes(at) ? keptPage(at) : undefined, record };
    })
    .toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state));

  const folder = path.join(outDir, 'review');
  await mkdir(folder, { recursive: true });
  await bundle({ entryPoints: ['tools/review/sheet.client.ts'], bundle: true, minify: true, outdir: folder });
  for (const name of ['sheet.css', 'bar.css']) await cp(`tools/review/${name}`, path.join(folder, name));
  await writeFile(path.join(folder, 'review.json'), JSON.stringify({ pages, rows } satisfies Review));
  const model = {
    siteName: details.name.value,
    build,
    comparison: 'problem' in before ? before.problem : { from: before.from },
    pages: shown,
    rows,
    edit: editLinks(build.branch),
  };
  const sheet = parsePage('review.html', `<!DOCTYPE html>${renderToStaticMarkup(createElement(Sheet, model))}`);
  insertPolicy(sheet, "frame-src 'self'");
  admitHostTool(sheet);
  await writeFile(path.join(outDir, sheet.file), sheet.$.html());

  const changed = shown.filter(({ state }) => ['new', 'text', 'looks'].includes(state));
  for (const { path: at } of records) {
    const page = await readPage(outDir, pageFile(at));
    admitHostTool(page);
    await writeFile(path.join(outDir, page.file), withBar(page.$.html(), { ...build, next: nextAfter(at, changed) }));
  }
}

/** The changed page after a page, in the order of the sheet; after the last one comes the first. */
function nextAfter(at: string, changed: readonly SheetPage[]): SheetPage | undefined {
  const index = changed.findIndex((page) => page.path === at);
  const next = changed[(index + 1) % changed.length];
  return next?.path === at ? undefined : next;
}

/** What this is a preview of: the host's variables say so, or else the repository. */
function readBuild() {
  const { branch, commit } = detectEnvironment();
  return {
    branch: branch ?? git('rev-parse', '--abbrev-ref', 'HEAD') ?? 'unknown',
    commit: (commit ?? git('rev-parse', 'HEAD') ?? 'unknown').slice(0, 7),
    date: git('log', '-1', '--format=%cs') ?? new Date().toISOString().slice(0, 10),
  };
}

function nameOf(at: string): string {
  return findPage(at)?.crumb ?? (at === '/404' ? 'Page not found' : at);
}
