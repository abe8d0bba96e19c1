/* What pages request, what moves meanwhile, and what their policy allows. */
import { expect, type Page, type Request, test } from '@playwright/test';
import { contactLabels } from '@/content/labels';
import { notifications } from '@/content/notifications';
import { contact } from '@/content/pages/contact';
import { sendDialog } from '@/content/send-dialog';
import { services } from '@/content/services';
import { pageAt } from '@/lib/pages';
import { afterDoublePress, dialog, dismiss, send } from '../support/contact-form';
import { watchPrivacy } from '../support/privacy';
import { addToQuote } from '../support/quote';
import { visits } from '../support/templates';

/** What scripts throw and what the policy refuses, from now on. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => void errors.push(message));
  page.on('console', (entry) => void (entry.type() === 'error' && errors.push(entry.text())));
  return errors;
}

for (const [name, path] of visits) {
  test(`${name} loads little, and nothing from elsewhere`, { tag: ['@spec-1', '@spec-7'] }, async ({ page }) => {
    const [expectPrivacy, errors] = [watchPrivacy(page), watchErrors(page)];
    const scripts: Request[] = [];
    page.on('requestfinished', (request) => void (request.resourceType() === 'script' && scripts.push(request)));
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: `${pageAt('/services').crumb} menu` }).click();
    await page.getByRole('main').getByRole('link').last().hover();
    // Their sizes: export/budgets.
    expect(scripts.length).toBeLessThanOrEqual(3);
    // The answer to the page itself, and its entry.
    expect(errors.filter((text) => name !== 'not found' || !/404|not found/.test(text))).toEqual([]);
    await expectPrivacy();
  });
}

for (const [name, path] of visits) {
  test(`${name} shifts by at most 0.02 on a slow network`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    // A Tuesday evening in India, when the line about hours is longest: it names Wednesday.
    await page.clock.setFixedTime('2026-03-03T16:00:00Z');
    const client = await page.context().newCDPSession(page);
    await client.send('Network.setCacheDisabled', { cacheDisabled: true });
    const throughput = { downloadThroughput: 50_000, uploadThroughput: 50_000 };
    await client.send('Network.emulateNetworkConditions', { offline: false, latency: 400, ...throughput });
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 850 });
      await page.goto(path);
      // Cumulative layout shift (web.dev/articles/cls).
      const shift = await page.evaluate(async () => {
        let sum = 0;
        await document.fonts.ready;
        new PerformanceObserver((list) => {
          for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += value;
        }).observe({ type: 'layout-shift', buffered: true });
        await new Promise((resolve) => setTimeout(resolve, 200));
        return sum;
      });
      expect.soft(shift, `${width} px`).toBeLessThanOrEqual(0.02);
    }
  });
}

test('the policy refuses nothing that the site does, and all that leaves it', async ({ page }) => {
  const errors = watchErrors(page);
  await page.goto('/products');
  await addToQuote(page, services[0]!);
  await page.locator('[data-quote-ticket]').getByRole('link', { name: contactLabels.quote }).click();
  await expect(page).toHaveURL(/\/contact\?service=/);
  await page.getByRole('button', { name: contact.labels.copyNumber }).click();
  await expect(page.getByRole('region', { name: notifications.region }).getByRole('listitem')).toBeVisible();
  await send(page);
  await page.waitForTimeout(afterDoublePress);
  await dialog(page).getByRole('button', { name: sendDialog.copy.label }).click();
  await dismiss(page);
  expect(errors).toEqual([]);
  await page.route('https://example.com/', (route) =>
    route.fulfill({ headers: { 'Access-Control-Allow-Origin': '*' } }),
  );
  await expect(page.evaluate(() => fetch('https://example.com/'))).rejects.toThrow();
});
