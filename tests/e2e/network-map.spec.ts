import { expect, test } from '@playwright/test';
import { serviceBySlug, services } from '@/content/services';
import type { ServiceSlug } from '@/content/services/slugs';

test(
  'every stop of the map can be touched without touching its neighbour',
  { tag: ['@both', '@decision-2'] },
  async ({ page, isMobile }) => {
    if (isMobile) await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    const wrong = await page.locator('#home nav a').evaluateAll((links) =>
      links.flatMap((link) => {
        link.scrollIntoView({ block: 'center', behavior: 'instant' });
        const { left, top, width, height } = link.getBoundingClientRect();
        const edges = [
          [left + 2, top + height / 2],
          [left + width - 2, top + height / 2],
          [left + width / 2, top + 2],
          [left + width / 2, top + height - 2],
          [left + width / 2, top + height / 2],
        ] as const;
        const isOwn = edges.every(([x, y]) => document.elementFromPoint(x, y)?.closest('a') === link);
        const isLegible = parseFloat(getComputedStyle(link).fontSize) >= 16;
        const isLarge = Math.min(width, height) >= 44;
        return [isOwn && isLegible && isLarge ? 'right' : `${link.textContent} ${width} x ${height}`];
      }),
    );
    expect(wrong).toEqual(services.map(() => 'right'));
  },
);

test('the other lines step back while a stop is pointed at or has the keyboard’s focus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const map = page.locator('#home nav');
  const stop = (slug: ServiceSlug) => map.getByRole('link', { name: serviceBySlug(slug).mapLabel, exact: true });
  const shown = (slug: ServiceSlug) => stop(slug).evaluate((link) => getComputedStyle(link).color);
  const full = await shown('website-development');
  const [social, shopify] = [stop('social-media-marketing'), stop('shopify-development')];
  await social.hover();
  expect([await shown('social-media-marketing'), await shown('google-marketing')]).toEqual([full, full]);
  expect(await shown('website-development')).not.toBe(full);
  await page.mouse.move(0, 0);
  await page.keyboard.press('Tab');
  await shopify.focus();
  expect(await shown('wordpress-development')).toBe(full);
  expect(await shown('social-media-marketing')).not.toBe(full);
});
