/* An island that throws in the built site. */
import { expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { notifications } from '@/content/notifications';
import { call } from '@/lib/contact-links';

test(
  'an island that throws shows the error, a way home and the number, and the rest stays usable',
  { tag: '@spec-8' },
  async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/contact');
    // Props without labels make it throw.
    const island = page.locator('[data-island="message-form"]');
    await island.evaluate((element: HTMLElement) => (element.dataset.props = '{"variant":"contact"}'));
    await page.getByLabel(contact.form.name, { exact: true }).focus();

    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(alert).toContainText(/undefined/);
    await expect(alert.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(alert.getByRole('link', { name: call.display })).toHaveAttribute('href', call.href);

    await page.getByRole('button', { name: contact.details.copyNumber }).click();
    await expect(page.getByRole('region', { name: notifications.region })).toContainText(contact.details.numberCopied);
    await expect(page.getByRole('alert')).toHaveCount(1);
    await alert.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  },
);
