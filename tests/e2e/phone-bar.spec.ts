import { expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';

const bar = 'Reach us';

test.describe('the bar on small screens', () => {
  test.beforeEach(({ isMobile }) => test.skip(!isMobile, 'small screens only'));

  test('calls, chats and asks for a quote with targets a thumb can hit', async ({ page }) => {
    await page.goto('/about');
    const links = page.getByRole('navigation', { name: bar }).getByRole('link');
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(addresses[0]).toBe(`tel:${site.phone.value}`);
    expect(addresses[1]).toMatch(new RegExp(`^https://wa\\.me/${site.phone.value.slice(1)}\\?text=`));
    expect(addresses[2]).toBe('/contact');
    for (const link of await links.all()) {
      const box = await link.boundingBox();
      expect(box!.height).toBeGreaterThanOrEqual(44);
      expect(box!.width).toBeGreaterThanOrEqual(44);
    }
  });

  for (const path of ['/services/seo-services', '/products/seo-services']) {
    test(`names the service on ${path}`, async ({ page }) => {
      await page.goto(path);
      const nav = page.getByRole('navigation', { name: bar });
      const chat = new URL((await nav.getByRole('link', { name: 'WhatsApp' }).getAttribute('href')) ?? '');
      expect(chat.searchParams.get('text')).toMatch(/^SEO/);
      await expect(nav.getByRole('link', { name: 'Quote' })).toHaveAttribute('href', '/contact?service=seo-services');
    });
  }

  test('leaves the footer’s last line in sight', async ({ page }) => {
    await page.goto('/');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const last = page.getByRole('contentinfo').getByRole('link', { name: 'Refund policy' });
    const lastBox = await last.boundingBox();
    const barBox = await page.getByRole('navigation', { name: bar }).boundingBox();
    expect(lastBox!.y + lastBox!.height).toBeLessThanOrEqual(barBox!.y);
  });

  test('makes room while a form is in use, its button included', async ({ page }) => {
    await page.goto('/contact');
    const nav = page.getByRole('navigation', { name: bar });
    await expect(nav).toBeVisible();
    for (const label of [contact.form.name, contact.form.email, contact.form.message]) {
      await page.getByLabel(label, { exact: true }).focus();
      await expect(nav).toBeHidden();
    }
    await page.getByRole('button', { name: contact.form.submit }).focus();
    await expect(nav).toBeHidden();
    await page.getByRole('button', { name: contact.form.submit }).blur();
    await expect(nav).toBeVisible();
  });

  test('leads to the form on the contact page itself', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('navigation', { name: bar }).getByRole('link', { name: 'Quote' }).click();
    await expect(page.getByRole('heading', { name: contact.form.title })).toBeInViewport();
  });

  test('never covers what has the keyboard’s focus', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const barBox = await page.getByRole('navigation', { name: bar }).boundingBox();
    const links = page.getByRole('main').getByRole('link');
    for (const link of (await links.all()).slice(0, 25)) {
      await link.focus();
      const box = await link.boundingBox();
      if (box!.height < barBox!.y) expect(box!.y + box!.height).toBeLessThanOrEqual(barBox!.y + 1);
    }
  });
});

test('a wide screen has no bar', async ({ page, isMobile }) => {
  test.skip(isMobile, 'wide screens only');
  await page.goto('/');
  await expect(page.getByRole('navigation', { name: bar })).toBeHidden();
});

test.describe('open now', () => {
  for (const timezoneId of ['America/Los_Angeles', 'Pacific/Auckland']) {
    test.describe(`in ${timezoneId}`, () => {
      test.use({ timezoneId });
      for (const [time, sign] of [
        ['2026-11-25T11:00:00+05:30', 'Open now, until 8:00 PM IST'],
        ['2026-11-25T20:00:00+05:30', 'Closed, opens Thursday 9:00 AM IST'],
        ['2026-11-28T23:30:00+05:30', 'Closed, opens Monday 9:00 AM IST'],
      ] as const) {
        test(`says "${sign}" at ${time}`, async ({ page }) => {
          await page.clock.setFixedTime(new Date(time));
          await page.goto('/contact');
          await expect(page.getByRole('main').getByText(sign)).toBeVisible();
          await expect(page.getByRole('contentinfo').getByText(sign)).toBeVisible();
        });
      }
    });
  }

  test('stays after the page wakes', async ({ page }) => {
    await page.goto('/contact');
    const sign = page.getByRole('main').getByText(/^(Open now|Closed, opens)/);
    const before = await sign.textContent();
    await page.getByLabel(contact.form.name, { exact: true }).focus();
    // React has the form once its hint is tied to its field.
    await expect(page.getByLabel(contact.form.name, { exact: true })).toHaveAttribute('aria-describedby', /./);
    await page.getByRole('button', { name: contact.form.submit }).click();
    await expect(page.getByLabel(contact.form.name, { exact: true })).toHaveAttribute('aria-invalid', 'true');
    await expect(sign).toHaveText(before ?? '');
  });
});

test.describe('tooltips', () => {
  const placeholder = 'Facebook, coming soon';

  test('open for the mouse that woke the page, and Escape closes them', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a mouse');
    await page.goto('/about');
    await page.getByRole('button', { name: placeholder }).hover();
    await expect(page.getByRole('tooltip')).toHaveText('Coming soon');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('tooltip')).toBeHidden();
  });

  test('open for the keyboard that woke the page', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a keyboard');
    await page.goto('/about');
    await page.getByRole('button', { name: placeholder }).focus();
    await expect(page.getByRole('tooltip')).toHaveText('Coming soon');
  });

  test('open by a tap where there is nothing else to do', async ({ page, isMobile }) => {
    test.skip(!isMobile, 'a finger');
    await page.goto('/about');
    await page.getByRole('button', { name: placeholder }).tap({ force: true });
    await expect(page.getByRole('tooltip')).toHaveText('Coming soon');
  });

  test('stay inside the window', async ({ page }) => {
    await page.goto('/about');
    const button = page.getByRole('button', { name: placeholder });
    await button.focus();
    await button.press('Enter');
    const tooltip = page.getByRole('tooltip');
    const width = page.viewportSize()!.width;
    // The focus scrolls the page to the button, and what is open closes until the scrolling ends.
    await expect(async () => {
      const box = await tooltip.boundingBox({ timeout: 500 });
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(width);
      const control = await button.boundingBox();
      expect(box!.y + box!.height <= control!.y || box!.y >= control!.y + control!.height).toBe(true);
    }).toPass({ timeout: 5_000 });
  });

  test('name icon buttons', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a mouse');
    await page.goto('/contact');
    await page.getByRole('button', { name: contact.details.copyNumber }).hover();
    await expect(page.getByRole('tooltip')).toHaveText(contact.details.copyNumber);
  });
});
