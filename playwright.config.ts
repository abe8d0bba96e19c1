import { defineConfig, devices } from '@playwright/test';
import { withFont } from './tests/support/fonts';
import { browserPath } from './tools/browser.mjs';

const port = Number(process.env.PORT ?? 4173);
export default defineConfig({
  testDir: 'tests',
  testMatch: 'e2e/*.spec.ts',
  globalSetup: './tests/support/fonts.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // One more than a small machine's two cores: tests often wait for a network or a clock.
  workers: 3,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: 'list',
  use: {
    // As on a real host: browsers treat forms, links and storage differently without it.
    baseURL: `https://localhost:${port}`,
    ignoreHTTPSErrors: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Recording takes time, and here a failed test can be run again.
    trace: process.env.CI ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: browserPath(),
      // The widest: what fits with it fits with others.
      env: withFont('dejavu-sans'),
      // Containers run as root without a sandbox; the rest stops Chromium from phoning home.
      args: [
        '--no-sandbox',
        // For requests that no page makes: prerendering, for instance.
        '--ignore-certificate-errors',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    // One browser each, which takes seconds to start.
    ...['firefox', 'webkit'].map((name) => ({ name, testMatch: 'engines/*.spec.ts', workers: 1 })),
    // A test runs on a desktop unless its tag says @phone or @both.
    { name: 'desktop', grepInvert: /@phone/, use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      grep: /@phone|@both/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, defaultBrowserType: 'chromium' },
    },
  ],
  webServer: {
    command: `node --import tsx tools/serve.ts --https --port ${port}`,
    ignoreHTTPSErrors: true,
    url: `https://localhost:${port}/`,
    reuseExistingServer: false,
  },
});
