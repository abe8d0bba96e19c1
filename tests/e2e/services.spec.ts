/* What differs from service to service. */
import { expect, test } from '@playwright/test';
import { services } from '@/content/services';
import { axeFaults } from '../support/accessible';
import { cutTexts, sidewaysScroll } from '../support/overflow';

// Axe is put into the page by the test; the site's own policy would refuse it.
test.use({ bypassCSP: true });

for (const { slug } of services) {
  test(`${slug} has large targets and fits 280 px`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    expect.soft(await axeFaults(page, { runOnly: ['target-size'] })).toEqual([]);
    await page.setViewportSize({ width: 280, height: 844 });
    expect.soft(await sidewaysScroll(page)).toBe(0);
    expect.soft(await cutTexts(page)).toEqual([]);
  });
}

test('the headings of a service’s sections share one edge, and their contents another', async ({ page }) => {
  for (const { slug } of services) {
    await page.goto(`/services/${slug}`);
    const sections = page.locator('section:not([aria-labelledby="closing-title"])');
    const edges = (part: string) =>
      sections
        .locator(part)
        .evaluateAll((parts) => [...new Set(parts.map((one) => Math.round(one.getBoundingClientRect().left)))]);
    for (const part of ['h2', ':scope > div > div + div'])
      expect.soft(await edges(part), `${slug}: left edges of ${part}`).toHaveLength(1);
  }
});
