import { existsSync } from 'node:fs';
import * as engines from '@playwright/test';

/** For `test.skip`: Firefox and WebKit are Playwright's own, Chromium may be the machine's. */
export const isNotInstalled = ({ browserName }: { browserName: engines.PlaywrightWorkerOptions['browserName'] }) =>
  browserName !== 'chromium' && !existsSync(engines[browserName].executablePath());
