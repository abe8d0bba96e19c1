import { type Locator, type Page, expect, test } from '@playwright/test';
import { isShortName } from '@/components/header/header';
import { header as labels } from '@/content/labels';
import { serviceSlugs } from '@/content/services';
import { pageAt } from '@/lib/pages';
import { serviceAddress } from '../support/examples';
import { expectFit } from '../support/overflow';

/** The menu entry of a page. */
const nameOf = (path: string) => pageAt(path).crumb;
const [services, products, about] = ['/services', '/products', '/about'].map(nameOf) as [string, string, string];
const [first, last] = [serviceSlugs[0]!, serviceSlugs.at(-1)!].map((slug) => nameOf(`/services/${slug}`)) as [
  string,
  string,
];

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const link = (page: Page, name: string) => main(page).getByRole('link', { name, exact: true });
const toggle = (page: Page, name = services) => main(page).getByRole('button', { name: `${name} menu` });
const entry = (page: Page, name = last) => main(page).getByRole('link', { name, exact: true });
/** Menus are popovers: while one is open, browsers announce its toggle as expanded. */
async function expectMenu(page: Page, isOpen: boolean, name = services) {
  await expect(toggle(page, name).locator('xpath=..').locator(':popover-open')).toHaveCount(Number(isOpen));
  await expect(entry(page)).toBeVisible({ visible: isOpen });
}
const away = (page: Page) => page.mouse.move(10, 880);

test.describe('the header’s menus @spec-2 @spec-4 @decision-14', () => {
  test.beforeEach(({ page }) => page.goto('/about'));

  test('opened by hover stay open after a click, and close on the next', async ({ page }) => {
    await page.clock.install();
    await toggle(page).hover();
    await expect(entry(page)).toBeVisible();
    for (const isOpen of [true, false]) {
      await toggle(page).click();
      await away(page);
      await page.clock.runFor(1_000);
      await expectMenu(page, isOpen);
    }
  });

  test('opened by hover stay open while the keyboard is in them', async ({ page }) => {
    await page.clock.install();
    await toggle(page).hover();
    await entry(page, first).focus();
    await away(page);
    await page.clock.runFor(1_000);
    await expectMenu(page, true);
  });

  test('open right below the header of a scrolled page, and close when the focus moves on', async ({ page }) => {
    await page.evaluate(() => scrollTo({ top: 30, behavior: 'instant' }));
    await toggle(page).click();
    const [header, panel] = await Promise.all([
      page.getByRole('banner').boundingBox(),
      page.locator(':popover-open').boundingBox(),
    ]);
    expect(Math.abs(panel!.y - (header!.y + header!.height))).toBeLessThanOrEqual(1);
    expect(panel!.width).toBe(page.viewportSize()!.width);
    await away(page);
    await expectMenu(page, true);
    await link(page, about).focus();
    await expectMenu(page, false);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('open on hover until the mouse leaves them, and with the keyboard, and their links work', async ({ page }) => {
      for (const name of [services, products]) {
        await link(page, name).hover();
        await entry(page, first).hover();
        await expect(entry(page)).toBeVisible();
        await away(page);
        await expect(entry(page)).toBeHidden();
      }
      await toggle(page).focus();
      await page.keyboard.press('Enter');
      await expect(entry(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(entry(page)).toBeHidden();
      await expect(toggle(page)).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(entry(page, first)).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/services/${serviceSlugs[0]}`);
    });
  });
});

test.describe('the header of a scrolled page', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  const bottomOf = async (locator: Locator) => {
    const { y, height } = (await locator.boundingBox())!;
    return y + height;
  };

  test('never covers the focused link', async ({ page }) => {
    await page.goto('/');
    const bottom = await bottomOf(page.getByRole('banner'));
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    for (let tabs = 0; tabs < 30; tabs += 1) {
      await page.keyboard.press('Shift+Tab');
      const top = await page.evaluate(() => document.activeElement!.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(bottom);
    }
  });

  test('never covers what an anchor leads to', async ({ page }) => {
    for (const path of ['/privacy-policy', serviceAddress]) {
      await page.goto(path);
      const bottom = await bottomOf(page.getByRole('banner'));
      const ids = await page
        .getByRole('main')
        .locator('section[id], [id]:is(h2, li)')
        .evaluateAll((all) => all.map(({ id }) => id));
      for (const id of ids) {
        await page.evaluate((hash) => void (location.hash = hash), id);
        const { top } = await page.evaluate((target) => document.getElementById(target)!.getBoundingClientRect(), id);
        expect(top, `${path}#${id}`).toBeGreaterThanOrEqual(bottom);
      }
    }
  });
});

const longNames = [
  'Shrivardhan Technologies & Digital Services Consultants Pune',
  'Sri Venkateswara Computers, Networks & Internet Marketing Co',
  // One word of 28 letters.
  'Visakhapatnamtechnosolutions',
  'Bhagyalakshmi Infotechnology Solutions and Communications LLP',
];
for (const width of [320, 768, 1024, 1280]) {
  test(`long names stay inside the header, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/about');
    // A site with such a name has no number there.
    await page.getByRole('banner').evaluate((header) => header.querySelector('a[href^="tel:"]')?.remove());
    for (const name of longNames) {
      const brand = page.getByRole('banner').locator('[translate=no]').first();
      await brand.evaluate(
        (element, { words, isShort }) => {
          element.lastChild!.textContent = words;
          element.classList.toggle('short-name', isShort);
        },
        { words: name, isShort: isShortName(name) },
      );
      // The small-screen menu may take the menus' place.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const [header, box] = await Promise.all([page.getByRole('banner').boundingBox(), brand.boundingBox()]);
      expect.soft(box!.y, name).toBeGreaterThanOrEqual(header!.y);
      expect.soft(box!.y + box!.height, name).toBeLessThanOrEqual(header!.y + header!.height);
      await expectFit(page, name);
      const smallMenu = page.getByRole('button', { name: labels.menu, exact: true });
      await expect.soft(width < 1280 ? main(page).or(smallMenu) : main(page), name).toBeVisible();
      // What is beside it stays clear.
      const next = page.getByRole('banner').locator('nav a:visible, button:visible').first();
      const beside = (await next.boundingBox())!;
      const isClear = beside.x >= box!.x + box!.width || beside.y >= box!.y + box!.height;
      expect.soft(isClear, name).toBe(true);
    }
  });
}

test('no entry of the menu moves from page to page', async ({ page }) => {
  const places = async (path: string) => {
    await page.goto(path);
    const entries = await main(page).getByRole('link').filter({ visible: true }).all();
    return Promise.all(entries.map(async (one) => (await one.boundingBox())!.x));
  };
  const onHome = await places('/');
  for (const path of ['/services', '/products', '/about', '/faq', '/contact', serviceAddress])
    expect.soft(await places(path), path).toEqual(onHome);
});

test('the first Tab reaches a link that skips to the content', async ({ page }) => {
  await page.goto('/contact');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the footer has the year of the visit @spec-2', async ({ page }) => {
  await page.clock.setFixedTime(new Date('2031-05-05T10:00:00+05:30'));
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});
