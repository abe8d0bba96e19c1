import { existsSync } from 'node:fs';
import { copyTexts } from '../texts';
import { readSite } from '../../pages/read-site';
import { launchItems } from './items';
import { sightings, whereSeen } from './where';

/*
 * `npm run launch-check` lists what is left to settle before launch; `--strict` makes that a failure, except for what is only
 * advised. `--build` is for the end of a build, which has room for one line. Where visitors see it is read from the pages
 * last built.
 */
const isQuiet = process.argv.includes('--build');
const items = launchItems(await copyTexts());
const advised = items.filter(({ topic }) => topic === 'advised').length;
const left = items.length - advised;
const count = `${left} things to settle before launch${advised > 0 ? `, ${advised} more strongly advised` : ''}`;

if (items.length === 0) console.log('Launch check: nothing left to settle.');
else if (isQuiet) console.log(`${count}: npm run launch-check`);
if (items.length > 0 && !isQuiet) {
  const pages = existsSync('out/index.html') ? (await readSite('out')).pages : undefined;
  console.warn(`Launch check: ${count}\n`);
  for (const item of items) {
    const where = pages
      ? `Visitors see it ${whereSeen(sightings(item, pages), pages)}.`
      : 'Build to see on which pages.';
    const problem = item.topic === 'advised' ? item.problem : `${item.problem} ${where}`;
    console.warn(`  ${item.what}: ${problem}\n    ${item.action} ${item.file}: ${item.field}`);
  }
}
if (left > 0 && process.argv.includes('--strict')) process.exitCode = 1;
