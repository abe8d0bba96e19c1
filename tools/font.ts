import { rm, writeFile } from 'node:fs/promises';
import { families } from '@/app/fonts/families';
import { site } from '@/content/site';
import { fontFiles } from './fonts';

/*
 * npm run font -- @fontsource/anek-latin: makes the font of headings and of the board's second
 * script from packages of Fontsource, with device fonts in its size. Without a package, it makes
 * those of today again, as after a change of the board's words. A second package is the board's.
 */
const [heading = families.heading.package, named] = process.argv.slice(2);
const { second } = site.board;
const today = families.board;
const isSameScript = today && second && new RegExp(`\\p{Script=${today.script}}`, 'u').test(second.words);
try {
  const board = named ?? (isSameScript ? today.package : undefined);
  const files = await fontFiles({ heading, board }, second);
  for (const number of [2, 3]) await rm(`app/fonts/heading-${number}.woff2`, { force: true });
  for (const [name, content] of Object.entries(files)) {
    await writeFile(name, content);
    console.log(name);
  }
  const used = String(files['app/fonts/families.ts']);
  const unused = [families.heading, families.board].flatMap((one) =>
    one && !used.includes(`'${one.package}'`) ? [one.package] : [],
  );
  if (unused.length > 0) console.log(`No longer used: npm uninstall ${unused.join(' ')}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
