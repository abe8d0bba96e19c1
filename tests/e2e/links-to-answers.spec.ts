import { expect, test } from '@playwright/test';
import { copying } from '@/content/copying';
import { otherQuestions, service, serviceAddress } from '../support/examples';

const [first, last] = [otherQuestions.items[0]!, otherQuestions.items.at(-1)!];
const onService = service.faq.at(-1)!;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a link to an answer opens it and scrolls to it and its question; a link to a category opens the category',
    { tag: ['@both', '@decision-43'] },
    async ({ page }) => {
      for (const [address, heading, text] of [
        [`/faq#${last.id}`, last.question, last.answer],
        [`${serviceAddress}#${onService.id}`, onService.question, onService.answer],
        [`/faq#${otherQuestions.id}`, otherQuestions.title, first.question],
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

// Safari on iOS 17 doesn't open `<details>` for a fragment: a script does.
test('an answer opens when the address names it, also percent-encoded', async ({ page }) => {
  const answer = page.getByText(last.answer);
  const goTo = (hash: string) =>
    page.evaluate((to) => {
      history.replaceState(null, '', to);
      dispatchEvent(new HashChangeEvent('hashchange'));
    }, hash);
  for (const hash of [last.id, `%${last.id.charCodeAt(0).toString(16)}${last.id.slice(1)}`]) {
    await page.goto('/faq');
    await expect(answer).toBeHidden();
    await goTo(`#${hash}`);
    await expect(answer).toBeInViewport({ ratio: 1 });
    // Also if only its category is closed.
    await page.getByRole('heading', { name: otherQuestions.title }).click();
    await expect(answer).toBeHidden();
    await goTo(`#${hash}`);
    await expect(answer).toBeInViewport({ ratio: 1 });
    // The next visit isn't to an anchor of the same page.
    await page.goto('about:blank');
  }
});

test.describe('the address of an answer', { tag: '@decision-43' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  for (const [path, { id, question }] of [
    ['/faq', first],
    [serviceAddress, onService],
  ] as const) {
    test(`is copied beside the open question of ${path}`, async ({ page, baseURL }) => {
      const copy = page.getByRole('button', { name: copying.link.label });
      await page.goto(path);
      await expect(copy).toHaveCount(0);
      if (path === '/faq') await page.getByRole('heading', { name: otherQuestions.title }).click();
      await page.getByRole('heading', { name: question }).click();
      await copy.click();
      await expect(page.getByText(copying.link.notification, { exact: true })).toBeVisible();
      const address = await page.evaluate(() => navigator.clipboard.readText());
      expect(address).toBe(`${baseURL}${path}#${id}`);
    });
  }
});
