import { type Page, expect, test } from '@playwright/test';
import { faqCategories } from '@/content/faq';
import type { FaqItem } from '@/content/types';

const boards = faqCategories.map(({ title }) => title);
const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });
const itemOf = (id: string) => faqCategories.flatMap(({ items }) => items).find((item) => item.id === id)!;
const [quote, kind, pay] = ['ask-for-quote', 'what-you-do', 'how-to-pay'].map(itemOf) as [FaqItem, FaqItem, FaqItem];
const question = { quote: quote.question, kind: kind.question, pay: pay.question };
const answer = { quote: quote.answer, kind: kind.answer, pay: pay.answer };

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    `the FAQ ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
    { tag: ['@spec-2', '@spec-4', '@decision-14'] },
    () => {
      test.use({ javaScriptEnabled });

      test.beforeEach(async ({ page }) => {
        await page.goto('/faq');
      });

      test('starts with the general questions and no answer', async ({ page }) => {
        for (const name of boards) await expect(heading(page, name)).toBeVisible();
        await expect(heading(page, question.quote)).toBeVisible();
        await expect(heading(page, question.pay)).toBeHidden();
        await expect(page.getByText(answer.kind)).toBeHidden();
      });

      test('turns the arrow of the open category', async ({ page }) => {
        const arrow = (name: string) =>
          page
            .locator('summary')
            .filter({ hasText: name })
            .locator('> [aria-hidden]')
            .evaluate((element) => getComputedStyle(element).rotate);
        expect(await arrow('General Questions')).not.toBe(await arrow('Pricing & Payment'));
      });

      test('has one category open at a time, and a click on the open one closes it', async ({ page }) => {
        await heading(page, 'Pricing & Payment').click();
        await expect(heading(page, question.pay)).toBeVisible();
        await expect(heading(page, question.quote)).toBeHidden();
        await heading(page, 'Pricing & Payment').click();
        await expect(heading(page, question.pay)).toBeHidden();
        await expect(heading(page, question.quote)).toBeHidden();
      });

      test('has one question open at a time, and a click on the open one closes it', async ({ page }) => {
        await heading(page, question.kind).click();
        await expect(page.getByText(answer.kind)).toBeVisible();
        await heading(page, question.quote).click();
        await expect(page.getByText(answer.quote)).toBeVisible();
        await expect(page.getByText(answer.kind)).toBeHidden();
        await heading(page, question.quote).click();
        await expect(page.getByText(answer.quote)).toBeHidden();
      });

      test('closes a question when a question of another category opens', async ({ page }) => {
        await heading(page, question.kind).click();
        await heading(page, 'Pricing & Payment').click();
        await heading(page, question.pay).click();
        await expect(page.getByText(answer.pay)).toBeVisible();
        await heading(page, 'General Questions').click();
        await expect(heading(page, question.kind)).toBeVisible();
        await expect(page.getByText(answer.kind)).toBeHidden();
      });

      test('can be used with the keyboard', async ({ page }) => {
        await page.locator('summary').filter({ hasText: 'General Questions' }).focus();
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page.getByText(answer.kind)).toBeVisible();
        await page.keyboard.press('Space');
        await expect(page.getByText(answer.kind)).toBeHidden();
      });
    },
  );
}
