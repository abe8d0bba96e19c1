/* A form whose files did not load says so, and tries again. */
import { type Page, expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { watchMails } from '../support/mail';

const { form, handOver } = contact;
const script = /\/_next\/static\/.*\.js$/;
const send = (page: Page) => page.getByRole('button', { name: form.submit });
const line = (page: Page) => page.getByRole('status').filter({ hasText: form.failedToLoad });

async function fill(page: Page): Promise<void> {
  await page.getByLabel(form.name, { exact: true }).fill('Asha');
  await page.getByLabel(form.email, { exact: true }).fill('asha@example.com');
  await page.getByLabel(form.message, { exact: true }).fill('Hello');
}

test(
  'offline at the first focus and online again, the form is handed over',
  { tag: ['@both', '@decision-30'] },
  async ({ page, context }) => {
    const mails = await watchMails(page);
    await page.goto('/contact');
    await expect(line(page)).toBeHidden();
    await context.setOffline(true);
    await fill(page);
    await expect(line(page)).toBeVisible();
    for (const name of [contact.details.email, contact.details.whatsapp]) {
      await expect(line(page).getByRole('link', { name })).toBeVisible();
    }
    await context.setOffline(false);
    await send(page).click();
    await expect(page.getByRole('region', { name: handOver.title })).toBeVisible();
    await expect(line(page)).toBeHidden();
    expect(mails()).toEqual([]);
  },
);

test('a file that failed is asked for again at the next touch', { tag: '@decision-30' }, async ({ page }) => {
  const mails = await watchMails(page);
  let failures = 0;
  await page.route(script, (route) => {
    failures += 1;
    return failures > 6 ? route.continue() : route.fulfill({ status: 503, body: '' });
  });
  await page.goto('/');
  await page.getByLabel(form.message, { exact: true }).fill('Hello');
  await expect(line(page)).toBeVisible();
  await send(page).focus();
  await send(page).click();
  await expect
    .poll(async () => mails().length + (await page.getByRole('region', { name: handOver.title }).count()))
    .toBe(1);
  await page.getByLabel(form.name, { exact: true }).click();
  await expect(line(page)).toBeHidden();
  await send(page).click();
  await expect(page.getByRole('region', { name: handOver.title })).toBeVisible();
});

test(
  'typing and moving the mouse over a form that failed ask for nothing',
  { tag: '@decision-30' },
  async ({ page }) => {
    await page.route(script, (route) => route.abort());
    await page.goto('/contact');
    await page.getByLabel(form.name, { exact: true }).focus();
    await expect(line(page)).toBeVisible();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.keyboard.type('Asha');
    await page.getByLabel(form.message, { exact: true }).hover();
    expect(asked).toEqual([]);
  },
);
