/* Printed pages. */
import { expect, test } from '@playwright/test';
import { details } from '@/content/owner/details';
import { services } from '@/content/services';
import { mainPhone } from '@/lib/contact-links';
import { siteAddress } from '@/lib/site-address';
import { serviceAddress } from '../support/examples';
import { nameInTable, quoteBox } from '../support/quote';

const { host } = new URL(siteAddress);

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('a service page prints its drawing, its answers, number, e-mail address and URL', async ({ page }) => {
  await page.goto(serviceAddress);
  const main = page.getByRole('main');
  const text = await main.innerText();
  for (const part of [mainPhone.display, details.emails.info.value, host + serviceAddress])
    expect(text).toContain(part);
  const drawing = main.locator('svg[viewBox="0 0 480 320"]');
  await expect(drawing).toBeVisible();
  const toDraw = await drawing.evaluate((svg) => svg.getAnimations({ subtree: true }).length);
  expect(toDraw, 'lines still to be drawn').toBe(0);
  for (const answer of await main.locator('#questions details p').all()) await expect(answer).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
});

test('a legal page prints with its date and URL, without its table of contents', async ({ page }) => {
  await page.goto('/privacy-policy');
  await expect(page.getByRole('main').locator('time')).toBeVisible();
  await expect(page.getByRole('main').locator('a[href^="#"]').first()).toBeHidden();
  await expect(page.getByRole('main')).toContainText(`${host}/privacy-policy`, { useInnerText: true });
});

test('the FAQ prints every answer, and the table of services no boxes', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('banner')).toBeHidden();
  for (const text of await page.locator('main details :is(h3, p)').all()) await expect(text).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/products');
  await quoteBox(page, services[0]!).check();
  await page.emulateMedia({ media: 'print' });
  await expect(nameInTable(page, services[0]!)).toBeVisible();
  for (const part of [page.getByRole('checkbox'), page.locator('[data-quote-ticket]')])
    await expect(part.filter({ visible: true })).toHaveCount(0);
});
