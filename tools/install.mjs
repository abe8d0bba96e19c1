import { execSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/* The first step of `npm start` and `npm test`: installs the packages. npm writes this file last. */
if (!existsSync('node_modules/.package-lock.json')) {
  console.log('Installing the packages of package-lock.json: npm ci');
  try {
    execSync('npm ci --no-audit --no-fund', { stdio: 'inherit' });
  } catch {
    process.exitCode = 1; // npm has printed why.
  }
}
