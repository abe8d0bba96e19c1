/* Pages that a browser's translator has changed: nothing overflows, overlaps or leaves its box. */
import { expect, type Page, test } from '@playwright/test';
import { clipboard } from '@/content/clipboard';
import { notifications } from '@/content/notifications';
import { contact } from '@/content/pages/contact';
import { mainPhone } from '@/lib/contact-links';
import config from '../../playwright.config';
import { afterDoublePress } from '../support/contact-form';
import { withFont } from '../support/fonts';
import { brokenWords, expectFit, misplacedTexts } from '../support/overflow';
import { visits } from '../support/templates';
import { languages, translate } from '../support/translator';

test.use({
  launchOptions: { ...config.use!.launchOptions, env: withFont('india') },
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
});

async function expectOrder(page: Page, when: string): Promise<void> {
  await expectFit(page, when);
  expect.soft(await misplacedTexts(page), `texts, ${when}`).toEqual([]);
  const broken = await brokenWords(page, 'header .primary-button, .phone-bar', /\S+/g);
  expect.soft(broken, `words of buttons, ${when}`).toEqual([]);
}

for (const language of languages) {
  for (const [name, path] of visits) {
    test(`${name} fits, translated into “${language}”`, async ({ page }) => {
      await page.goto(path);
      await translate(page, language);
      for (const width of [320, 390, 1024, 1280, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expectOrder(page, `${width} px`);
      }
      // Wide again after the menu has given way.
      await expect(page.locator('header').getByRole('link').last()).toBeVisible();
    });
  }

  test(`menu, notification and dialog open, work and close, translated into “${language}”`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 900 });
    await page.goto('/contact');
    await translate(page, language);
    await page.locator('header button[popovertarget]:visible').click();
    await expect(page.locator('header :popover-open a:visible').first()).toBeVisible();
    await expectOrder(page, 'with its menu');
    await page.locator('header :popover-open button').click();
    await expect(page.locator('header :popover-open')).toHaveCount(0);

    const notification = page.getByRole('region', { name: notifications.region }).getByRole('listitem');
    for (const times of [1, 2]) {
      await page.getByRole('button', { name: contact.labels.copyNumber }).click();
      await expect(notification).toContainText(clipboard.number.notification);
      expect(await page.evaluate(() => navigator.clipboard.readText()), `copy ${times}`).toBe(mainPhone.display);
      await translate(page, language);
      await expectOrder(page, 'with a notification');
    }
    await notification.getByRole('button').click();
    await expect(notification).toHaveCount(0);

    // As a password manager does.
    await page.locator('form').evaluate((element) => {
      for (const field of element.querySelectorAll('input, textarea'))
        field.after(document.createElement('com-1password'));
    });
    const fields = page.locator('form').getByRole('textbox');
    for (const [index, text] of ['Asha', 'asha@example.com', 'नमस्ते'].entries()) await fields.nth(index).fill(text);
    await page.locator('form [type=submit]').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await translate(page, language);
    await expectOrder(page, 'with the dialog');
    await expect(page.getByRole('dialog').locator('a[href*="wa.me"]')).toHaveAttribute('href', /Asha/);
    await page.waitForTimeout(afterDoublePress);
    await page.getByRole('dialog').getByRole('button').last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(fields.nth(2)).toHaveValue('नमस्ते');
  });
}
