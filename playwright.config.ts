import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { browserPath } from './tools/browser.mjs';

const port = Number(process.env.PORT ?? 4173);
const executablePath = browserPath();

/**
 * The machine's Chromium, with fonts of our own, so that texts have the same width everywhere. The
 * files in tests/support/fonts/ have only the letters that they are needed for. They were made by
 * subset-font from @fontsource/roboto, dejavu-sans and noto-sans-malayalam 5.3.
 */
const chromium = (device: 'desktop' | 'phone') => ({
  defaultBrowserType: 'chromium' as const,
  permissions: ['clipboard-read', 'clipboard-write'],
  launchOptions: {
    executablePath,
    env: { ...process.env, FONTCONFIG_FILE: path.resolve(`tests/support/fonts/${device}.conf`) },
  },
});

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than a small machine's two cores: tests often wait for a network or a clock.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording takes time, and here a failed test can be run again.
    trace: process.env.CI ? 'retain-on-failure' : 'off',
  },
  projects: [
    // A test runs on a desktop unless its tag is @phone, and with @both on a phone too.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 }, ...chromium('desktop') } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, ...chromium('phone') },
    },
    { name: 'firefox', grep: /@engines/, use: devices['Desktop Firefox'] },
    { name: 'webkit', grep: /@engines/, use: devices['Desktop Safari'] },
  ],
  webServer: {
    command: `npx serve out -c ../serve.json -l ${port} --no-port-switching --no-request-logging`,
    url: `http://localhost:${port}/`,
  },
});
