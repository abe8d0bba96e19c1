import { contentOf } from './content';
import { formatProblem } from './problem';
import { loadContent, loadProblem } from './load';
import { lengthNotes } from './search-results';

/*
 * The first step of `npm run check` and `npm run build`. Problems stop the build, notes are
 * printed. Modules that import content are imported only after every content file has loaded.
 */
const { files, unread } = await loadContent();
if (unread.length === 0) await check();
for (const problem of unread) console.error(formatProblem(problem));
if (unread.length > 0) {
  console.error(`\nThe content has ${unread.length} error${unread.length === 1 ? '' : 's'}: nothing else was done.`);
  process.exitCode = 1;
} else {
  console.log(`${files.length} files`);
}

async function check(): Promise<void> {
  const content = await contentOf(files);
  // Files of lib/ may throw at details that they can't use.
  const checks = await import('./content-checks').catch((error: Error) => void unread.push(loadProblem('lib', error)));
  unread.push(...(checks?.problemsInContent(content) ?? []));
  for (const note of lengthNotes(content)) {
    console.warn(`${formatProblem(note)}. Change it if it reads badly when cut.`);
  }
}
