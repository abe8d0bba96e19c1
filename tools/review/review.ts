import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { details } from '@/content/owner/details';
import { editLink, productionAddress } from '@/lib/environment';
import { pageFile } from '@/lib/pages';
import { changedColours } from '../contrast';
import { insertPolicy } from '../export/csp';
import { parsePage } from '../exported-page/page';
import { readSite } from '../exported-page/record';
import { writeFiles } from '../files';
import { compareSites } from './compare';
import { groupChanges } from './group';
import { type FileChange, type History, readHistory } from './history';
import { looksOf, type Note } from './looks';
import { isAddress, readFolder, readPrevious, type Site } from './read';
import { Bar, Sheet } from './sheet';

/** What the sheet shows and `review/review.json` has. */
export type Review = ReturnType<typeof reviewOf>;

/**
 * Compares a preview's pages with the previous site, writes the review, and puts a bar on each
 * page.
 * @returns the result in a few words
 */
export async function writeReview(outDir: string): Promise<string> {
  const exported = await readSite(outDir);
  const after = await readFolder(outDir, exported);
  const live = details.url.isPlaceholder ? productionAddress() : details.url.value;
  const before = await readPrevious(process.env.REVIEW_PREVIOUS || live, after);
  const review = reviewOf(before, after, await readHistory());

  const { branch = '', commit = '' } = buildSource();
  const build = { branch: branch || 'an unknown branch', commit: commit.slice(0, 7) || 'unknown' };
  const sheet = createElement(Sheet, {
    build,
    from: before.from,
    review,
    pages: after.pages,
    old: await keepOld(before, review, outDir),
    editLink: (file) => editLink(file, branch),
  });
  for (const name of ['sheet.css', 'bar.css']) await cp(`tools/review/${name}`, path.join(outDir, 'review', name));
  await writeFile(path.join(outDir, 'review', 'review.json'), JSON.stringify(review));
  const page = parsePage('review.html', `<!DOCTYPE html>${renderToStaticMarkup(sheet)}`);
  insertPolicy(page);
  await writeFile(path.join(outDir, page.file), page.$.html());

  const bar = renderToStaticMarkup(createElement(Bar, build));
  for (const { path: at } of exported.pages) {
    const file = path.join(outDir, pageFile(at));
    const html = (await readFile(file, 'utf8')).replace('<header', () => `${bar}<header`);
    await writeFile(file, html);
  }
  return review.problem ?? `/review: ${review.edits.length} edits; ${review.errors.length} errors`;
}

/** What changed between two sites, grouped by cause. */
export function reviewOf(before: Site, after: Site, history: History) {
  const { changes, ...pages } = compareSites(before, after);
  const texts = history.changes.filter(({ file }) => file.endsWith('.ts'));
  const edits = groupChanges(changes, { ...history, changes: texts }, after.pages.size);
  const { pictures, notes } = looksOf(before, after, edits);
  const hasEdit = ({ file, commit }: FileChange) =>
    edits.some((edit) => edit.files.includes(file) && (!edit.commit || edit.commit === commit));
  const unseen = before.problem ? [] : texts.filter((one) => one.lines.length > 0 && !hasEdit(one));
  const more = unseen.map(({ file, commit = 'not committed' }) => `No page has the new words of ${file}: ${commit}`);
  return {
    /** Why nothing was compared. */
    problem: before.problem,
    errors: [] as string[],
    edits,
    ...pages,
    pictures,
    notes: [...notes, ...[...new Set(more)].map((text): Note => ({ text }))],
  };
}

/** Keeps what changed as it was, but for pages of a live site. Returns addresses by path. */
async function keepOld({ from, pages, files }: Site, review: Review, outDir: string): Promise<Map<string, string>> {
  const old = new Map<string, string>();
  const keep = async (at: string, file: string, data: Buffer) => {
    await writeFiles(path.join(outDir, 'review', 'before'), { [file]: data });
    old.set(at, `/review/before/${file.replace(/\.html$/, '')}`);
  };
  for (const at of pages.keys()) {
    if (review.same.includes(at)) continue;
    if (isAddress(from)) old.set(at, from + at);
    else await keep(at, pageFile(at), await readFile(path.join(from, pageFile(at))));
  }
  for (const was of [...review.edits.map(({ picture }) => picture?.was ?? ''), ...review.pictures]) {
    const data = files.get(was);
    if (was.startsWith('data:')) old.set(was, was);
    if (data) await keep(was, was.slice(1), data);
  }
  return old;
}
