import { type Locator, expect, test } from '@playwright/test';
import { services } from '@/content/services';
import { cutTexts } from '../support/overflow';
import { templateList, templates } from '../support/templates';

const isPhone = () => test.info().project.name === 'phone';
const widths = [360, 390, 768, 1280, 1600];

for (const [name, path] of templateList) {
  test(`nothing on ${name} overflows at any width`, async ({ page }) => {
    test.skip(isPhone(), 'sets its own widths');
    await page.goto(path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      const { scroll, cut } = {
        scroll: await page.evaluate(() => document.documentElement.scrollWidth),
        cut: await cutTexts(page),
      };
      expect(scroll, `${width} px`).toBeLessThanOrEqual(width);
      expect(cut, `${width} px`).toEqual([]);
    }
  });
}

/** Controls that are smaller than a fingertip, with their size. */
async function small(controls: Locator): Promise<string[]> {
  return controls.evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      // Off-screen until focused.
      .filter(({ box }) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.textContent?.trim()} ${Math.round(box.width)} x ${Math.round(box.height)}`),
  );
}

for (const [name, path] of templateList) {
  test(`controls on ${name} are large enough to touch`, async ({ page }) => {
    test.skip(!isPhone(), 'touch only');
    await page.goto(path);
    const main = page.getByRole('main');
    expect(await small(page.locator('header a, header button'))).toEqual([]);
    expect(await small(page.locator('footer a, footer button'))).toEqual([]);
    expect(await small(main.locator('summary, button, input, textarea'))).toEqual([]);
    expect(await small(main.locator('nav ol a, nav[aria-labelledby] a'))).toEqual([]);
    expect(await small(main.locator('a[href^="/contact"], a[href^="tel:"], a[href^="https://wa.me"]'))).toEqual([]);
    if (path !== templates.home) return;
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    expect(await small(page.locator('[popover]:popover-open :is(a, button)'))).toEqual([]);
  });
}

test('every stop of the map can be touched without touching its neighbour', async ({ page }) => {
  if (isPhone()) await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/');
  const stops = page.locator('#home nav a');
  expect(await stops.evaluateAll((links) => links.map((link) => link.getAttribute('href')).sort())).toEqual(
    services.map(({ slug }) => `/services/${slug}`).sort(),
  );
  const wrong = await stops.evaluateAll((links) =>
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
      return isOwn && isLegible && isLarge ? [] : [`${link.textContent} ${width} x ${height}`];
    }),
  );
  expect(wrong).toEqual([]);
});

test('the stops of a line of the map stand an equal step apart', async ({ page }) => {
  await page.goto('/');
  const lines = await page
    .locator('#home nav ul')
    .evaluateAll((lists) => lists.map((list) => [...list.children].map((stop) => stop.getBoundingClientRect().top)));
  for (const [first = 0, second = 0, ...others] of lines.filter((tops) => tops.length > 2))
    others.forEach((top, index) => expect(top - first).toBeCloseTo((second - first) * (index + 2), 0));
});

test('home is at most 8,000 px long on a phone', async ({ page }) => {
  test.skip(!isPhone(), 'phones only');
  await page.goto('/');
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(8000);
});

for (const [name, path] of templateList) {
  test(`every text on ${name} is in the site’s font or the device’s own sans`, async ({ page }) => {
    test.skip(isPhone(), 'the same on every screen');
    await page.goto(path);
    const others = await page.locator('body *').evaluateAll((elements) =>
      elements
        .filter((element) => [...element.childNodes].some((node) => node instanceof Text && node.data.trim()))
        .filter(
          (element) =>
            element.checkVisibility() && !/^("Anek Latin"|system-ui),/.test(getComputedStyle(element).fontFamily),
        )
        .map((element) => `${element.textContent?.trim().slice(0, 40)}: ${getComputedStyle(element).fontFamily}`),
    );
    expect(others).toEqual([]);
  });
}
