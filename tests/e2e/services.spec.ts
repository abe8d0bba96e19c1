/* One visit to each service on a phone: what differs from service to service. */
import { expect, test } from '@playwright/test';
import { labels } from '@/content/pages/labels';
import { services } from '@/content/services';
import { axeFaults } from '../support/accessible';
import { sheetsOf } from '../support/pdf';

// Axe is put into the page by the test; the site's own policy would refuse it.
test.use({ bypassCSP: true });

const widths = [360, 390, 412, 430, 768, 820, 1024, 1280, 1440, 1920];

for (const { slug } of services) {
  test(
    `${slug} shows its button at once, is short, keeps its title still and prints on two sheets`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(`/services/${slug}`);
      const bar = (await page.getByRole('navigation', { name: labels.reachUs }).boundingBox())!;
      const quote = (await page.getByRole('main').getByRole('link', { name: labels.quote }).first().boundingBox())!;
      expect.soft(quote.y + quote.height, 'the button is above the bar').toBeLessThanOrEqual(bar.y);
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, 'the page').toBeLessThanOrEqual(6000);
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
        if (own !== fallback) changed.push(`${width} px: ${own} against ${fallback}`);
      }
      expect.soft(changed, 'the title has as many lines in the font that comes first').toEqual([]);

      const sheets = sheetsOf(await page.pdf({ format: 'A4', preferCSSPageSize: true }));
      expect.soft(sheets).toBeGreaterThan(0);
      expect.soft(sheets).toBeLessThanOrEqual(2);
    },
  );
}
