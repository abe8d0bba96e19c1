import { expect, test } from '@playwright/test';
import { serviceBySlug } from '@/content/services';

const once = ['/', '/services', '/about', '/faq'];
const twice = ['/services/seo-services', '/products/server-setup'];

test(
  'pages name WhatsApp beside quote and call on wide screens, in the bar on small ones',
  { tag: ['@both', '@decision-28'] },
  async ({ page, isMobile }) => {
    for (const path of [...once, ...twice]) {
      await page.goto(path);
      const links = page.getByRole('main').getByRole('link', { name: 'WhatsApp', exact: true });
      const bar = page.getByRole('navigation', { name: 'Reach us' });
      if (isMobile) {
        await expect(bar.getByRole('link', { name: 'WhatsApp' }), path).toBeVisible();
        continue;
      }
      await expect(bar, path).toBeHidden();
      await expect(links.first(), path).toBeVisible();
      await expect(links, path).toHaveCount(twice.includes(path) ? 2 : 1);
    }
  },
);

test('on a service’s page it names the service', { tag: ['@both', '@decision-28'] }, async ({ page, isMobile }) => {
  await page.goto('/services/seo-services');
  const part = isMobile ? page.getByRole('navigation', { name: 'Reach us' }) : page.getByRole('main');
  const href = await part.getByRole('link', { name: 'WhatsApp' }).first().getAttribute('href');
  expect(new URL(href!).searchParams.get('text')).toContain(serviceBySlug('seo-services').title);
});
