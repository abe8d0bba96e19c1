import { readFileSync, writeFileSync } from 'node:fs';
import { contentOf } from './content';
import { formatFinding } from './finding';
import { loadContent } from './load';
import { datesFile, datesOf, readDates } from './updated';

/* `npm run build -- updated`: sets the date of each page whose words changed. */
const file = 'content/updated.ts';
const known = readDates(readFileSync(file, 'utf8'));
// Before anything imports it: a merge may have left its marks.
writeFileSync(file, datesFile(known));

const { files, unread } = await loadContent();
if (unread.length > 0) {
  console.error(unread.map(formatFinding).join('\n'));
  process.exitCode = 1;
} else {
  const { canonicalPages } = await import('@/lib/pages');
  const dates = datesOf(contentOf(files), canonicalPages, known);
  writeFileSync(file, datesFile(dates));
  const changed = Object.keys(dates).filter((path) => dates[path] !== known[path]);
  console.log(changed.length > 0 ? `new words: ${changed.join(', ')}` : 'no new words');
}
