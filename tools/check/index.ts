import { checkedContent } from './checked-content';
import { formatProblem } from './problem';
import { lengthNotes } from './search-results';

/* The first step of `npm run check` and `npm run build`. Problems stop it, notes are printed. */
const { count, content, problems } = await checkedContent();
for (const note of content ? lengthNotes(content) : []) {
  console.warn(`${formatProblem(note)}. Change it if it reads badly when cut.`);
}
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) {
  console.error(
    `\nThe content has ${problems.length} error${problems.length === 1 ? '' : 's'}: nothing else was done.`,
  );
  process.exitCode = 1;
} else {
  console.log(`${count} files`);
}
