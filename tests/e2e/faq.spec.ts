import { type Page, expect, test } from '@playwright/test';
import { openQuestions, otherQuestions, service, serviceAddress } from '../support/examples';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });
const [first, second] = [openQuestions.items[0]!, openQuestions.items[1]!];
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

test('a pressed question or category keeps its place while another one above it closes', async ({ page }) => {
  /** By how many pixels a click moves the summary with this heading. */
  async function movedBy(name: string): Promise<number> {
    const summary = page.locator('summary').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const top = () => summary.evaluate((element) => element.getBoundingClientRect().top);
    await summary.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await top();
    await summary.click();
    await expect(summary.locator('..')).toHaveAttribute('open');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return Math.abs(Math.round((await top()) - before));
  }

  for (const size of [
    { width: 390, height: 664 },
    { width: 1366, height: 650 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/faq');
    await heading(page, first.question).click();
    expect.soft(await movedBy(otherQuestions.title), `${size.width} px`).toBeLessThan(2);
  }
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto(serviceAddress);
  await heading(page, service.faq[0]!.question).click();
  expect.soft(await movedBy(service.faq.at(-1)!.question), serviceAddress).toBeLessThan(2);
});
