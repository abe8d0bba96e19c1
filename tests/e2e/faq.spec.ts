import { type Page, expect, test } from '@playwright/test';
import { faqCategories } from '@/content/faq';
import type { FaqItem } from '@/content/types';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });
const itemOf = (id: string) => faqCategories.flatMap(({ items }) => items).find((item) => item.id === id)!;
const titleOf = (id: string) => faqCategories.find((category) => category.id === id)!.title;
const [quote, kind, pay] = ['ask-for-quote', 'what-you-do', 'how-to-pay'].map(itemOf) as [FaqItem, FaqItem, FaqItem];

for (const javaScriptEnabled of [true, false]) {
  test.describe(`the FAQ ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ javaScriptEnabled });

    test(
      'has one category and one question open at a time, and a click on the open one closes it',
      { tag: ['@spec-2', '@spec-4', '@decision-14'] },
      async ({ page }) => {
        await page.goto('/faq');
        await expect(page.getByText(kind.answer)).toBeHidden();
        await heading(page, kind.question).click();
        await expect(page.getByText(kind.answer)).toBeVisible();
        await heading(page, quote.question).click();
        await expect(page.getByText(quote.answer)).toBeVisible();
        await expect(page.getByText(kind.answer)).toBeHidden();
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
}
