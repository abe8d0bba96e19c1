import { detectEnvironment } from '@/lib/environment';
import { launchItems } from './items';

/*
 * `npm run launch-check` lists what is left to settle before launch; `--strict` makes that a failure. `--build` is for the
 * end of a build: only production is warned.
 */
const isQuiet = process.argv.includes('--build') && detectEnvironment().isPreview;
const items = launchItems();

if (items.length === 0 && !isQuiet) console.log('Launch check: nothing left to settle.');
if (items.length > 0 && !isQuiet) {
  console.warn(`Launch check: ${items.length} details to settle before launch\n`);
  for (const { file, field, value, action } of items) console.warn(`  ${file}: ${field}: “${value}”\n    ${action}`);
}
if (items.length > 0 && process.argv.includes('--strict')) process.exitCode = 1;
