/* What opens, moves or covers something. */
import { expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { home } from '@/content/pages/home';
import { notifications } from '@/content/notifications';
import { sampleQuoteLinks } from '@/lib/sample-quotes';

test('copying moves nothing on the contact page, and its notification covers no button @both', async ({ page }) => {
  const copyButtons = page.locator('[data-copy]:visible');
  const notification = page.getByRole('region', { name: notifications.region }).getByRole('listitem');
  const send = page.getByRole('button', { name: contact.form.submit });
  const save = page.getByRole('link', { name: contact.labels.saveContact });
  const controls = page.locator('main :is(a, button, input, textarea)');
  const tops = () => controls.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: page.viewportSize()!.width, height: 720 });
  for (let index = 0, count = 1; index < count; index += 1) {
    await page.goto('/contact');
    await page.locator('details').evaluateAll((all) => all.forEach((each) => each.setAttribute('open', '')));
    count = await copyButtons.count();
    const button = copyButtons.nth(index);
    await button.evaluate((each) => each.scrollIntoView({ block: 'center' }));
    const before = await tops();
    await button.click();
    const cover = (await notification.boundingBox())!;
    expect.soft(await tops()).toEqual(before);
    for (const each of [button, send, save, page.locator('.phone-bar')]) {
      const box = await each.boundingBox();
      if (!box) continue;
      const isBeside = box.x + box.width <= cover.x || box.x >= cover.x + cover.width;
      const isAboveOrBelow = box.y + box.height <= cover.y || box.y >= cover.y + cover.height;
      expect.soft(isBeside || isAboveOrBelow, (await each.textContent())!).toBe(true);
    }
  }
});

test('home’s map has its links before anything moves @both', async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await page.goto('/');
  for (const link of await page.getByRole('navigation', { name: home.map }).getByRole('link').all()) {
    await link.click({ trial: true, position: { x: 8, y: 22 }, timeout: 2_000 });
  }
});

test('the sample quote is open from 1,024 px', async ({ page }) => {
  for (const width of [1023, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(sampleQuoteLinks[0]!.href.split('#')[0]!);
    await expect(page.locator('details:has(.paper-rows)')).toHaveJSProperty('open', width === 1024);
  }
});
