import { expect, test } from '@playwright/test';
import { notFound } from '@/content/pages/not-found';
import { services } from '@/content/services';
import { routes, servicePath } from '@/lib/routes';
import { serviceAddress } from '../support/examples';

const mistaken = services.flatMap(({ slug, mistakenSlugs = [] }) =>
  mistakenSlugs.map((wrong) => [`${routes.services}/${wrong}`, servicePath(slug)] as const),
);

// Which path means which page: unit/components/not-found/closest-path. The status of missed paths:
// export/servers.
test('the 404 page logs the missed path, and suggests the page that it meant without a request @spec-2 @spec-8 @decision-40', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  const suggestion = page.getByText(notFound.suggestion.split('{')[0]!);
  const link = page.getByRole('main').locator(suggestion).getByRole('link');
  await page.goto('/wp-login.php');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
  await expect(suggestion).toBeHidden();
  await expect.poll(() => logged.filter((text) => text.includes('/wp-login.php'))).toHaveLength(1);

  for (const [wrong, meant] of mistaken) {
    await page.goto(wrong);
    await expect(link).toHaveAttribute('href', new RegExp(`${meant}$`));
  }

  await page.goto(serviceAddress.replace('services', 'service').slice(0, -1));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await expect(link).toBeVisible();
  expect(asked.filter((url) => !url.endsWith('/favicon.svg'))).toEqual([]);
  await link.click();
  await expect(page).toHaveURL(serviceAddress);
});
