import { type Locator, type Page, expect, test } from '@playwright/test';
import type { FaqItem } from '@/content/types';
import { openQuestions, otherQuestions, service, serviceAddress } from '../support/examples';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });
const [first, second] = openQuestions.items as [FaqItem, FaqItem];
const other = otherQuestions.items[0]!;

test.describe('the FAQ without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'has one category and one question open at a time, and a click on the open one closes it',
    { tag: ['@spec-2', '@spec-4', '@decision-14'] },
    async ({ page }) => {
      await page.goto('/faq');
      await expect(page.getByText(first.answer)).toBeHidden();
      await heading(page, first.question).click();
      await expect(page.getByText(first.answer)).toBeVisible();
      await heading(page, second.question).click();
      await expect(page.getByText(second.answer)).toBeVisible();
      await expect(page.getByText(first.answer)).toBeHidden();
      await expect(page.locator('[open] > summary .upright').filter({ visible: true }), 'minus').toHaveCount(0);

      await heading(page, otherQuestions.title).click();
      await expect(heading(page, second.question)).toBeHidden();
      await heading(page, other.question).click();
      await expect(page.getByText(other.answer)).toBeVisible();
      await heading(page, openQuestions.title).click();
      await expect(heading(page, second.question)).toBeVisible();
      await expect(page.getByText(second.answer)).toBeHidden();

      await heading(page, otherQuestions.title).click();
      await heading(page, other.question).click();
      await expect(page.getByText(other.answer)).toBeHidden();
      await heading(page, otherQuestions.title).click();
      await expect(heading(page, other.question)).toBeHidden();
    },
  );
});

test.describe('a pressed question or category', () => {
  const sizes = [
    { width: 390, height: 664 },
    { width: 360, height: 640 },
    { width: 1366, height: 650 },
  ];

  /** By how many pixels a press moves the summary with this heading. */
  async function movedBy(page: Page, name: string, press: (summary: Locator) => Promise<void>): Promise<number> {
    const summary = page.locator('summary').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const top = () => summary.evaluate((element) => element.getBoundingClientRect().top);
    await summary.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await top();
    await press(summary);
    await expect(summary.locator('..')).toHaveAttribute('open');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return Math.abs(Math.round((await top()) - before));
  }

  for (const [way, press] of [
    ['pointer', (summary: Locator) => summary.click()],
    ['keyboard', (summary: Locator) => summary.press('Enter')],
  ] as const) {
    test(`keeps its place for the ${way} while another one above it closes`, async ({ page }) => {
      for (const size of sizes) {
        await page.setViewportSize(size);
        await page.goto('/faq');
        await heading(page, first.question).click();
        expect.soft(await movedBy(page, otherQuestions.title, press), `${size.width} px`).toBeLessThan(2);
      }
      await page.setViewportSize({ width: 640, height: 320 });
      await page.goto(serviceAddress);
      await heading(page, service.faq[0]!.question).click();
      expect.soft(await movedBy(page, service.faq.at(-1)!.question, press), serviceAddress).toBeLessThan(2);
    });
  }
});
