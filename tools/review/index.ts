import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { details } from '@/content/owner/details';
import { findPage, pageFile } from '@/lib/pages';
import { contentOf } from '../check/content';
import { loadContent } from '../check/load';
import { problemsOnPages } from '../check/page-checks';
import { formatProblem } from '../check/problem';
import { insertPolicy } from '../export/csp';
import { parsePage, readPage } from '../exported-page/page';
import { readSite } from '../exported-page/read-site';
import { type Change, compareSites, type PageState } from './compare';
import { readFolder, readPrevious } from './read';
import { Bar, Sheet } from './sheet';

/** What `summary.ts` reads from review/review.json. */
export type Review = { problem?: string; errors: string[]; pages: PageState[]; changes: Change[] };

/**
 * Compares a preview's pages with the previous site, writes the review, and puts a bar on each
 * page.
 * @returns the result in a few words
 */
export async function writeReview(outDir: string): Promise<string> {
  const after = await readFolder(outDir);
  const live = details.url.isPlaceholder ? undefined : details.url.value;
  const before = await readPrevious(process.env.REVIEW_PREVIOUS || live, [...after.html.keys()]);
  const { texts } = await contentOf((await loadContent()).files);
  const nothing = {
    pages: [...after.html.keys()].map((at): PageState => ({ path: at, state: 'unread' })),
    changes: [],
  };
  const { pages, changes } = 'problem' in before ? nothing : compareSites(before, after, texts);

  const exported = await readSite(outDir);
  const errors = problemsOnPages(exported, texts).map(formatProblem);
  const { SITE_BRANCH: branch = '', SITE_COMMIT: commit = '' } = process.env;
  const build = { branch: branch || 'an unknown branch', commit: commit.slice(0, 7) || 'unknown' };
  const sheet = createElement(Sheet, {
    siteName: details.name.value,
    build,
    comparison: before,
    errors,
    pages: pages.map((page) => ({
      ...page,
      name: findPage(page.path)?.crumb ?? page.path,
      record: exported.pages.find((one) => one.path === page.path),
    })),
    changes,
    editLink: (file) => editLink(file, branch),
  });

  await mkdir(path.join(outDir, 'review'), { recursive: true });
  for (const name of ['sheet.css', 'bar.css']) await cp(`tools/review/${name}`, path.join(outDir, 'review', name));
  const problem = 'problem' in before ? before.problem : undefined;
  const review: Review = { problem, errors, pages, changes };
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
  return problem ?? `/review, ${changes.length} changes, ${errors.length} errors`;
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
