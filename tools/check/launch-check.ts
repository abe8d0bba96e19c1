import { contentOf } from './content';
import { loadContent } from './load';
import { formatProblem, type Problem } from './problem';

/*
 * npm run launch-check lists what is open before launch, then what is only advised. `--strict`
 * fails while anything is open; `--build` prints one line.
 */
const { files, unread } = await loadContent();
if (unread.length > 0) {
  for (const problem of unread) console.error(formatProblem(problem));
  process.exitCode = 1;
} else {
  await check();
}

async function check(): Promise<void> {
  const { advised, openBeforeLaunch, summaryOf } = await import('./launch');
  const content = await contentOf(files);
  const open = openBeforeLaunch(content);
  if (process.argv.includes('--build')) {
    console.log(`${summaryOf(content)} See npm run launch-check`);
    return;
  }
  console.log(summaryOf(content));
  const print = (title: string, problems: readonly Problem[]) => {
    if (problems.length > 0) console.log(`\n${title}`);
    for (const { file, field, message } of problems) console.log(`  ${message}  (${file}: ${field})`);
  };
  print('Open before launch:', open);
  print('Also advised:', advised(content));
  if (open.length > 0 && process.argv.includes('--strict')) process.exitCode = 1;
}
