import { expect, test } from '@playwright/test';
import { faqCategories } from '@/content/faq';
import { labels } from '@/content/pages/labels';
import { serviceBySlug } from '@/content/services';

const budget = faqCategories.flatMap(({ items }) => items).find(({ id }) => id === 'ads-budget')!;
const pricing = faqCategories.find(({ id }) => id === 'pricing')!;
const time = serviceBySlug('seo-services').faq.find(({ id }) => id === 'time')!;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a link to an answer opens it and scrolls to it and its question; a link to a category opens the category',
    { tag: ['@both', '@decision-32'] },
    async ({ page }) => {
      for (const [address, heading, text] of [
        ['/faq#ads-budget', budget.question, budget.answer],
        ['/services/seo-services#time', time.question, time.answer],
        [`/faq#${pricing.id}`, pricing.title, pricing.items[0]!.question],
      ] as const) {
        // From another page: browsers don't scroll to the same anchor twice.
        await page.goto('about:blank');
        await page.goto(address);
        await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 });
      }
    },
  );
});

test.describe('the address of an answer', { tag: '@decision-32' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const [path, { id, question }] of [
    ['/faq', pricing.items[0]!],
    ['/services/seo-services', time],
  ] as const) {
    test(`is copied beside the open question of ${path}, and leads to it`, async ({ page, baseURL }) => {
      const copy = page.getByRole('button', { name: labels.copyLink.label });
      await page.goto(path);
      await expect(copy).toHaveCount(0);
      if (path === '/faq') await page.getByRole('heading', { name: pricing.title }).click();
      await page.getByRole('heading', { name: question }).click();
      await copy.click();
      await expect(page.getByText(labels.copyLink.copied, { exact: true })).toBeVisible();
      const address = await page.evaluate(() => navigator.clipboard.readText());
      expect(address).toBe(`${baseURL}${path}#${id}`);
      // A reload would keep the scroll position.
      await page.goto('about:blank');
      await page.goto(address);
      await expect(copy).toBeInViewport();
    });
  }
});
