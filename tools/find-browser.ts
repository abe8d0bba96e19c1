import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

// The headless shell, which Playwright downloads too, needs half the processor time.
const names = ['chromium-headless-shell', 'chromium', 'google-chrome'];
const debian = 'apt-get update && apt-get install -y --no-install-recommends chromium-headless-shell';

/**
 * The path of Chrome or Chromium: an installed one, or else Playwright's download or Debian's
 * package, which it tries to install.
 * @throws a sentence that says what to install
 */
export function findBrowser(): string {
  const installed = () => String(spawnSync('which', names).stdout ?? '').split('\n')[0];
  const downloaded = () => existsSync(chromium.executablePath()) && chromium.executablePath();
  const found =
    process.env.CHROMIUM_PATH ||
    installed() ||
    downloaded() ||
    (run('npx playwright install chromium') && downloaded()) ||
    (run(debian) && installed());
  if (!found) throw new Error('Chrome or Chromium is missing: install one, or put its path into CHROMIUM_PATH.');
  return found;
}

const run = (command: string) => spawnSync(command, { shell: true, stdio: 'ignore', timeout: 300_000 }).status === 0;
