import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

// The headless shell, which Playwright's own download uses too, takes half the processor time.
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

function installed(): string | undefined {
  for (const name of names) {
    const found = spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' });
    if (found.status === 0 && found.stdout.trim()) return found.stdout.trim();
  }
  return places.find((place) => existsSync(place));
}

/**
 * Path of Chrome or Chromium: an installed one, then Playwright's own, then Debian's package if apt may be used.
 * @throws a sentence that says what to install, if none of the three works
 */
export function findBrowser(): string {
  const given = process.env.CHROMIUM_PATH;
  if (given) return given;
  const found = installed();
  if (found) return found;
  if (existsSync(chromium.executablePath())) return chromium.executablePath();
  if (attempt('npx', ['playwright', 'install', 'chromium']) && existsSync(chromium.executablePath())) {
    return chromium.executablePath();
  }
  if (process.getuid?.() === 0 && attempt('apt-get', ['update'])) {
    attempt('apt-get', ['install', '-y', '--no-install-recommends', 'chromium-headless-shell']);
    const fromDebian = installed();
    if (fromDebian) return fromDebian;
  }
  throw new Error('Chrome or Chromium is missing: install one, or put its path into CHROMIUM_PATH.');
}

function attempt(command: string, args: string[]): boolean {
  try {
    execFileSync(command, args, { stdio: 'ignore', timeout: 300_000 });
    return true;
  } catch {
    return false;
  }
}
