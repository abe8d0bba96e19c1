import AxeBuilder from '@axe-core/playwright';
import { site } from '@/content/site';
import { expect, type Page, test } from '@playwright/test';

/* The review sheet of the preview build, served beside the site (playwright.config.ts). */
const sheet = `https://localhost:${Number(process.env.PORT ?? 4173) + 1}/review`;
const bodyRows = (page: Page) => page.getByRole('table').locator('tbody tr');

test.beforeEach(async ({ page }) => {
  const problems: string[] = [];
  page.on('console', (message) => {
    // The 404 page is shown too, and answers as it should.
    const isExpected = new URL(message.location().url || sheet).pathname === '/404';
    if (message.type() === 'error' && !isExpected) problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  await page.goto(sheet);
  expect(problems).toEqual([]);
});

test('leads from the list to the words on the page', async ({ page }) => {
  await page.getByRole('heading', { name: 'Placeholders for the agency’s own details' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'E-mail (legal):' });
  await entry.getByText('Seen on').click();
  await entry.getByRole('link', { name: '/terms-conditions' }).click();
  await expect(page).toHaveURL(/\/terms-conditions$/);
  await expect(page.locator('main').getByText(site.emails.legal.value).first()).toBeInViewport();
});

test('sorts by a column: first what wants looking at, then the other way', async ({ page }) => {
  const column = (index: number) =>
    bodyRows(page).evaluateAll(
      (rows, cell) => rows.map((row) => Number((row as HTMLTableRowElement).cells[cell]?.textContent)),
      index,
    );
  const heading = page.getByRole('columnheader', { name: 'Words' });
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  const ascending = await column(2);
  expect(ascending).toEqual([...ascending].sort((a, b) => a - b));
  await heading.getByRole('button').click();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  expect(await column(2)).toEqual([...ascending].reverse());

  await page.getByRole('columnheader', { name: 'Title' }).getByRole('button').click();
  const titles = await column(4);
  expect(titles).toEqual([...titles].sort((a, b) => b - a));
});

test('filters rows and entries by finding and by words, and says when nothing is left', async ({ page }) => {
  const all = await bodyRows(page).count();
  await page.getByLabel('Show').selectOption('legal-sign-off');
  const shown = page.locator('tbody tr:visible');
  const count = await shown.count();
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(all);
  await expect(page.locator('article[data-page]:visible')).toHaveCount(count);
  await expect(page.getByText(`${count} pages`, { exact: true })).toBeVisible();

  await page.getByLabel('With the words').fill('no page says this');
  await expect(shown).toHaveCount(0);
  await expect(page.getByText('No page is like that.')).toBeVisible();

  await page.getByLabel('With the words').fill('');
  await page.getByLabel('Show').selectOption('');
  await expect(shown).toHaveCount(all);
  await expect(page.getByText('No page is like that.')).toBeHidden();
});

test('opens a page’s entry from the table, with the page live in two frames', async ({ page }) => {
  await page.getByRole('table').getByRole('link', { name: '/faq', exact: true }).click();
  const phone = page.frameLocator('iframe[title="/faq on a phone"]');
  const desktop = page.frameLocator('iframe[title="/faq on a desktop"]');
  await expect(phone.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(desktop.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await phone.locator('html').evaluate(() => innerWidth)).toBe(390);
  expect(await desktop.locator('html').evaluate(() => innerWidth)).toBe(1280);
  await expect(phone.locator('[data-preview-bar]')).toBeHidden();
  // What nobody has come to is not fetched.
  const far = page.locator('iframe[title="/terms-conditions on a phone"]');
  expect(await far.evaluate((frame: HTMLIFrameElement) => frame.contentDocument?.URL)).toBe('about:blank');
});

test.describe('with the device’s own colours', () => {
  // Emulated colours would overrule what a frame is told.
  test.use({ colorScheme: null });

  test('shows the pages light or dark', async ({ page }) => {
    await page.getByRole('heading', { name: 'As they look' }).scrollIntoViewIfNeeded();
    const frame = page.locator('#look iframe').first();
    await expect(frame.contentFrame().locator('main')).toBeAttached();
    const isDark = () =>
      frame.evaluate(
        ({ contentWindow }: HTMLIFrameElement) => contentWindow?.matchMedia('(prefers-color-scheme: dark)').matches,
      );
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(isDark).toBe(true);
    await page.getByRole('radio', { name: 'Light' }).check();
    await expect.poll(isDark).toBe(false);
    await expect(page.getByText('as your device has it')).toHaveCount(0);
  });
});

test('is short, and shows what matters without scrolling sideways', { tag: '@both' }, async ({ page }) => {
  const { width } = page.viewportSize() ?? { width: 0 };
  for (const name of ['Page', 'Needs attention', 'Words']) {
    const box = await page.getByRole('columnheader', { name, exact: true }).boundingBox();
    expect(box && box.x + box.width).toBeLessThanOrEqual(width);
  }
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(16_000);
});

test('draws a desktop’s result as wide as it is, in a box of its own', async ({ page }) => {
  await page.goto(`${sheet}#page-about`);
  const result = page.getByRole('region', { name: '/about in Google, desktop' });
  await expect(result).toBeVisible();
  expect(await result.evaluate((box) => box.scrollWidth)).toBeGreaterThanOrEqual(630);
});

test('passes axe and does not overflow', { tag: '@both' }, async ({ page }) => {
  // Entries are alike, and the pages in the frames are tried elsewhere; axe would take half a minute over all of them.
  await page.locator('article[data-page], tbody tr, #look li').evaluateAll((elements) => {
    for (const element of elements) if (!element.matches(':nth-of-type(-n + 3)')) element.remove();
  });
  await page.locator('details').evaluateAll((all) => all.forEach((details) => details.setAttribute('open', '')));
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    const { violations } = await new AxeBuilder({ page })
      .options({ rules: { 'target-size': { enabled: true } } })
      .exclude('iframe')
      .analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test('prints without its controls, and what is folded with it', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByLabel('Show')).toBeHidden();
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.locator('#page-about').getByText('Reading ease', { exact: false }).first()).toBeVisible();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('reads whole', async ({ page }) => {
    await expect(page.getByRole('heading', { name: 'What changed' })).toBeVisible();
    await expect(page.getByRole('insertion')).toContainText('today');
    await expect(page.getByLabel('Show')).toBeHidden();
    expect(await bodyRows(page).count()).toBeGreaterThan(39);
  });
});
