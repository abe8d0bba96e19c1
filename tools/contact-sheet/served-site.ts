import { existsSync } from 'node:fs';
import { type Browser, chromium } from '@playwright/test';
import { headerTable } from '@/tools/export/hosts/headers';
import { findBrowser } from '@/tools/find-browser';
import { listen } from '@/tools/serve/listen';
import { createSiteServer } from '@/tools/serve/server';
import { detectEnvironment } from '@/lib/environment';

/**
 * Serves `out/` on a free port and opens a browser for as long as the task runs.
 * @throws when there is no build to look at
 */
export async function servedSite(task: (browser: Browser, address: string) => Promise<void>): Promise<void> {
  if (!existsSync('out/index.html')) throw new Error('out/ holds no site yet: run "npm run build" first.');
  const server = createSiteServer('out', headerTable(detectEnvironment()));
  const port = await listen(server, 4300, 100);
  const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
  try {
    await task(browser, `http://localhost:${port}`);
  } finally {
    await browser.close();
    server.closeAllConnections();
    server.close();
  }
}
