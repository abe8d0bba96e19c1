import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { pageAt } from '@/lib/pages';
import { servicePath } from '@/lib/routes';
import { axeFaults } from '../support/accessible';
import { sidewaysScroll } from '../support/overflow';
import { changed, older, service } from '../support/preview-build';

/* The review of the preview build, served beside the site (playwright.config.ts). */
const preview = `https://localhost:${Number(process.env.PORT ?? 4173) + 1}`;
/** The name of a page on the sheet. */
const nameOf = (path: string) => pageAt(path).crumb;
const [faq, about] = [nameOf('/faq'), nameOf('/about')];
const bar = (page: Page | FrameLocator) => page.getByRole('complementary', { name: 'Preview' });
const pages = (page: Page) => page.getByRole('region', { name: 'Pages' });

const problems: string[] = [];
test.beforeEach(({ page }) => {
  problems.length = 0;
  // Chromium logs that frames run no scripts, that framing is refused, and that resizing a frame
  // ends its view transition.
  const isExpected = /sandboxed|Framing|Transition/;
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => !isExpected.test(message) && problems.push(message));
});
test.afterEach(() => expect(problems).toEqual([]));

test('a marketer sees what changed, and follows a row to the text', { tag: '@both' }, async ({ page }) => {
  await page.goto(`${preview}/review`);
  for (const name of [service.shortTitle, faq, nameOf('/refund-policy')]) {
    await expect(pages(page).getByRole('link', { name, exact: true }).first()).toBeVisible();
  }
  await expect(pages(page).getByRole('link', { name: about, exact: true })).toBeHidden();
  const changes = page.getByRole('region', { name: 'What changed' });
  await expect(changes.getByRole('heading', { level: 3 }).first()).toHaveText('Check this');
  for (const text of [older.text, changed.text]) {
    await expect(changes.getByRole('definition').getByText(text, { exact: true })).toBeVisible();
  }
  const row = changes.getByRole('listitem').filter({ hasText: older.text });
  await row.getByRole('link', { name: service.shortTitle }).first().click();
  await expect(page.getByText(changed.text)).toBeInViewport();
});

test('passes axe and fits wide and narrow screens, in both colour schemes', async ({ page }) => {
  await page.goto(`${preview}/review`);
  await pages(page).getByText('Search and chat').first().click();
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await sidewaysScroll(page)).toBe(0);
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await axeFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeFaults(page, { runOnly: ['color-contrast'] })).toEqual([]);
  }
});

test.describe('with the device’s own colours', () => {
  // An emulated scheme would override the frame's.
  test.use({ colorScheme: null });

  test('shows old and new page in frames, at three widths and in both colour schemes', async ({ page }) => {
    await page.goto(`${preview}/review`);
    await pages(page)
      .getByRole('button', { name: `Compare ${service.shortTitle}` })
      .first()
      .click();
    const [before, now] = ['Before', 'Now'].map((title) => page.locator(`iframe[title="${title}"]`));
    await expect(before!.contentFrame().getByText(older.text)).toBeVisible();
    await expect(now!.contentFrame().getByText(changed.text)).toBeVisible();
    await expect(bar(now!.contentFrame())).toHaveCount(0);
    const matches = (query: string) =>
      now!.evaluate((frame: HTMLIFrameElement, media) => frame.contentWindow!.matchMedia(media).matches, query);
    for (const width of ['390', '768', '1280']) {
      await page.getByRole('radio', { name: `${width} px` }).check();
      await expect.poll(() => matches(`(width: ${width}px)`)).toBe(true);
    }
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => matches('(prefers-color-scheme: dark)')).toBe(true);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(before!).toBeHidden();
  });
});

test('says so where a host refuses frames', async ({ page }) => {
  await page.route(`**${servicePath(service.slug)}`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "frame-ancestors 'none'" };
    await route.fulfill({ response, headers });
  });
  await page.goto(`${preview}/review`);
  await pages(page)
    .getByRole('button', { name: `Compare ${service.shortTitle}` })
    .first()
    .click();
  await expect(page.getByText('doesn’t let pages be framed')).toBeVisible();
});

test('the bar leads from one changed page to the next, and fits the screen', { tag: '@both' }, async ({ page }) => {
  await page.goto(`${preview}/about`);
  await expect(bar(page).getByText('commit 0123456')).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
  expect(await axeFaults(page)).toEqual([]);
  const next = bar(page).getByRole('link', { name: 'Next changed page' });
  await next.click();
  await expect(page).toHaveURL(/\/faq$/);
  await next.click();
  await expect(page).not.toHaveURL(/\/faq$/);
  await bar(page).getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Review');
});
