import { existsSync } from 'node:fs';
import { readSite } from '../exported-page/read-site';
import { readOriginals } from '../images/originals';
import { contentOf } from './content';
import { loadContent } from './load';
import { findingsIn } from './rules';
import { onPages, pagesWith, summaryOf } from './affected-pages';

/*
 * npm run launch-check lists what is open before launch, then what is only advised. `--strict`
 * fails while anything is open; `--build` prints one line. Pages come from the last build.
 */
const { files } = await loadContent();
const site = existsSync('out/index.html') ? await readSite('out') : undefined;
const content = contentOf(files, undefined, await readOriginals());
const findings = findingsIn({ content, site }, ['error', 'launch', 'note']);
const summary = summaryOf(findings, site?.pages);

if (findings.length === 0) console.log('Launch check: nothing is open.');
else if (process.argv.includes('--build')) console.log(`${summary} See npm run launch-check`);
else {
  console.log(`Launch check. ${summary}\n`);
  for (const finding of findings) {
    const { subject, message, owner, action, fix, file, field } = finding;
    const seen = site && onPages(pagesWith(finding, site.pages), site.pages);
    const where = seen ? `Visitors see it ${seen}.` : 'Build to see on which pages.';
    console.log(`  ${subject ? `${subject}: ` : ''}${message} ${where}`);
    if (action) console.log(`    For ${owner === 'owner' ? 'the owner' : owner}: ${action}`);
    console.log(`    ${file}: ${field}${fix ? `: ${fix}` : ''}`);
  }
}
const isReady = findings.every(({ severity }) => severity === 'note');
if (!isReady && process.argv.includes('--strict')) process.exitCode = 1;
