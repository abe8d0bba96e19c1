import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import which from 'which';

// The headless shell, which Playwright downloads too, needs half the processor time.
const names = ['chromium-headless-shell', 'chromium', 'google-chrome'];

/**
 * The path of Chrome or Chromium: an installed one, or else Playwright's download.
 * @throws a sentence that says what to install
 */
export function findBrowser(): string {
  const installed = names.map((name) => which.sync(name, { nothrow: true })).find(Boolean);
  const found = process.env.CHROMIUM_PATH || installed || chromium.executablePath();
  if (existsSync(found)) return found;
  throw new Error(
    'Chrome or Chromium is missing: run "npx playwright install chromium", or put the path of an installed one into CHROMIUM_PATH.',
  );
}
