import { type Locator, type Page, expect, test } from '@playwright/test';
import { faqCategories } from '@/content/faq';
import { serviceBySlug } from '@/content/services';
import type { FaqItem } from '@/content/types';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });
const itemOf = (id: string) => faqCategories.flatMap(({ items }) => items).find((item) => item.id === id)!;
const titleOf = (id: string) => faqCategories.find((category) => category.id === id)!.title;
const [quote, town, pay] = ['ask-for-quote', 'my-town', 'how-to-pay'].map(itemOf) as [FaqItem, FaqItem, FaqItem];

test.describe('the FAQ without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'has one category and one question open at a time, and a click on the open one closes it',
    { tag: ['@spec-2', '@spec-4', '@decision-14'] },
    async ({ page }) => {
      await page.goto('/faq');
      await expect(page.getByText(town.answer)).toBeHidden();
      await heading(page, town.question).click();
      await expect(page.getByText(town.answer)).toBeVisible();
      await heading(page, quote.question).click();
      await expect(page.getByText(quote.answer)).toBeVisible();
      await expect(page.getByText(town.answer)).toBeHidden();
      await expect(page.locator('[open] > summary path + path').filter({ visible: true }), 'minus').toHaveCount(0);

      await heading(page, titleOf('pricing')).click();
      await expect(heading(page, quote.question)).toBeHidden();
      await heading(page, pay.question).click();
      await expect(page.getByText(pay.answer)).toBeVisible();
      await heading(page, titleOf('general')).click();
      await expect(heading(page, quote.question)).toBeVisible();
      await expect(page.getByText(quote.answer)).toBeHidden();

      await heading(page, titleOf('pricing')).click();
      await heading(page, pay.question).click();
      await expect(page.getByText(pay.answer)).toBeHidden();
      await heading(page, titleOf('pricing')).click();
      await expect(heading(page, pay.question)).toBeHidden();
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
        await heading(page, town.question).click();
        expect.soft(await movedBy(page, titleOf('pricing'), press), `${size.width} px`).toBeLessThan(2);
      }
      await page.setViewportSize({ width: 640, height: 320 });
      const { slug, faq } = serviceBySlug('seo-services');
      await page.goto(`/services/${slug}`);
      await heading(page, faq[0]!.question).click();
      expect.soft(await movedBy(page, faq.at(-1)!.question, press), slug).toBeLessThan(2);
    });
  }
});
