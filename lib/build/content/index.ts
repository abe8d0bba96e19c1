import { checkContent } from './check';
import { formatProblem } from './problem';

/* The first step of `npm run build`: wrong content never becomes a page. */
const problems = checkContent();
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(`\nThe content has ${problems.length} problem${problems.length === 1 ? '' : 's'}. Nothing was built.`);
  process.exitCode = 1;
}
