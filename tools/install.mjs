import { execSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { compareLocks } from './installed.mjs';

/*
 * The first step of `npm start` and `npm test`: installs the packages unless they are installed.
 * With `--ask`, the first step of other scripts, it stops them where packages are missing. It needs
 * no package itself, and works in any shell.
 */

/** The packages of a lock file, unless it can't be read. */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

const locked = packagesOf('package-lock.json');
const installed = packagesOf('node_modules/.package-lock.json');
const { missing, different } = compareLocks(locked ?? {}, installed ?? {});

// Next.js and Tailwind read paths as addresses, which end there.
if (process.cwd().includes('#')) stop('The path of this folder has a “#”. Rename the folder, then try again.');
else if (process.argv.includes('--ask')) ask();
else if (!locked || !installed || missing.length > 0 || different.length > 0) install();

/** Other package managers write no such lock file, and other versions may do. */
function ask() {
  if (!existsSync('node_modules/tsx')) stop('The packages of this site aren’t installed. Run npm ci first.');
  else if (installed && missing.length > 0) {
    const [name] = missing;
    stop(`${name} is missing: node_modules is older, or of another system. Run npm ci first.`);
  }
}

function stop(reason) {
  console.error(reason);
  process.exitCode = 1;
}

function install() {
  console.log('Installing the packages of package-lock.json: npm ci');
  try {
    execSync('npm ci --no-audit --no-fund', { stdio: 'inherit' });
  } catch {
    // npm has printed why.
    process.exitCode = 1;
  }
}
