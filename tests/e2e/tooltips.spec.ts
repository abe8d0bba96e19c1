import { expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';

const placeholder = 'Facebook, coming soon';

test.describe('tooltips', { tag: ['@spec-9', '@decision-12'] }, () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  test('open for the mouse that woke the page, and Escape closes them', async ({ page }) => {
    await page.getByRole('button', { name: placeholder }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Coming soon');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
  });

  test('open for the keyboard that woke the page', async ({ page }) => {
    await page.getByRole('button', { name: placeholder }).focus();
    await expect(page.getByRole('tooltip')).toHaveText('Coming soon');
  });

  test('open by a tap where there is nothing else to do', { tag: '@phone' }, async ({ page }) => {
    await page.getByRole('button', { name: placeholder }).tap({ force: true });
    await expect(page.getByRole('tooltip')).toHaveText('Coming soon');
  });

  test('stay inside the window', { tag: '@phone' }, async ({ page }) => {
    const button = page.getByRole('button', { name: placeholder });
    await button.focus();
    await button.press('Enter');
    const tooltip = page.getByRole('tooltip');
    const width = page.viewportSize()!.width;
    // The focus scrolls the page to the button, and what is open closes until the scrolling ends.
    await expect(async () => {
      const box = await tooltip.boundingBox({ timeout: 500 });
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
      const control = await button.boundingBox();
      expect(box!.y + box!.height <= control!.y || box!.y >= control!.y + control!.height).toBe(true);
    }).toPass({ timeout: 5_000 });
  });

  test('name icon buttons', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: contact.details.copyNumber }).hover();
    await expect(page.getByRole('tooltip')).toHaveText(contact.details.copyNumber);
  });
});
