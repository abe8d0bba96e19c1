import { expect, test } from '@playwright/test';
import { notFound } from '@/content/pages/not-found';
import { serviceAddress } from '../support/examples';

test(
  'any unknown path answers with the 404 page and logs itself',
  { tag: ['@spec-2', '@spec-8'] },
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    for (const path of ['/no-such-page', '/services/no-such-service', '/about/team']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
      await expect.poll(() => logged.filter((text) => text.includes(path))).toHaveLength(1);
    }
  },
);

// Which path means which page: unit/lib/closest-path.
test(
  'a mistyped address suggests the page it meant, without a request; another suggests nothing',
  { tag: ['@both', '@decision-25'] },
  async ({ page }) => {
    const suggestion = page.getByText(notFound.suggestion.split('{')[0]!);
    await page.goto('/wp-login.php');
    await expect(page.getByRole('heading', { name: notFound.title })).toBeVisible();
    await expect(suggestion).toBeHidden();
    await page.goto(serviceAddress.replace('services', 'service').slice(0, -1));
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const link = page.getByRole('main').locator(suggestion).getByRole('link');
    await expect(link).toBeVisible();
    expect(asked.filter((url) => !url.endsWith('/favicon.svg'))).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(serviceAddress);
  },
);
