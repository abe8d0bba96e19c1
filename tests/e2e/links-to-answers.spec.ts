import { type Page, expect, test } from '@playwright/test';
import { faqCategories } from '@/content/faq';
import { labels } from '@/content/pages/labels';
import { serviceBySlug } from '@/content/services';

const budget = faqCategories.flatMap(({ items }) => items).find(({ id }) => id === 'ads-budget')!;
const pricing = faqCategories.find(({ id }) => id === 'pricing')!;
const time = serviceBySlug('seo-services').faq.find(({ id }) => id === 'time')!;

for (const javaScriptEnabled of [true, false]) {
  test.describe(
    `a link to an answer ${javaScriptEnabled ? 'with' : 'without'} JavaScript`,
    { tag: ['@both', '@decision-32'] },
    () => {
      test.use({ javaScriptEnabled });

      for (const [address, { question, answer }] of [
        ['/faq#ads-budget', budget],
        ['/services/seo-services#time', time],
      ] as const) {
        test(`opens it and brings it into view with its question: ${address}`, async ({ page }) => {
          await page.goto(address);
          await expect(page.getByText(answer)).toBeInViewport({ ratio: 1 });
          await expect(page.getByRole('heading', { name: question })).toBeInViewport({ ratio: 1 });
        });
      }

      test('opens a category', async ({ page }) => {
        await page.goto(`/faq#${pricing.id}`);
        await expect(page.getByRole('heading', { name: pricing.title })).toBeInViewport({ ratio: 1 });
        await expect(page.getByText(pricing.items[0]!.question)).toBeInViewport({ ratio: 1 });
      });
    },
  );
}

test.describe('the address of an answer', { tag: ['@both', '@decision-32'] }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });
  const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

  for (const [path, { id, question }] of [
    ['/faq', pricing.items[0]!],
    ['/services/seo-services', time],
  ] as const) {
    test(`is copied beside the open question of ${path}, and leads to it`, async ({ page, baseURL }) => {
      await page.goto(path);
      await expect(page.getByRole('button', { name: labels.copyLink.label })).toHaveCount(0);
      if (path === '/faq') await page.getByRole('heading', { name: pricing.title }).click();
      await page.getByRole('heading', { name: question }).click();
      await page.getByRole('button', { name: labels.copyLink.label }).click();
      await expect(page.getByText(labels.copyLink.copied, { exact: true })).toBeVisible();
      expect(await copied(page)).toBe(`${baseURL}${path}#${id}`);
      const address = await copied(page);
      // A reload would be told to stay where it was.
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page.getByRole('button', { name: labels.copyLink.label })).toBeInViewport();
    });
  }
});
