import { expect, test } from '@playwright/test';

test.describe('tooltips', { tag: ['@spec-9', '@decision-12'] }, () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  for (const way of ['mouse', 'keyboard'] as const) {
    test(`open for the ${way} that woke the page, and Escape closes them`, async ({ page }) => {
      const button = page.getByRole('button', { name: 'Facebook, coming soon' });
      await (way === 'mouse' ? button.hover() : button.focus());
      await expect(page.getByRole('tooltip')).toHaveText('Coming soon');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('tooltip')).toBeHidden();
    });
  }

  test(
    'open by a tap where there is nothing else to do, and stay inside the window',
    { tag: '@phone' },
    async ({ page }) => {
      const button = page.getByRole('button', { name: 'Facebook, coming soon' });
      const tooltip = page.getByRole('tooltip');
      await button.tap({ force: true });
      await expect(tooltip).toHaveText('Coming soon');
      const [box, control] = [(await tooltip.boundingBox())!, (await button.boundingBox())!];
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
      expect(box.y + box.height <= control.y || box.y >= control.y + control.height).toBe(true);
    },
  );
});
