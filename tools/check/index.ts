import { contentOf } from './content';
import { formatFinding } from './finding';
import { loadContent, loadFinding } from './load';
import { readOriginals } from '../images/originals';

/*
 * The first step of `npm run check` and `npm run build`. Errors stop the build, warnings are
 * printed. Modules that import content are imported only after every content file has loaded.
 */
const { files, unread } = await loadContent();
const findings = unread.length > 0 ? [] : await check();
const errors = [...unread, ...findings.filter(({ severity }) => severity === 'error')];

for (const warning of findings.filter(({ severity }) => severity === 'warning')) {
  console.warn(`${formatFinding(warning)}. ${warning.fix ?? warning.action}`);
}
for (const error of errors) console.error(formatFinding(error));
if (errors.length > 0) {
  console.error(`\nThe content has ${errors.length} error${errors.length === 1 ? '' : 's'}: nothing else was done.`);
  process.exitCode = 1;
} else {
  console.log(`${files.length} files`);
}

async function check() {
  // Files of lib/ may throw at details that they can't use.
  const rules = await import('./rules').catch((error: Error) => void unread.push(loadFinding('lib/pages.ts', error)));
  return rules?.findingsIn({ content: contentOf(files, undefined, await readOriginals()) }, ['error', 'warning']) ?? [];
}
