/* Printed pages. */
import { expect, type Page, test } from '@playwright/test';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { services } from '@/content/services';
import { site } from '@/content/site';
import { call, chatUrl, quoteLink } from '@/lib/contact-links';
import { routes, servicePath } from '@/lib/routes';
import { siteAddress } from '@/lib/site-address';
import { dialog, send } from '../support/contact-form';
import { serviceAddress } from '../support/examples';
import { visits } from '../support/templates';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

/** Lists texts that are printed over one another, as may happen at page breaks. */
async function overprinted(page: Page, format: string): Promise<string[]> {
  const pdf = await page.pdf({ format });
  const { promise } = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const file = await promise;
  const found: string[] = [];
  for (let sheet = 1; sheet <= file.numPages; sheet += 1) {
    const { items } = await (await file.getPage(sheet)).getTextContent();
    // From the baseline to the top of capitals, in points.
    const texts = items.flatMap((item) => {
      if (!('str' in item) || !item.str.trim()) return [];
      const [, , , size, left, bottom] = item.transform as number[];
      return [{ text: item.str, left: left!, right: left! + item.width, bottom: bottom!, top: bottom! + size! * 0.7 }];
    });
    for (const [at, one] of texts.entries()) {
      for (const other of texts.slice(at + 1)) {
        const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const height = Math.min(one.top, other.top) - Math.max(one.bottom, other.bottom);
        // Letters of one word may overlap.
        if (width > 4 && height > 1) found.push(`${format}, sheet ${sheet}: “${one.text}” on “${other.text}”`);
      }
    }
  }
  return found;
}

test('no template prints a text over another', async ({ page }) => {
  await page.emulateMedia({ media: null });
  for (const [name, path] of visits) {
    await page.goto(path);
    expect.soft(await overprinted(page, 'A4'), name).toEqual([]);
  }
});

test('contact prints no text over another on large and small paper, with a service chosen and the dialog open', async ({
  page,
}) => {
  await page.emulateMedia({ media: null });
  await page.goto(quoteLink(servicePath(services[0]!.slug)).href);
  for (const isSent of [false, true]) {
    if (isSent) await send(page);
    if (isSent) await expect(dialog(page)).toBeVisible();
    for (const format of ['A4', 'A5']) expect.soft(await overprinted(page, format), `sent: ${isSent}`).toEqual([]);
  }
});

test('a service page prints its drawing, its answers, number, e-mail address and URL', async ({ page }) => {
  await page.goto(serviceAddress);
  const main = page.getByRole('main');
  const text = await main.innerText();
  for (const part of [call.display, site.emails.info.value, new URL(siteAddress).host + serviceAddress])
    expect(text).toContain(part);
  const drawing = main.locator('svg[viewBox="0 0 480 320"]');
  await expect(drawing).toBeVisible();
  const toDraw = await drawing.evaluate((svg) => svg.getAnimations({ subtree: true }).length);
  expect(toDraw, 'lines still to be drawn').toBe(0);
  for (const answer of await main.locator('#questions details p').all()) await expect(answer).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation').filter({ visible: true })).toHaveCount(0);
});

test('the chat and the quote print an address that can be typed', async ({ page }) => {
  for (const [path, href, typed] of [
    ['/contact', chatUrl, chatUrl.replace('https://', '')],
    [serviceAddress, routes.contact, new URL(siteAddress).host + routes.contact],
  ] as const) {
    await page.goto(path);
    const link = page.getByRole('main').locator(`a[href^="${href}"]`).first();
    await expect(link).toBeVisible();
    const printed = await link.evaluate((element) =>
      getComputedStyle(element, '::after').content.replace(
        /attr\(([\w-]+)\)/,
        (_, name: string) => `${element.getAttribute(name)}`,
      ),
    );
    expect(printed).toContain(typed);
    expect(printed).not.toMatch(/%|\?/);
  }
});

test('legal pages print with their date and URL, without their table of contents', async ({ page }) => {
  await page.goto('/privacy-policy');
  const main = page.getByRole('main');
  await expect(main.locator('time')).toBeVisible();
  await expect(main.locator('a[href^="#"]').first()).toBeHidden();
  expect(await main.innerText()).toContain(`${new URL(siteAddress).host}/privacy-policy`);
});

test('the FAQ prints every answer, and no menu', async ({ page }) => {
  await page.goto('/faq');
  await expect(page.getByRole('banner')).toBeHidden();
  const hidden = await page
    .locator('main details :is(h3, p)')
    .evaluateAll((texts) =>
      texts
        .filter(
          (text) => !text.checkVisibility({ contentVisibilityAuto: true }) || !text.getBoundingClientRect().height,
        )
        .map(({ textContent }) => textContent),
    );
  expect(hidden).toEqual([]);
});
