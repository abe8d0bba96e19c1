import { defineConfig } from '@playwright/test';
import { browserPath } from '../browser.mjs';

const { report } = JSON.parse(process.env.LOOK ?? '{}') as { report: string };
const folder = `../../${report}`;

export default defineConfig({
  testDir: '.',
  testMatch: 'look.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 180_000,
  expect: { timeout: 60_000 },
  outputDir: `${folder}/results`,
  snapshotPathTemplate: `${folder}/before/{projectName}/{arg}{ext}`,
  updateSnapshots: 'none',
  reporter: [
    ['html', { open: 'never', outputFolder: `${folder}/report` }],
    ['json', { outputFile: `${folder}/results.json` }],
  ],
  use: {
    // The policy would refuse the style that hides the preview's bar.
    bypassCSP: true,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browserPath(), args: ['--no-sandbox'] },
  },
  projects: [390, 1280].flatMap((width) =>
    (['light', 'dark'] as const).map((colorScheme) => ({
      name: `${width} px ${colorScheme}`,
      use: { viewport: { width, height: 900 }, colorScheme },
    })),
  ),
});
