import { expect, test } from '@playwright/test';

test(
  'any unknown path answers with the 404 page and logs itself',
  { tag: ['@spec-2', '@spec-8'] },
  async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    for (const path of ['/no-such-page', '/services/no-such-service', '/about/team']) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found');
      await expect(page.getByRole('main')).toContainText('404');
      await expect.poll(() => logged.filter((text) => text.includes(path))).toHaveLength(1);
    }
    await page.getByRole('link', { name: 'Return to Home' }).click();
    await expect(page).toHaveURL('/');
  },
);
