import { execSync } from 'node:child_process';
import { statSync } from 'node:fs';

/*
 * The first step of `npm start` and `npm test`: installs the packages unless they are installed.
 * It needs no package itself, and works in any shell.
 */

/** Milliseconds since 1970, or 0 if the file isn't there. */
const changedAt = (file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

// npm writes this file at the end of an installation.
if (changedAt('node_modules/.package-lock.json') < changedAt('package-lock.json')) {
  console.log('Installing the packages of package-lock.json: npm ci');
  try {
    execSync('npm ci --no-audit --no-fund', { stdio: 'inherit' });
  } catch {
    // npm has printed why.
    process.exitCode = 1;
  }
}
