import { expect, test } from '@playwright/test';
import { contactLabels } from '@/content/contact-labels';
import { phoneBar } from '@/content/phone-bar';
import { templates } from '../support/templates';

const { home, service, listing, about, faq } = templates;

// What the links say: export/links.
test(
  'pages show WhatsApp beside quote and call on wide screens, in the bar on small ones',
  { tag: ['@both', '@decision-28'] },
  async ({ page, isMobile }) => {
    const bar = page.getByRole('navigation', { name: phoneBar.name });
    const link = isMobile
      ? bar.getByRole('link', { name: phoneBar.chat, exact: true })
      : page.getByRole('main').getByRole('link', { name: contactLabels.chat, exact: true });
    for (const path of [home, service, listing, about, faq]) {
      await page.goto(path);
      await expect(bar, path).toBeVisible({ visible: isMobile });
      await expect(link.first(), path).toBeVisible();
    }
  },
);
