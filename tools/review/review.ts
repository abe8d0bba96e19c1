import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'cheerio';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { details } from '@/content/owner/details';
import { productionAddress } from '@/lib/environment';
import { formatDate, todayInIndia } from '@/content/dates';
import { findPage, pageFile } from '@/lib/pages';
import { contentOf } from '../check/content';
import { loadContent } from '../check/load';
import { problemsOnPages } from '../check/page-checks';
import { formatProblem } from '../check/problem';
import { insertPolicy } from '../export/csp';
import { parsePage, readPage } from '../exported-page/page';
import { readSite } from '../exported-page/read-site';
import { compareSites, type State } from './compare';
import { type Edit, groupChanges, type Groups, orderOf, type Sources } from './group';
import { readFolder, readPrevious, type Site, type Unreadable } from './read';
import { Bar, Sheet } from './sheet';

/** What the sheet shows and `review/review.json` has. */
export type Review = Omit<Groups, 'pages'> & {
  /** Why nothing was compared. */
  problem?: string;
  errors: string[];
  pages: { path: string; name: string; notes: string[]; edits: Edit[] }[];
  /** Paths of the other pages; of those that are gone, also their titles. */
  others: Record<Exclude<State, 'text' | 'new'>, string[]>;
};

/**
 * Compares a preview's pages with the previous site, writes the review, and puts a bar on each
 * page.
 * @returns the result in a few words
 */
export async function writeReview(outDir: string): Promise<string> {
  const after = await readFolder(outDir);
  const live = details.url.isPlaceholder ? productionAddress() : details.url.value;
  const before = await readPrevious(process.env.REVIEW_PREVIOUS || live, [...after.html.keys()]);
  const exported = await readSite(outDir);
  const sources = await readSources();
  const errors = problemsOnPages(exported, sources.texts).map(formatProblem);
  const review = reviewOf(before, after, sources, errors);

  const { SITE_BRANCH: branch = '', SITE_COMMIT: commit = '' } = process.env;
  const build = { branch: branch || 'an unknown branch', commit: commit.slice(0, 7) || 'unknown' };
  const sheet = createElement(Sheet, {
    siteName: details.name.value,
    build,
    from: 'from' in before ? before.from : undefined,
    review,
    recordAt: (at) => exported.pages.find((page) => page.path === at),
    editLink: (file) => editLink(file, branch),
  });

  await mkdir(path.join(outDir, 'review'), { recursive: true });
  for (const name of ['sheet.css', 'bar.css']) await cp(`tools/review/${name}`, path.join(outDir, 'review', name));
  await writeFile(path.join(outDir, 'review', 'review.json'), JSON.stringify(review));
  const page = parsePage('review.html', `<!DOCTYPE html>${renderToStaticMarkup(sheet)}`);
  insertPolicy(page);
  await writeFile(path.join(outDir, page.file), page.$.html());

  const bar = renderToStaticMarkup(createElement(Bar, build));
  for (const { path: at } of exported.pages) {
    const { file, $ } = await readPage(outDir, pageFile(at));
    $('header').first().before(bar);
    await writeFile(path.join(outDir, file), $.html());
  }
  const edits = review.everywhere.length + review.repeated.length + review.pages.flatMap((one) => one.edits).length;
  return review.problem ?? `/review: ${edits} edits; ${review.errors.length} broken links and other errors`;
}

/** What changed between two sites, grouped by cause. */
export function reviewOf(before: Site | Unreadable, after: Site, sources: Sources, errors: string[]): Review {
  if ('problem' in before) {
    const unread = [...after.html.keys()].sort((one, other) => orderOf(one) - orderOf(other));
    const others = { gone: [], other: [], same: [], unread };
    return { problem: before.problem, errors, everywhere: [], repeated: [], pages: [], others };
  }
  const { pages, changes } = compareSites(before, after);
  const groups = groupChanges(changes, sources);
  const inState = (state: State) => pages.filter((page) => page.state === state).map((page) => page.path);
  const withNotes = groups.pages.map(({ path: at, edits }) => ({
    path: at,
    name: findPage(at)?.crumb ?? at,
    notes: notesOf(at, before.html.get(at), after.html.get(at)),
    edits,
  }));
  const gone = inState('gone').map((at) => `${load(before.html.get(at)!)('title').text()} (${at})`);
  return {
    errors,
    ...groups,
    pages: withNotes,
    others: { gone, other: inState('other'), unread: inState('unread'), same: inState('same') },
  };
}

/** Says if words of a legal page changed, but not its date. */
function notesOf(at: string, before: string | undefined, after: string | undefined): string[] {
  const dateOn = (html = '') => load(html)('main time').attr('datetime');
  const date = dateOn(after);
  if (findPage(at)?.kind !== 'legal' || !date || date !== dateOn(before) || date === todayInIndia()) return [];
  return [`Check this: words changed, but the date of the page is still ${formatDate(date)}.`];
}

/** The content as its files have it, and as pages get it. */
export async function readSources(): Promise<Sources> {
  const { files } = await loadContent();
  const { texts } = await contentOf(files);
  const sources = await Promise.all(files.map(async ({ file }) => [file, await readFile(file, 'utf8')] as const));
  return { files: new Map(sources), texts };
}

/**
 * The address at which a file is edited in the repository that a host builds from. Sources:
 * docs.netlify.com "Build environment variables", vercel.com/docs "System environment variables"
 * and docs.github.com "Variables reference".
 */
function editLink(file: string, branch: string, { env } = process): string | undefined {
  const vercel =
    env.VERCEL_GIT_REPO_SLUG && `https://github.com/${env.VERCEL_GIT_REPO_OWNER}/${env.VERCEL_GIT_REPO_SLUG}`;
  const github = env.GITHUB_REPOSITORY && `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}`;
  const repository = env.REPOSITORY_URL ?? vercel ?? github;
  if (!repository?.startsWith('https://') || !branch) return undefined;
  // A branch may have slashes, which stay, and `#`, `?` or `%`, which would end or change the path.
  const place = [...branch.split('/'), ...file.split('/')].map(encodeURIComponent).join('/');
  return `${repository.replace(/\.git$/, '')}/edit/${place}`;
}
