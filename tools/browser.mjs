import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { getChromePath } from 'chrome-launcher';

/** Debian's package, and where it puts the program. It needs half the processor time of a whole browser. */
const shell = { name: 'chromium-headless-shell', path: '/usr/bin/chromium-headless-shell' };

/**
 * The path of the browser of the tests: the one that CHROMIUM_PATH names, else an installed one,
 * else Playwright's. Undefined if there is none.
 */
export function browserPath() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  return [shell.path, installedChrome(), chromium.executablePath()].find((path) => existsSync(path));
}

function installedChrome() {
  try {
    return getChromePath();
  } catch {
    return '';
  }
}

function installShell() {
  console.log(`Installing ${shell.name}, the browser of the tests`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const command = `apt-get -qq update; apt-get -qq install -y --no-install-recommends ${shell.name}`;
  spawnSync(command, { shell: true, stdio: ['ignore', 'ignore', 'inherit'], env });
}

// The second step of `npm test`: makes sure that there is a browser before anything else runs.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!browserPath() && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) installShell();
  const path = browserPath();
  if (path && existsSync(path)) console.log(`Tests use ${path}`);
  else {
    console.error(`No test has run: ${path ?? 'a browser'} isn’t there. Install Google Chrome, as root on Debian
"apt-get install ${shell.name}", or Playwright’s: npx playwright install --with-deps chromium`);
    process.exitCode = 1;
  }
}
