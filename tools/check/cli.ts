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
  const errors = problems.length === 1 ? '1 error' : `${problems.length} errors`;
  console.error(`\nThe content has ${errors}: nothing else was done.`);
  process.exitCode = 1;
} else {
  // They import content, so only now.
  const [{ addressNotes }, { lengthNotes }, { promiseNotes }, { vercelNotes }] = await Promise.all([
    import('./addresses'),
    import('./search-results'),
    import('./promises'),
    import('../hosts/vercel'),
  ]);
  const notes = [...lengthNotes(), ...promiseNotes(content), ...addressNotes(content), ...vercelNotes()];
  for (const note of notes) console.warn(`${formatProblem(note)}.`);
  console.log(`No mistakes in the ${count} files of content/.`);
}
