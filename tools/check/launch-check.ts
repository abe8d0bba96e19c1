import { checkedContent } from './checked-content';
import type { Content } from './content';
import { withLines } from './lines';
import { formatProblem, placeIn } from './problem';

/*
 * npm run launch-check lists what only the owner can fill in, and asks about what is probably
 * mistyped. It fails at errors in the content and in photos, which it prints last, and while
 * something is open that is needed before the web address is confirmed. `--build` prints one line.
 */
/** The owner's photos. Missing ones are among the problems. */
const photosIn = ({ owner: { projects, people }, pictures }: Content) =>
  [...projects, ...people].flatMap(({ picture }) => picture?.file ?? []).filter((name) => pictures.includes(name));

const { content, problems } = await checkedContent();
const photos = content ? await (await import('../export/pictures')).photoFaults(photosIn(content)) : [];
const errors = [...problems.map(formatProblem), ...photos];
if (content) await list(content);
if (errors.length > 0) console.error(`\nCorrect this first: the site can’t be built.\n${errors.join('\n')}`);
if (errors.length > 0) process.exitCode = 1;

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
    for (const { name, file, field, until } of open) console.log(`- ${name} (${file}: ${placeIn(field)}): ${until}`);
  };
  print('Needed before you confirm the web address:', needed);
  const isReady = needed.every(({ isDone }) => isDone);
  print('Advised, but it may stay open:', advised);
  const { questionsTo } = await import('./questions');
  const questions = questionsTo(all.owner, all.today);
  if (questions.length > 0) console.log('\nPlease look again:');
  for (const question of withLines(questions)) console.log(`- ${formatProblem(question)}`);
  if (isReady && errors.length === 0) console.log('\nNothing stops the launch.');
  if (!isReady) process.exitCode = 1;
}
