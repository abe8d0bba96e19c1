import { expect, test } from '@playwright/test';
import { labels } from '@/content/pages/labels';
import { servicePath } from '@/lib/routes';
import { service, serviceAddress } from '../support/examples';

const servicePages = [serviceAddress, servicePath(service.slug, 'products')];
const pages = ['/', '/services', '/about', '/faq', ...servicePages];

test(
  'pages name WhatsApp beside quote and call on wide screens, in the bar on small ones; a service’s chat names it',
  { tag: ['@both', '@decision-28'] },
  async ({ page, isMobile }) => {
    const bar = page.getByRole('navigation', { name: labels.reachUs });
    const link = (isMobile ? bar : page.getByRole('main')).getByRole('link', { name: labels.whatsApp, exact: true });
    for (const path of pages) {
      await page.goto(path);
      await expect(bar, path).toBeVisible({ visible: isMobile });
      await expect(link.first(), path).toBeVisible();
      const text = new URL((await link.first().getAttribute('href'))!).searchParams.get('text');
      if (servicePages.includes(path)) expect(text).toContain(service.title);
    }
  },
);
