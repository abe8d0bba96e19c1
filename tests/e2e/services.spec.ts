/* What differs from service to service. */
import { expect, test } from '@playwright/test';
import { services } from '@/content/services';
import { axeFaults } from '../support/accessible';
import { cutTexts, sidewaysScroll } from '../support/overflow';

// Axe is put into the page by the test; the site's own policy would refuse it.
test.use({ bypassCSP: true });

const widths = [360, 390, 412, 430, 768, 820, 1024, 1280, 1440, 1920];

for (const { slug } of services) {
  test(`${slug} has large targets, keeps its title still and fits 280 px`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    expect.soft(await axeFaults(page, { runOnly: ['target-size'] })).toEqual([]);

    const changed: string[] = [];
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const [own, fallback] = await page.locator('h1').evaluate(async (title: HTMLElement) => {
        await document.fonts.ready;
        const [font, ...others] = getComputedStyle(title).fontFamily.split(',');
        const heights = [font ?? '', others.join(',')].map((family) => {
          title.style.fontFamily = family;
          return title.offsetHeight;
        });
        title.style.fontFamily = '';
        return heights;
      });
      if (own! > fallback!) changed.push(`${width} px: ${own} against ${fallback}`);
    }
    await page.setViewportSize({ width: 280, height: 844 });
    expect.soft(await sidewaysScroll(page)).toBe(0);
    expect.soft(await cutTexts(page)).toEqual([]);
    expect.soft(changed, 'the title needs no more lines in its own font than before it arrives').toEqual([]);
  });
}
