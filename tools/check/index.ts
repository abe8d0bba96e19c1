import { todayInIndia } from './dates';
import { loadContent } from './load';
import { type Problem, formatProblem } from './problem';

/*
 * The first step of `npm run check` and `npm run build`: wrong content never becomes a page. What reads the content is
 * imported only after every file of it could be loaded.
 */
const { files, problems: unread } = await loadContent();
const problems = unread.length > 0 ? unread : await check();

for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(
    `\nThe content has ${problems.length} problem${problems.length === 1 ? '' : 's'}: nothing else was done.`,
  );
  process.exitCode = 1;
} else {
  console.log(`${files.length} files`);
}

async function check(): Promise<Problem[]> {
  const [{ checkContent }, { contrastProblems }, { routeProblems }, { pages }, { site }] = await Promise.all([
    import('./check'),
    import('./contrast'),
    import('./routes'),
    import('@/lib/pages'),
    import('@/content/site'),
  ]);
  const paths = new Set(pages.map(({ path }) => path));
  const content = { files, paths, origin: site.url.value, today: todayInIndia() };
  return [...checkContent(content), ...contrastProblems(), ...routeProblems()];
}
