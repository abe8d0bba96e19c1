import { expect, test } from '@playwright/test';
import { footer } from '@/content/labels';
import { socialProfiles } from '@/content/site';

const unknown = socialProfiles.filter(({ url }) => !url);
const names = unknown.map(({ label }) => footer.comingSoonName.replace('{profile}', label));

test('the footer has the year of the visit', { tag: '@spec-2' }, async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-05T10:00:00+05:30'));
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});

test('tooltips open after 700 ms, at once after another, and can be hovered', { tag: '@spec-9' }, async ({ page }) => {
  test.skip(names.length < 2, 'social pages have their addresses');
  await page.goto('/about');
  const tooltip = page.getByRole('tooltip');
  const [first, second] = names.slice(0, 2).map((name) => page.getByRole('button', { name }));
  await first!.scrollIntoViewIfNeeded();
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(3_600_000);
  await first!.hover();
  await page.clock.runFor(650);
  await expect(tooltip).toHaveCount(0);
  await page.clock.runFor(100);
  await tooltip.hover();
  await page.clock.runFor(1000);
  await expect(tooltip).toHaveText(names[0]!);
  await page.keyboard.press('Escape');
  await expect(tooltip).toHaveCount(0);
  await second!.hover();
  await page.clock.runFor(50);
  await expect(tooltip).toHaveText(names[1]!);
  // With the keyboard, at once, until the focus moves on.
  await first!.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(tooltip).toHaveText(names[0]!);
});
