import { expect, test } from '@playwright/test';
import { field, isAwake } from '../support/contact-form';

test.describe('the open-now sign far from India', { tag: ['@spec-1', '@spec-9', '@decision-27'] }, () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('says what is true in India, changes while the page stays open, and stays after the form wakes', async ({
    page,
  }) => {
    const expectSign = async (sign: string) => {
      await expect(page.getByRole('main').getByText(sign)).toBeVisible();
      await expect(page.getByRole('contentinfo').getByText(sign)).toBeVisible();
    };
    await page.clock.install({ time: new Date('2026-11-28T19:59:00+05:30') });
    await page.goto('/contact');
    await expectSign('Open now, until 8 PM IST');
    await page.clock.runFor(60_000);
    await expectSign('Closed, opens Monday 9 AM IST');
    await field(page, 'name').focus();
    await expect.poll(() => isAwake(page)).toBe(true);
    await expectSign('Closed, opens Monday 9 AM IST');
  });
});
