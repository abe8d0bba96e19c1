import { rm } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { families } from '@/app/fonts/families';
import { site } from '@/content/site';
import { writeFiles } from './files';
import { fontFiles } from './fonts';

/*
 * npm run font: makes the font of headings and of the board's second script from packages of
 * Fontsource, with device fonts in its size. `--headings <package>` and `--board <package>` choose
 * another one; without them it makes those of today again, as after a change of the board's words.
 */
const { second } = site.board;
const today = families.board;
const isSameScript = today && second && new RegExp(`\\p{Script=${today.script}}`, 'u').test(second.words);
try {
  const { values } = parseArgs({ options: { headings: { type: 'string' }, board: { type: 'string' } } });
  if (values.board && !second)
    throw new Error('The board has no second script: see board in content/owner/details.ts.');
  const heading = values.headings ?? families.heading.package;
  const board = values.board ?? (isSameScript ? today.package : undefined);
  const files = await fontFiles({ heading, board }, second);
  for (const number of [2, 3]) await rm(`app/fonts/heading-${number}.woff2`, { force: true });
  await writeFiles('.', files);
  console.log(Object.keys(files).join('\n'));
  const used = String(files['app/fonts/families.json']);
  const unused = [families.heading, families.board].flatMap((one) =>
    one && !used.includes(`"${one.package}"`) ? [one.package] : [],
  );
  if (unused.length > 0) console.log(`No longer used: npm uninstall ${unused.join(' ')}`);
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException;
  const usage = 'Type npm run font -- --headings "<package>" --board "<package>", or only one of the two.';
  console.error(code?.startsWith('ERR_PARSE_ARGS') ? usage : message);
  process.exitCode = 1;
}
