import { checkedContent } from './checked-content';
import { annotation, formatProblem } from './problem';

/*
 * The first step of `npm run check` and `npm run build`. Problems stop it and are its last lines;
 * without any, notes are printed.
 */
const { count, content, problems } = await checkedContent();
if (problems.length > 0 || !content) {
  for (const problem of problems) console.error(formatProblem(problem));
  if (process.env.GITHUB_ACTIONS) console.log(problems.map(annotation).join('\n'));
  console.error(
    `\nThe content has ${problems.length} error${problems.length === 1 ? '' : 's'}: nothing else was done.`,
  );
  process.exitCode = 1;
} else {
  // It imports content, so only now.
  const { lengthNotes } = await import('./search-results');
  const { promiseNotes } = await import('./promises');
  const { vercelNotes } = await import('./redirects');
  for (const note of [...lengthNotes(), ...promiseNotes(content), ...vercelNotes()]) {
    console.warn(`${formatProblem(note)}.`);
  }
  console.log(`${count} files`);
}
