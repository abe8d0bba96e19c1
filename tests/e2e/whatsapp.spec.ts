import { expect, test } from '@playwright/test';
import { serviceBySlug } from '@/content/services';
import { templateList } from '../support/templates';

for (const [name, path] of templateList) {
  test(
    `${name} leads to WhatsApp from its footer, at every width`,
    { tag: ['@both', '@decision-28'] },
    async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
        'href',
        /^https:\/\/wa\.me\/\d+\?text=/,
      );
    },
  );
}

for (const path of ['/', '/services/seo-services', '/products/server-setup', '/services', '/about', '/faq']) {
  test(
    `${path} names WhatsApp beside its quote and call on wide screens, where no bar does`,
    { tag: ['@both', '@decision-28'] },
    async ({ page, isMobile }) => {
      await page.goto(path);
      const links = page.getByRole('main').getByRole('link', { name: 'WhatsApp', exact: true });
      const bar = page.getByRole('navigation', { name: 'Reach us' });
      if (isMobile) return expect(bar.getByRole('link', { name: 'WhatsApp' })).toBeVisible();
      await expect(bar).toBeHidden();
      await expect(links.first()).toBeVisible();
      await expect(links).toHaveCount(/^\/\w+\/./.test(path) ? 2 : 1);
    },
  );
}

test('on a service’s page it names the service', { tag: ['@both', '@decision-28'] }, async ({ page, isMobile }) => {
  await page.goto('/services/seo-services');
  const part = isMobile ? page.getByRole('navigation', { name: 'Reach us' }) : page.getByRole('main');
  const href = await part.getByRole('link', { name: 'WhatsApp' }).first().getAttribute('href');
  expect(new URL(href!).searchParams.get('text')).toContain(serviceBySlug('seo-services').title);
});
