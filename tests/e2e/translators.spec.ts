/* Pages that a browser's translator has changed: they fit, and work. */
import { expect, type Page, test } from '@playwright/test';
import { notifications } from '@/content/notifications';
import { contact } from '@/content/pages/contact';
import { dialog, dismiss } from '../support/contact-form';
import { expectFit, faultyWords } from '../support/overflow';
import { visits } from '../support/templates';
import { translate } from '../support/translator';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

async function expectOrder(page: Page, when: string): Promise<void> {
  await expectFit(page, when);
  const { broken } = await faultyWords(page, 'header .primary-button, .phone-bar', /\S+/g);
  expect.soft(broken, `words of buttons, ${when}`).toEqual([]);
}

for (const [name, path] of visits) {
  test(`${name} fits, translated into Malayalam`, async ({ page }) => {
    await page.goto(path);
    await translate(page);
    for (const width of [320, 390, 1024, 1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await expectOrder(page, `${width} px`);
    }
  });
}

test('menu, notification and dialog open, work and close, translated into Malayalam', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 900 });
  await page.goto('/contact');
  await translate(page);
  await page.locator('header button[popovertarget]:visible').click();
  await expectOrder(page, 'with its menu');
  await page.locator('header :popover-open button').click();

  await page.getByRole('button', { name: contact.labels.copyNumber }).click();
  const notification = page.getByRole('region', { name: notifications.region }).getByRole('listitem');
  await expect(notification).toBeVisible();
  await translate(page);
  await expectOrder(page, 'with a notification');
  await notification.getByRole('button').click();
  await expect(notification).toHaveCount(0);

  const fields = page.locator('form').getByRole('textbox');
  for (const [index, text] of ['Asha', 'asha@example.com', 'Hello'].entries()) await fields.nth(index).fill(text);
  await page.locator('form [type=submit]').click();
  await expect(dialog(page)).toBeVisible();
  await translate(page);
  await expectOrder(page, 'with the dialog');
  await dismiss(page, () => page.getByRole('dialog').getByRole('button').last().click());
  await expect(fields.nth(2)).toHaveValue('Hello');
});
