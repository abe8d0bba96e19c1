import type { Browser } from '@playwright/test';

export type Scheme = 'light' | 'dark';

type Look = { width: number; scheme: Scheme; height?: number; isFullPage?: boolean };

/** A picture of a page once its font is there and nothing moves any more. */
export async function shootPage(
  browser: Browser,
  address: string,
  { width, scheme, height = 900, isFullPage = true }: Look,
): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    isMobile: width < 700,
    hasTouch: width < 700,
  });
  const page = await context.newPage();
  await page.goto(address);
  await page.evaluate(() => document.fonts.ready);
  if (isFullPage) {
    // The whole page as one window: what keeps to the bottom edge then lies below the footer, over nothing.
    const whole = await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width, height: whole });
  }
  const picture = await page.screenshot({ animations: 'disabled' });
  await context.close();
  return picture;
}
