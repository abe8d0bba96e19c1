import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.PORT ?? 4173);

export default defineConfig({
  testDir: 'tests/e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  // For machines that stall; what passes only then is listed as flaky.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Containers run as root without a sandbox; the rest keeps the browser from calling its maker.
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, defaultBrowserType: 'chromium' },
    },
  ],
  webServer: [
    {
      command: `npx tsx lib/build/serve/index.ts --port ${port}`,
      url: `http://localhost:${port}/`,
      reuseExistingServer: false,
    },
    {
      // The preview build of tests/support/preview-build.ts; built first where it is missing.
      command: `npx tsx tests/support/preview-build.ts --if-missing && cd .cache/preview && npx tsx lib/build/serve/index.ts --port ${port + 1}`,
      url: `http://localhost:${port + 1}/`,
      reuseExistingServer: false,
      timeout: 180_000,
      env: { SITE_ENV: 'preview' },
    },
  ],
});
