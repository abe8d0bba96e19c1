import { checkedContent } from './checked-content';
import type { Content } from './content';
import { formatProblem } from './problem';

/*
 * npm run launch-check lists what only the owner can fill in. It fails at errors in the content,
 * and while something is open that is needed before the web address is confirmed. `--build` prints
 * one line.
 */
const { content, problems } = await checkedContent();
for (const problem of problems) console.error(formatProblem(problem));
if (problems.length > 0) process.exitCode = 1;
if (content) await list(content);

async function list(all: Content): Promise<void> {
  const { launchItems } = await import('./launch');
  const { needed, advised } = launchItems(all);
  const items = [...needed, ...advised];
  const done = items.filter(({ isDone }) => isDone).length;
  if (process.argv.includes('--build')) {
    console.log(`Launch check: ${items.length - done} open, see npm run launch-check`);
    return;
  }
  console.log(`${done} of ${items.length} done`);
  const print = (title: string, some: typeof items) => {
    const open = some.filter(({ isDone }) => !isDone);
    if (open.length > 0) console.log(`\n${title}`);
    for (const { name, file, field, until } of open) console.log(`- ${name} (${file}: ${field}): ${until}`);
  };
  print('Needed before you confirm the web address:', needed);
  const isReady = needed.every(({ isDone }) => isDone);
  print(isReady ? 'Nothing stops the launch. Advised, but it may stay open:' : 'Advised:', advised);
  if (!isReady) process.exitCode = 1;
}
