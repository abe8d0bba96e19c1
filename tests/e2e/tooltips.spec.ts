import { expect, test } from '@playwright/test';
import { footer } from '@/content/labels';
import { socialProfiles } from '@/content/site';

const unknown = socialProfiles.filter(({ url }) => !url);
const nameOf = (index: number) => footer.comingSoonName.replace('{profile}', unknown[index]!.label);

test.describe('tooltips of social pages without an address @spec-9 @decision-12', () => {
  test.skip(unknown.length < 2, 'social pages have their addresses');
  test.beforeEach(({ page }) => page.goto('/about'));

  test('open after 700 ms of the mouse, at once within 300 ms of another, and stay under the pointer', async ({
    page,
  }) => {
    const tooltip = page.getByRole('tooltip');
    const [first, second] = [0, 1].map((index) => page.getByRole('button', { name: nameOf(index) }));
    await first!.scrollIntoViewIfNeeded();
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(3_600_000);
    await first!.hover();
    await page.clock.runFor(650);
    await expect(tooltip).toHaveCount(0);
    await page.clock.runFor(100);
    await expect(tooltip).toHaveText(nameOf(0));
    await tooltip.hover();
    await page.clock.runFor(1000);
    await expect(tooltip).toHaveText(nameOf(0));
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await second!.hover();
    await page.clock.runFor(50);
    await expect(tooltip).toHaveText(nameOf(1));
  });

  test('open for the keyboard, stay when the mouse passes, and Escape closes them', async ({ page }) => {
    const button = page.getByRole('button', { name: nameOf(0) });
    await button.focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    await button.hover();
    await page.mouse.move(2, 2);
    await expect(page.getByRole('tooltip')).toHaveText(nameOf(0));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  });

  test('open by a tap and close by a tap elsewhere, inside the window and clear of the icon @phone', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const button = page.getByRole('button', { name: nameOf(unknown.length - 1) });
    const tooltip = page.getByRole('tooltip');
    // Safari doesn't focus a button that is tapped.
    await button.evaluate((element) => element.addEventListener('mousedown', (event) => event.preventDefault()));
    await button.tap({ force: true });
    await expect(tooltip).toHaveText(nameOf(unknown.length - 1));
    const [box, control] = [(await tooltip.boundingBox())!, (await button.boundingBox())!];
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(320);
    expect(box.y >= control.y + control.height).toBe(true);
    await tooltip.tap();
    await expect(tooltip).toBeVisible();
    await page.touchscreen.tap(300, 5);
    await expect(tooltip).toHaveCount(0);
  });
});
