import { expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';

test.describe('the open-now sign far from India', { tag: ['@spec-1', '@spec-9', '@decision-27'] }, () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('says the same at the same moment, and stays after the form wakes', async ({ page }) => {
    for (const [time, sign] of [
      ['2026-11-28T23:30:00+05:30', 'Closed, opens Monday 9:00 AM IST'],
      ['2026-11-25T11:00:00+05:30', 'Open now, until 8:00 PM IST'],
    ] as const) {
      await page.clock.setFixedTime(new Date(time));
      await page.goto('/contact');
      await expect(page.getByRole('main').getByText(sign)).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(sign)).toBeVisible();
    }
    await page.getByLabel(contact.form.name, { exact: true }).focus();
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.getByLabel(contact.form.name, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('main').getByText(/^Open now/)).toBeVisible();
  });
});
