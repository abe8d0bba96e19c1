import { expect, test } from '@playwright/test';
import { notFound } from '@/content/pages/not-found';
import { services } from '@/content/services';
import { servicePath } from '@/lib/routes';

const { slug, mistakenSlugs } = services.find((service) => service.mistakenSlugs)!;

// Which path means which page: unit/components/not-found.
test('the 404 page logs the path and suggests a page', { tag: ['@spec-2', '@spec-8'] }, async ({ page }) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const suggestion = page.getByRole('main').getByText(notFound.suggestion.split('{')[0]!);
  await page.goto('/wp-login.php');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await expect.poll(() => logged.filter((text) => text.includes('/wp-login.php'))).toHaveLength(1);
  await expect(suggestion).toBeHidden();
  await page.goto(`/services/${mistakenSlugs![0]}`);
  await suggestion.getByRole('link').click();
  await expect(page).toHaveURL(servicePath(slug));
});
