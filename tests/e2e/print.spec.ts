/* What comes out of a printer. */
import { expect, test } from '@playwright/test';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { call, chat } from '@/lib/contact-links';

const sheets = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length;

test('every service is a leaflet of at most two A4 sheets', async ({ page }) => {
  const longer: string[] = [];
  for (const { slug } of services) {
    await page.goto(`/services/${slug}`);
    const count = sheets(await page.pdf({ format: 'A4', preferCSSPageSize: true })) ?? 0;
    if (count < 1 || count > 2) longer.push(`${slug}: ${count} sheets`);
  }
  expect(longer).toEqual([]);
});

test('a leaflet has its drawing, its answers, the number, the mail and an address to type', async ({ page }) => {
  await page.goto('/services/seo-services');
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const main = page.getByRole('main');
  const text = await main.innerText();
  for (const part of [call.display, site.emails.info.value, `${new URL(site.url.value).host}/services/seo-services`])
    expect(text).toContain(part);
  await expect(main.locator('svg[viewBox="0 0 480 320"]')).toBeVisible();
  for (const answer of await main.locator('#questions details p').all()) await expect(answer).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
});

test('buttons print as text: no ground, no edge', async ({ page }) => {
  for (const path of ['/', '/services/seo-services', '/contact']) {
    await page.goto(path);
    await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
    const button = page
      .getByRole('main')
      .getByRole('link', { name: /quote|Call/ })
      .first();
    const { backgroundColor, borderTopWidth, color } = await button.evaluate((element) => {
      const style = getComputedStyle(element);
      return { backgroundColor: style.backgroundColor, borderTopWidth: style.borderTopWidth, color: style.color };
    });
    expect({ backgroundColor, borderTopWidth, color }).toEqual({
      backgroundColor: 'rgba(0, 0, 0, 0)',
      borderTopWidth: '0px',
      color: 'rgb(0, 0, 0)',
    });
  }
});

test('the chat prints an address that can be typed', async ({ page }) => {
  await page.goto('/contact');
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const link = page.getByRole('main').locator(`a[href^="${chat}"]`).first();
  const printed = await link.evaluate((element) => {
    const { content } = getComputedStyle(element, '::after');
    return content.replace(/attr\(([\w-]+)\)/, (_, name: string) => `"${element.getAttribute(name)}"`);
  });
  expect(printed).toContain(chat.replace('https://', ''));
  expect(printed).not.toMatch(/%|\?/);
});

test('legal pages print as documents: date, whole text, no list of contents', async ({ page }) => {
  await page.goto('/privacy-policy');
  await page.emulateMedia({ media: 'print', reducedMotion: 'reduce' });
  const main = page.getByRole('main');
  await expect(main.locator('time')).toBeVisible();
  await expect(main.locator('a[href^="#"]').first()).toBeHidden();
  expect(await main.innerText()).toContain(`${new URL(site.url.value).host}/privacy-policy`);
});
