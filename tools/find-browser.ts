import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import which from 'which';

// The headless shell, which Playwright downloads too, needs half the processor time.
const names = ['chromium-headless-shell', 'chromium', 'google-chrome'];

/**
 * The path of Chrome or Chromium: an installed one, or else Playwright's download or Debian's
 * package, which it tries to install.
 * @throws a sentence that says what to install
 */
export function findBrowser(): string {
  const installed = () => names.map((name) => which.sync(name, { nothrow: true })).find(Boolean);
  const downloaded = () => existsSync(chromium.executablePath()) && chromium.executablePath();
  const found =
    process.env.CHROMIUM_PATH ||
    installed() ||
    downloaded() ||
    (run(process.execPath, 'node_modules/@playwright/test/cli.js', 'install', 'chromium') && downloaded()) ||
    (run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium-headless-shell') && installed());
  if (!found) throw new Error('Chrome or Chromium is missing: install one, or put its path into CHROMIUM_PATH.');
  return found;
}

const run = (file: string, ...args: string[]) =>
  spawnSync(file, args, { stdio: 'ignore', timeout: 300_000 }).status === 0;
