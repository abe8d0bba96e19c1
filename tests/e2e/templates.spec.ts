/*
 * Visits each template once per kind of screen and checks all static facts. Every failure is
 * reported, not only the first.
 */
import { expect, type Page, test } from '@playwright/test';
import { contactLabels, header, phoneBar } from '@/content/labels';
import { details } from '@/content/owner/details';
import { pageAt } from '@/lib/pages';
import { axeFaults, everyRule, smallControls } from '../support/accessible';
import { brokenWords, expectFit, tooWide } from '../support/overflow';
import { templateList, templates, visits } from '../support/templates';

// The policy would refuse axe and the visitor's own styles.
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Opens an answer. */
const answers: Record<string, string> = { faq: 'details[open] summary h3', service: '#questions summary' };
async function openAnswer(page: Page, name: string): Promise<void> {
  if (answers[name]) await page.getByRole('main').locator(answers[name]).first().click();
}
async function openMenu(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).click();
  await expect(page.locator(':popover-open').getByRole('link').last()).toBeVisible();
}

const bar = (page: Page) => page.getByRole('navigation', { name: phoneBar.name });
const { home, service, listing, about, faq } = templates;
/** Templates with a WhatsApp link of their own. What it says: export/links. */
const withChat: readonly string[] = [home, service, listing, about, faq];

/** Checks that focused elements have our ring. tests/unit/tokens.test.ts has its contrast. */
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

async function expectAxeFindsNothing(page: Page, colorScheme: 'light' | 'dark', when: string, options = everyRule) {
  await page.emulateMedia({ colorScheme });
  expect.soft(await axeFaults(page, options), `axe, ${colorScheme}, ${when}`).toEqual([]);
}

/** Doubles the browser's text size, with which everything in rem grows. @returns restores it */
async function doubleTextSize(page: Page): Promise<() => Promise<unknown>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await expect.poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  return () => client.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
}

const addresses = Object.values(details.emails).map(({ value }) => value);
/** False for what may be longer than a line: an owner's addresses and registration numbers. */
const isWord = (word: string) => !/\d/.test(word) && !addresses.some((address) => address.includes(word));
/** False for long words too. */
const fitsLine = (word: string) => /^[a-z]{1,10}$/i.test(word) && isWord(word);

/** WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

for (const [name, path] of visits) {
  test(`${name} fits, reads well and is accessible on a wide screen @decision-18`, async ({ page }) => {
    // At this time the "open now" text on contact is the longer one.
    await page.clock.setFixedTime(new Date('2026-11-21T20:30:00+05:30'));
    await page.goto(path);
    await expect.soft(bar(page)).toBeHidden();
    if (withChat.includes(path)) {
      const chat = page.getByRole('main').getByRole('link', { name: contactLabels.chat, exact: true });
      await expect.soft(chat.first()).toBeVisible();
    }
    await expectFocusRings(page);

    await openAnswer(page, name);
    await expectAxeFindsNothing(page, 'light', 'the page');
    await expectAxeFindsNothing(page, 'dark', 'the page', { runOnly: ['color-contrast'] });
    if (name === 'home') {
      await openMenu(page, `${pageAt('/services').crumb} menu`);
      await expectAxeFindsNothing(page, 'dark', 'with its menu');
      await expectAxeFindsNothing(page, 'light', 'with its menu', { runOnly: ['color-contrast'] });
      await page.keyboard.press('Escape');
    }

    for (const width of [360, 768, 1024, 1280, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      await expectFit(page, `${width} px`);
      const broken = width <= 1024 ? await brokenWords(page) : [];
      expect.soft(broken.filter(isWord), `words at ${width} px`).toEqual([]);
    }

    // As a translator into Urdu or Arabic turns it.
    await page.evaluate(() => void (document.documentElement.dir = 'rtl'));
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await tooWide(page), `sideways scroll, right to left, ${width} px`).toEqual([]);
    }
    await page.evaluate(() => void (document.documentElement.dir = ''));

    await page.setViewportSize({ width: 280, height: 700 });
    await expectFit(page, '280 px');
    await page.setViewportSize({ width: 320, height: 700 });
    const restoreTextSize = await doubleTextSize(page);
    await expectFit(page, 'text twice as large at 320 px');
    await page.setViewportSize({ width: 390, height: 844 });
    await expectFit(page, 'text twice as large at 390 px');
    expect.soft((await brokenWords(page)).filter(fitsLine), 'words, text twice as large').toEqual([]);
    await restoreTextSize();
    await page.setViewportSize({ width: 320, height: 700 });
    await page.addStyleTag({ content: spacing });
    await expectFit(page, 'wide spacing');
  });
}

const controls = 'a[href], button, summary, input, textarea';

for (const [name, path] of templateList) {
  test(`${name} fits, is accessible and large enough to touch on a phone @phone`, async ({ page }) => {
    await page.goto(path);
    await expect.soft(bar(page).getByRole('link', { name: phoneBar.chat, exact: true })).toBeVisible();
    await expectFit(page, 'on a phone');
    expect.soft(await smallControls(page.locator(controls)), 'small controls').toEqual([]);
    await openAnswer(page, name);
    await expectAxeFindsNothing(page, 'light', 'the page');
    if (name !== 'home') return;
    await openMenu(page, header.menu);
    expect
      .soft(await smallControls(page.locator('[popover]:popover-open :is(a, button)')), 'small controls')
      .toEqual([]);
    await expectAxeFindsNothing(page, 'dark', 'with its menu');
  });
}
