import { expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { labels } from '@/content/pages/labels';
import { site } from '@/content/site';

const { copyNumber } = contact.details;
const unknown = site.social.find(({ url }) => !url);

test.describe('tooltips', { tag: ['@spec-9', '@decision-12'] }, () => {
  for (const way of ['mouse', 'keyboard'] as const) {
    test(`open for the ${way} that hydrated their island, and Escape closes them`, async ({ page }) => {
      await page.goto('/contact');
      const button = page.getByRole('button', { name: copyNumber });
      await (way === 'mouse' ? button.hover() : button.focus());
      await expect(page.getByRole('tooltip')).toHaveText(copyNumber);
      await page.keyboard.press('Escape');
      await expect(page.getByRole('tooltip')).toBeHidden();
    });
  }

  test(
    'open by a tap on a control that does nothing else, and stay inside the window',
    { tag: '@phone' },
    async ({ page }) => {
      test.skip(!unknown, 'every social page has its address');
      await page.goto('/about');
      const name = labels.comingSoonName.replace('{profile}', unknown!.label);
      const button = page.getByRole('button', { name });
      const tooltip = page.getByRole('tooltip');
      await button.tap({ force: true });
      await expect(tooltip).toHaveText(labels.comingSoon);
      const [box, control] = [(await tooltip.boundingBox())!, (await button.boundingBox())!];
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
      expect(box.y + box.height <= control.y || box.y >= control.y + control.height).toBe(true);
    },
  );
});
