import { expect, test } from '@playwright/test';
import { legalMenu } from '@/lib/navigation';
import { phoneBar } from '@/content/labels';
import { services } from '@/content/services';
import { button, field } from '../support/contact-form';
import { tooWide } from '../support/overflow';
import { quoteBox } from '../support/quote';

const bar = phoneBar.name;

test.describe('the bar on small screens @phone', () => {
  test('is hidden while a form or its button has the focus', async ({ page }) => {
    await page.goto('/');
    const nav = page.getByRole('navigation', { name: bar });
    await expect(nav).toBeVisible();
    for (const control of [...(['name', 'email', 'message'] as const).map((name) => field(page, name)), button(page)]) {
      await control.focus();
      await expect(nav).toBeHidden();
    }
    await button(page).blur();
    await expect(nav).toBeVisible();
  });

  test('is at the end of the contact page, whose first screen has the first field', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/contact');
    await expect(field(page, 'name')).toBeInViewport({ ratio: 1 });
    const nav = page.getByRole('navigation', { name: bar });
    await expect(nav).not.toBeInViewport();
    await page.keyboard.press('End');
    // Scrolling ends at a whole pixel.
    await expect(nav).toBeInViewport({ ratio: 0.99 });
  });

  test('never covers the focused link, nor the last one of the page', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    const barBox = await page.getByRole('navigation', { name: bar }).boundingBox();
    const links = page.getByRole('main').getByRole('link');
    const last = page.getByRole('contentinfo').getByRole('link', { name: legalMenu.at(-1)!.label });
    for (const link of [...(await links.all()).slice(0, 25), last]) {
      await link.focus();
      const box = await link.boundingBox();
      if (box!.height < barBox!.y) expect(box!.y + box!.height).toBeLessThanOrEqual(barBox!.y + 1);
    }
  });

  test('shows how many services are ticked, as high as before, also while a box has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/products');
    const nav = page.getByRole('navigation', { name: bar });
    const before = await nav.boundingBox();
    for (const service of services) await quoteBox(page, service).check();
    await expect(quoteBox(page, services.at(-1)!)).toBeFocused();
    const quote = nav.getByRole('link', { name: `${phoneBar.quote} ${services.length}` });
    await expect(quote).toBeVisible();
    expect(await nav.boundingBox()).toEqual(before);
    expect(await tooWide(page)).toEqual([]);
  });
});
