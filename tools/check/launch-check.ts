import { contentOf } from './content';
import { loadContent } from './load';
import { formatProblem } from './problem';

/*
 * npm run launch-check lists what only the owner can fill in, and fails while something is open
 * that is needed before the web address is confirmed. `--build` prints one line and never fails.
 */
const { files, unread } = await loadContent();
if (unread.length > 0) {
  for (const problem of unread) console.error(formatProblem(problem));
  process.exitCode = 1;
} else {
  await check();
}

async function check(): Promise<void> {
  const { launchItems } = await import('./launch');
  const { needed, advised } = launchItems(await contentOf(files));
  const all = [...needed, ...advised];
  const done = all.filter(({ isDone }) => isDone).length;
  if (process.argv.includes('--build')) {
    console.log(`Launch check: ${all.length - done} open, see npm run launch-check`);
    return;
  }
  console.log(`${done} of ${all.length} done`);
  const print = (title: string, items: typeof all) => {
    const open = items.filter(({ isDone }) => !isDone);
    if (open.length > 0) console.log(`\n${title}`);
    for (const { name, file, field, until } of open) console.log(`- ${name} (${file}: ${field}): ${until}`);
  };
  print('Needed before you confirm the web address:', needed);
  print('Advised:', advised);
  if (needed.some(({ isDone }) => !isDone)) process.exitCode = 1;
}
