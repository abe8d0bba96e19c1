import AxeBuilder from '@axe-core/playwright';
import { type Page, expect, test } from '@playwright/test';
import { canonicalPages } from '@/lib/pages';
import { templateList } from '../support/templates';

// Axe is put into the page by the test; the site's own policy would refuse it.
test.use({ bypassCSP: true });

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const everyRule: Parameters<AxeBuilder['options']>[0] = {
  runOnly: { type: 'tag', values: rules },
  rules: { 'target-size': { enabled: true } },
};

async function faults(page: Page, options = everyRule): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).options(options).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any }) => `${id}: ${help}: ${target.join(' ')} ${any.map(({ message }) => message).join()}`),
  );
}

/** Opens what is folded away at first, so that it is checked as well. */
const opened: Record<string, (page: Page) => Promise<void>> = {
  home: async (page) => {
    if (test.info().project.name === 'phone') await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    else await page.getByRole('button', { name: 'Services menu' }).click();
    await expect(page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).last()).toBeVisible();
  },
  faq: async (page) => {
    await page.getByRole('main').locator('details[open] summary h3').first().click();
  },
  service: async (page) => {
    await page.locator('#questions summary').first().click();
  },
};

for (const [name, path] of templateList) {
  test(`axe finds nothing on ${name} in light and dark`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await faults(page), colorScheme).toEqual([]);
    }
    if (!opened[name]) return;
    await opened[name](page);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await faults(page), `${colorScheme}, opened`).toEqual([]);
    }
  });
}

test('what is pressed is large enough, or far enough from its neighbour, on every page', async ({ page }) => {
  test.skip(test.info().project.name !== 'phone', 'phones only');
  for (const path of [...canonicalPages.map((known) => known.path), '/no-such-page']) {
    await page.goto(path);
    expect(await faults(page, { runOnly: ['target-size'] }), path).toEqual([]);
  }
});
