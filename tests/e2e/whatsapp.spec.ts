import { expect, test } from '@playwright/test';
import { labels } from '@/content/pages/labels';
import { serviceBySlug } from '@/content/services';

const once = ['/', '/services', '/about', '/faq'];
const twice = ['/services/seo-services', '/products/seo-services'];
const { title } = serviceBySlug('seo-services');

test(
  'pages name WhatsApp beside quote and call on wide screens, in the bar on small ones; a service’s chat names it',
  { tag: ['@both', '@decision-28'] },
  async ({ page, isMobile }) => {
    const bar = page.getByRole('navigation', { name: labels.reachUs });
    const links = (isMobile ? bar : page.getByRole('main')).getByRole('link', { name: labels.whatsApp, exact: true });
    for (const path of [...once, ...twice]) {
      await page.goto(path);
      await expect(bar, path).toBeVisible({ visible: isMobile });
      await expect(links.first(), path).toBeVisible();
      await expect(links, path).toHaveCount(!isMobile && twice.includes(path) ? 2 : 1);
      const text = new URL((await links.first().getAttribute('href'))!).searchParams.get('text');
      if (twice.includes(path)) expect(text).toContain(title);
    }
  },
);
