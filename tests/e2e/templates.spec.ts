/*
 * Visits each template once per kind of screen and checks all static facts. Every failure is
 * reported, not only the first.
 */
import { expect, type Page, test } from '@playwright/test';
import { header, phoneBar } from '@/content/labels';
import { details } from '@/content/owner/details';
import { pageAt } from '@/lib/pages';
import { axeFaults, smallControls } from '../support/accessible';
import { excessWidth, expectFit, faultyWords, setTextSize } from '../support/overflow';
import { visits } from '../support/templates';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const answers: Record<string, string> = { faq: 'details[open] summary h3', service: '#questions summary' };
async function openAnswer(page: Page, name: string): Promise<void> {
  if (answers[name]) await page.getByRole('main').locator(answers[name]).first().click();
}
async function openMenu(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.locator(':popover-open').getByRole('link').last()).toBeVisible();
}

const bar = (page: Page) => page.getByRole('navigation', { name: phoneBar.name });
async function expectFocusRings(page: Page): Promise<void> {
  for (let tabs = 0; tabs < 15; tabs += 1) {
    await page.keyboard.press('Tab');
    const ring = await page.evaluate(() => {
      const { outlineWidth, outlineStyle } = getComputedStyle(document.activeElement!);
      return `${outlineStyle}, ${parseFloat(outlineWidth) >= 2 ? 'wide' : 'thin'}`;
    });
    expect.soft(ring, 'focus ring').toBe('solid, wide');
  }
}

async function expectAxeFindsNothing(page: Page, when: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const options = colorScheme === 'dark' ? { runOnly: ['color-contrast'] } : undefined;
    expect.soft(await axeFaults(page, options), `axe, ${colorScheme}, ${when}`).toEqual([]);
  }
}

const addresses = Object.values(details.emails).map(({ value }) => value);
/** False for what may be longer than a line: an owner's addresses and numbers. */
const isWord = (word: string) => !/\d/.test(word) && !addresses.some((address) => address.includes(word));
/** False for long words too. */
const fitsLine = (word: string) => /^[a-z]{1,10}$/i.test(word) && isWord(word);

/** WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

for (const [name, path] of visits) {
  test(`${name} fits, reads well and is accessible on a wide screen`, async ({ page }) => {
    // At this time the "open now" text on contact is the longer one.
    await page.clock.setFixedTime(new Date('2026-11-21T20:30:00+05:30'));
    await page.goto(path);
    await expect.soft(bar(page)).toBeHidden();
    await expectFocusRings(page);
    await openAnswer(page, name);
    await expectAxeFindsNothing(page, 'the page');
    if (name === 'home') {
      await openMenu(page, `${pageAt('/services').crumb} menu`);
      await expectAxeFindsNothing(page, 'with its menu');
      await page.keyboard.press('Escape');
    }

    for (const width of [280, 320, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFit(page, `${width} px`);
      const { broken } = await faultyWords(page);
      if (width >= 320 && width <= 1024) expect.soft(broken.filter(isWord), `words at ${width} px`).toEqual([]);
      // As a translator into Urdu or Arabic turns it.
      await page.evaluate(() => (document.documentElement.dir = 'rtl'));
      expect.soft(await excessWidth(page), `sideways scroll, right to left, ${width} px`).toBe(0);
      await page.evaluate(() => (document.documentElement.dir = ''));
    }

    await setTextSize(page, 32);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      await expectFit(page, `text twice as large at ${width} px`);
    }
    expect.soft((await faultyWords(page)).broken.filter(fitsLine), 'words, text twice as large').toEqual([]);
    await setTextSize(page, 16);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addStyleTag({ content: spacing });
    await expectFit(page, 'wide spacing');
  });
}

for (const [name, path] of visits) {
  test(`${name} fits, is accessible and large enough to touch`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(path);
    await expect.soft(bar(page).getByRole('link', { name: phoneBar.chat, exact: true })).toBeVisible();
    await expectFit(page, 'on a phone');
    const controls = page.locator('a[href], button, summary, input, textarea');
    expect.soft(await smallControls(controls), 'small controls').toEqual([]);
    await openAnswer(page, name);
    await expectAxeFindsNothing(page, 'the page');
    if (name !== 'home') return;
    await openMenu(page, header.menu);
    expect.soft(await smallControls(page.locator(':popover-open :is(a, button)')), 'small controls').toEqual([]);
    await expectAxeFindsNothing(page, 'with its menu');
  });
}
