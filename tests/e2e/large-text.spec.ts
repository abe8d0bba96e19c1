/* Large text and wide spacing: nothing scrolls sideways, nothing is cut (WCAG 1.4.4, 1.4.10, 1.4.12). */
import { type Browser, chromium, expect, test } from '@playwright/test';
import { cutTexts, sidewaysScroll } from '../support/overflow';
import { templateList } from '../support/templates';

test.describe('with the browser’s own text size doubled', () => {
  let browser: Browser;
  test.beforeAll(async ({}, { project }) => {
    const { executablePath, args = [] } = project.use.launchOptions ?? {};
    browser = await chromium.launch({ executablePath, args: [...args, '--blink-settings=defaultFontSize=32'] });
  });
  test.afterAll(() => browser.close());

  for (const [name, path] of templateList)
    test(`${name} fits a phone`, async ({ baseURL }) => {
      const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL });
      await page.goto(path);
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
      expect({ sideways: await sidewaysScroll(page), cut: await cutTexts(page) }).toEqual({ sideways: 0, cut: [] });
      await page.close();
    });
});

const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

test.describe('with the text spacing that WCAG 1.4.12 names', () => {
  // The page's own policy allows no other styles; the visitor's browser may set them all the same.
  test.use({ bypassCSP: true, viewport: { width: 320, height: 700 } });

  for (const path of [...templateList.map(([, path]) => path), '/services/mobile-application-development'])
    test(`${path} fits the narrowest phone`, async ({ page }) => {
      await page.goto(path);
      await page.addStyleTag({ content: spacing });
      expect({ sideways: await sidewaysScroll(page), cut: await cutTexts(page) }).toEqual({ sideways: 0, cut: [] });
    });
});

for (const [name, path] of templateList)
  test(`a word of 300 letters does not widen ${name}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.evaluate(() => {
      for (const element of document.querySelectorAll(
        'main :is(h1, h2, h3, h4, p, li, dt, dd, a, summary, blockquote)',
      ))
        for (const node of element.childNodes)
          if (node instanceof Text && node.data.trim()) node.data = 'w'.repeat(300);
    });
    expect(await sidewaysScroll(page)).toBe(0);
  });
