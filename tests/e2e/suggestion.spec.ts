import { expect, test } from '@playwright/test';

for (const [missed, meant] of [
  ['/service/seo', '/services/seo-services'],
  ['/website-developement', '/services/website-development'],
  ['/contact-us', '/contact'],
  ['/faqs', '/faq'],
] as const) {
  test(`${missed} suggests ${meant}, without a request`, { tag: '@decision-25' }, async ({ page }) => {
    const asked: string[] = [];
    await page.goto(missed);
    page.on('request', (request) => asked.push(request.url()));
    const link = page.getByRole('main').getByText('Did you mean').getByRole('link');
    await expect(link).toBeVisible();
    expect(asked.filter((url) => !url.endsWith('/favicon.svg'))).toEqual([]);
    await link.click();
    await expect(page).toHaveURL(meant);
  });
}

test('/wp-login.php suggests nothing', { tag: '@decision-25' }, async ({ page }) => {
  await page.goto('/wp-login.php');
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
  await expect(page.getByText('Did you mean')).toBeHidden();
});
