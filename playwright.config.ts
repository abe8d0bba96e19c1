import { defineConfig, devices } from '@playwright/test';

const port = Number(process.env.PORT ?? 4173);

/** What is the same on every screen, or sets its own, is tried once; single tests of other files have the tag @desktop. */
const once = ['faq', 'large-text', 'policy', 'print', 'reading', 'review-comparison', 'typography'];

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
    // As on a real host: browsers treat forms, links and storage differently without it.
    baseURL: `https://localhost:${port}`,
    ignoreHTTPSErrors: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      // Containers run as root without a sandbox; the rest keeps the browser from calling its maker.
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
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      testIgnore: once.map((name) => `**/${name}.spec.ts`),
      grepInvert: /@desktop/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, defaultBrowserType: 'chromium' },
    },
  ],
  webServer: [
    {
      command: `npx tsx tools/serve/index.ts --https --port ${port}`,
      ignoreHTTPSErrors: true,
      url: `https://localhost:${port}/`,
      reuseExistingServer: false,
    },
    {
      // The preview build of tests/support/preview-build.ts; built first where it is missing.
      command: `npx tsx tests/support/preview-build.ts --if-missing && cd .cache/preview && npx tsx tools/serve/index.ts --https --port ${port + 1}`,
      ignoreHTTPSErrors: true,
      url: `https://localhost:${port + 1}/`,
      reuseExistingServer: false,
      timeout: 180_000,
      env: { SITE_ENV: 'preview' },
    },
  ],
});
