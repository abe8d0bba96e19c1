import type { Page } from '@playwright/test';

/** Stops the page's clock, which `page.clock.runFor` and `fastForward` then move. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
}
