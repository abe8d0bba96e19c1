/* Nothing moves while a page and its font arrive. */
import { type Page, expect, test } from '@playwright/test';
import { services } from '@/content/services';
import { hold, slowDown } from '../support/network';
import { templateList } from '../support/templates';

type Watched = Window & { shifts: string[] };

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const shifts: string[] = [];
    const nameOf = (node: Node | null) =>
      node?.textContent?.slice(0, 40) || (node instanceof Element && node.outerHTML.slice(0, 80));
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        shifts.push(`${value}: ${sources.map(({ node }) => nameOf(node)).join(', ')}`);
    }).observe({ type: 'layout-shift', buffered: true });
  }),
);

const shifts = (page: Page) => page.evaluate(() => (window as unknown as Watched).shifts);

/** Two frames: what has been laid out by then has been painted, and its shifts are known. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const [name, path] of templateList) {
  test(`${name} stays still when the font arrives after it`, async ({ page }) => {
    const release = await hold(page, /\.woff2$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await painted(page);
    release();
    await expect
      .poll(() =>
        page.evaluate(() =>
          [...document.fonts].some((face) => face.family.includes('Anek Latin') && face.status === 'loaded'),
        ),
      )
      .toBe(true);
    await painted(page);
    expect(await shifts(page)).toEqual([]);
  });
}

test('no title changes its number of lines when the font arrives, on any usual screen', async ({ page, isMobile }) => {
  test.skip(isMobile, 'sets its own widths');
  const changed: string[] = [];
  for (const { slug } of services) {
    await page.goto(`/services/${slug}`);
    for (const width of [360, 390, 412, 430, 768, 820, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const heights = await page.locator('h1').evaluate(async (title: HTMLElement) => {
        await document.fonts.ready;
        const [font, ...stands] = getComputedStyle(title).fontFamily.split(',');
        const both = [font ?? '', stands.join(',')].map((family) => {
          title.style.fontFamily = family;
          return title.offsetHeight;
        });
        title.style.fontFamily = '';
        return both;
      });
      if (heights[0] !== heights[1]) changed.push(`${slug} at ${width}: ${heights.join(' against ')}`);
    }
  }
  expect(changed).toEqual([]);
});

for (const path of ['/', '/services/seo-services', '/faq']) {
  test(`${path} stays still while it arrives over a slow network`, async ({ page }) => {
    await slowDown(page);
    await page.goto(path);
    await painted(page);
    expect(await shifts(page)).toEqual([]);
  });
}
