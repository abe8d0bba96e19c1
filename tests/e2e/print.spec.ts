/* Printed pages. */
import { expect, test } from '@playwright/test';
import { details } from '@/content/owner/details';
import { products } from '@/content/pages/products';
import { services } from '@/content/services';
import { mainPhone } from '@/lib/contact-links';
import { siteAddress } from '@/lib/site-address';
import { serviceAddress } from '../support/examples';
import { nameInTable, quoteAddress, quoteBox } from '../support/quote';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('a service page prints its drawing, its answers, number, e-mail address and URL', async ({ page }) => {
  await page.goto(serviceAddress);
  const main = page.getByRole('main');
  const text = await main.innerText();
  for (const part of [mainPhone.display, details.emails.info.value, new URL(siteAddress).host + serviceAddress])
    expect(text).toContain(part);
  const drawing = main.locator('svg[viewBox="0 0 480 320"]');
  await expect(drawing).toBeVisible();
  const toDraw = await drawing.evaluate((svg) => svg.getAnimations({ subtree: true }).length);
  expect(toDraw, 'lines still to be drawn').toBe(0);
  for (const answer of await main.locator('#questions details p').all()) await expect(answer).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
});

test('legal pages print with their date and URL, without their table of contents', async ({ page }) => {
  await page.goto('/privacy-policy');
  const main = page.getByRole('main');
  await expect(main.locator('time')).toBeVisible();
  await expect(main.locator('a[href^="#"]').first()).toBeHidden();
  expect(await main.innerText()).toContain(`${new URL(siteAddress).host}/privacy-policy`);
});

test('the FAQ prints every answer, and no menu', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('banner')).toBeHidden();
  for (const text of await page.locator('main details :is(h3, p)').all()) await expect(text).toBeVisible();
});

test('the table of services prints without boxes, and the contact page without theirs', async ({ page }) => {
  const [service] = services;
  await page.emulateMedia({ media: 'screen' });
  await page.goto('/products');
  await quoteBox(page, service!).check();
  await page.emulateMedia({ media: 'print' });
  await expect(nameInTable(page, service!)).toBeVisible();
  const { title, lead } = products.quote;
  for (const part of [page.getByRole('checkbox'), page.getByText(title), page.getByText(lead)])
    await expect(part.filter({ visible: true })).toHaveCount(0);
  await page.goto(quoteAddress([service!]));
  await expect(page.locator('[data-enquiry-services]')).toBeHidden();
});
