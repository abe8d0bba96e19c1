/* Copy buttons and notifications. */
import { expect, type Page, test } from '@playwright/test';
import { clipboard } from '@/content/clipboard';
import { notifications as words } from '@/content/notifications';
import { contact } from '@/content/pages/contact';
import { mainPhone } from '@/lib/contact-links';
import { emailAddresses } from '@/components/contact/contact';
import { copied } from '../support/contact-form';

const { labels } = contact;
const { label, copied: done, notification, refused } = clipboard.number;
const copyNumber = (page: Page) => page.getByRole('button', { name: labels.copyNumber });
const notifications = (page: Page) => page.getByRole('region', { name: words.region });

test.describe('copy buttons', { tag: '@spec-9' }, () => {
  test.beforeEach(({ page }) => page.goto('/contact'));

  test('copy the number and every address, say so, and notify', async ({ page }) => {
    await copyNumber(page).click();
    await expect(copyNumber(page)).toHaveText(done, { useInnerText: true });
    await expect(notifications(page)).toContainText(notification);
    expect(await copied(page)).toBe(mainPhone.display);
    await expect(copyNumber(page)).toBeFocused();
    const emails = emailAddresses();
    if (emails.some(({ isFolded }) => isFolded)) await page.getByText(labels.otherEmails, { exact: true }).click();
    for (const { label, address } of emails) {
      await page.getByRole('button', { name: labels.copyAddress.replace('{label}', label) }).click();
      await expect.poll(() => copied(page)).toBe(address);
      await expect(notifications(page)).toContainText(clipboard.address.notification);
    }
  });

  test('are announced once if the notification fails to load, and say so for eight seconds', async ({ page }) => {
    await page.clock.install();
    await page.route(/\/scripts\/notifications-/, (route) => route.abort());
    await page.reload();
    await copyNumber(page).click();
    await expect(page.getByRole('status').getByText(notification)).toHaveCount(1);
    // Real time passes as well, so it's a little more each time.
    await page.clock.runFor(4_000);
    await expect(copyNumber(page)).toHaveText(done, { useInnerText: true });
    await page.clock.runFor(4_500);
    await expect(copyNumber(page)).toHaveText(label, { useInnerText: true });
    await expect(page.getByRole('status').getByText(notification)).toHaveCount(0);
  });

  test('show the text, selected, if the browser refuses to copy it', { tag: '@both' }, async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    });
    for (let presses = 0; presses < 2; presses += 1) {
      await copyNumber(page).click();
      await expect(page.getByLabel(refused)).toBeInViewport();
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(mainPhone.display);
    }
    await expect(copyNumber(page)).toHaveText(label, { useInnerText: true });
  });
});
