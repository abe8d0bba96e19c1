import { existsSync } from 'node:fs';
import { copyTexts } from '../texts';
import { readSite } from '../../pages/read-site';
import { launchItems } from './items';
import { sightings, whereSeen } from './where';

/*
 * `npm run launch-check` lists what is left to settle before launch; `--strict` makes that a failure. `--build` is for the
 * end of a build, which has room for one line. Where visitors see it is read from the pages last built.
 */
const isQuiet = process.argv.includes('--build');
const items = launchItems(await copyTexts());

if (items.length === 0) console.log('Launch check: nothing left to settle.');
else if (isQuiet) console.log(`${items.length} things to settle before launch: npm run launch-check`);
if (items.length > 0 && !isQuiet) {
  const pages = existsSync('out/index.html') ? (await readSite('out')).pages : undefined;
  console.warn(`Launch check: ${items.length} things to settle before launch\n`);
  for (const item of items) {
    const where = pages
      ? `Visitors see it ${whereSeen(sightings(item, pages), pages)}.`
      : 'Build to see on which pages.';
    console.warn(`  ${item.what}: ${item.problem} ${where}\n    ${item.action} ${item.file}: ${item.field}`);
  }
}
if (items.length > 0 && process.argv.includes('--strict')) process.exitCode = 1;
