/* Copy buttons and notifications. */
import { expect, type Page, test } from '@playwright/test';
import { clipboard } from '@/content/clipboard';
import { notifications as words } from '@/content/notifications';
import { contact } from '@/content/pages/contact';
import { mainPhone } from '@/lib/contact-links';
import { emailAddresses } from '@/components/contact/contact';
import { scripts } from '../support/contact-form';

const { labels } = contact;
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const copyNumber = (page: Page) => page.getByRole('button', { name: labels.copyNumber });
const notifications = (page: Page) => page.getByRole('region', { name: words.region });

/** Counts how often a text comes into a live region from now on: it may leave within a second. */
async function countAnnouncements(page: Page, text: string): Promise<() => Promise<number>> {
  const counter = await page.evaluateHandle((announced) => {
    const regions = '[role=status], [aria-live=polite], [aria-live=assertive]';
    const count = { total: 0, now: 0 };
    new MutationObserver(() => {
      const now = [...document.querySelectorAll(regions)].filter((region) => region.textContent.includes(announced));
      count.total += Math.max(0, now.length - count.now);
      count.now = now.length;
    }).observe(document.body, { subtree: true, childList: true, characterData: true });
    return count;
  }, text);
  return () => counter.evaluate(({ total }) => total);
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('copy buttons @spec-9 @decision-12', () => {
  test.beforeEach(({ page }) => page.goto('/contact'));

  test('copy the number and every address, say so, and notify', async ({ page }) => {
    await copyNumber(page).click();
    await expect(copyNumber(page)).toHaveText(clipboard.number.copied, { useInnerText: true });
    await expect(notifications(page)).toContainText(clipboard.number.notification);
    expect(await copied(page)).toBe(mainPhone.display);
    const emails = emailAddresses();
    if (emails.some(({ isFolded }) => isFolded)) await page.getByText(labels.otherEmails, { exact: true }).click();
    for (const { label, address } of emails) {
      await page.getByRole('button', { name: labels.copyAddress.replace('{label}', label) }).click();
      await expect.poll(() => copied(page)).toBe(address);
      await expect(notifications(page)).toContainText(clipboard.address.notification);
    }
  });

  test('Alt+T focuses the notification, and Escape closes it', async ({ page }) => {
    await copyNumber(page).click();
    await expect(notifications(page)).toContainText(clipboard.number.notification);
    await page.keyboard.press('Alt+KeyT');
    await expect(notifications(page).getByRole('list')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText(clipboard.number.notification)).toHaveCount(0);
  });

  for (const [when, isRefused] of [
    ['its files load', false],
    ['its files fail to load', true],
  ] as const) {
    test(`are announced once if ${when}, and say what they say for eight seconds`, async ({ page }) => {
      await page.clock.install();
      if (isRefused) await page.route(scripts, (route) => route.abort());
      await page.reload();
      const announcements = await countAnnouncements(page, clipboard.number.notification);
      await copyNumber(page).click();
      await expect(copyNumber(page)).toHaveText(clipboard.number.copied, { useInnerText: true });
      await expect.poll(announcements).toBe(1);
      // Real time passes as well, so it's a little more each time.
      await page.clock.runFor(4_000);
      await expect(copyNumber(page)).toHaveText(clipboard.number.copied, { useInnerText: true });
      await page.clock.runFor(4_500);
      await expect(copyNumber(page)).toHaveText(clipboard.number.label, { useInnerText: true });
      if (isRefused) await expect(page.getByRole('status').getByText(clipboard.number.notification)).toHaveCount(0);
      expect(await announcements()).toBe(1);
    });
  }

  test('show the text, selected, if the browser refuses to copy it @both', async ({ page }) => {
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
    });
    for (let presses = 0; presses < 2; presses += 1) {
      await copyNumber(page).click();
      const text = page.getByLabel(clipboard.number.refused);
      await expect(text).toBeInViewport();
      await expect(text).toHaveValue(mainPhone.display);
      expect(await page.evaluate(() => getSelection()?.toString())).toBe(mainPhone.display);
    }
    await expect(copyNumber(page)).toHaveText(clipboard.number.label, { useInnerText: true });
  });
});

test('notifications stay on the screen with large text @phone', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/contact');
  await copyNumber(page).click();
  await expect(notifications(page)).toContainText(clipboard.number.notification);
  const box = (await notifications(page).getByRole('listitem').boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
});
