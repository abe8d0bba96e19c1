/* The service whose page a visitor comes from is a line of its own. */
import { type Page, expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { serviceBySlug } from '@/content/services';
import { mailBody, watchMails } from '../support/mail';

const { form, handOver } = contact;
const { shortTitle: title } = serviceBySlug('seo-services');
const field = (page: Page, name: 'name' | 'email' | 'message') => page.getByLabel(form[name], { exact: true });
const line = (page: Page) => page.getByRole('checkbox', { name: `${form.service}: ${title}` });
const chat = async (page: Page) =>
  new URL((await page.getByRole('link', { name: handOver.whatsapp }).getAttribute('href')) ?? '').searchParams.get(
    'text',
  );

async function send(page: Page): Promise<void> {
  await field(page, 'name').fill('Asha');
  await field(page, 'email').fill('asha@example.com');
  await field(page, 'message').fill('Hello');
  await page.getByRole('button', { name: form.submit }).click();
}

test(
  'it is part of what is handed over, and the message is still required',
  { tag: ['@both', '@decision-26'] },
  async ({ page }) => {
    await page.goto('/services/seo-services');
    await page.getByRole('main').getByRole('link', { name: 'Get free quote' }).first().click();
    await expect(line(page)).toBeChecked();
    await expect(field(page, 'message')).toHaveValue('');
    await field(page, 'name').fill('Asha');
    await field(page, 'email').fill('asha@example.com');
    await page.getByRole('button', { name: form.submit }).click();
    await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'true');
    await field(page, 'message').fill('Hello');
    await page.getByRole('button', { name: form.submit }).click();
    expect(await chat(page)).toBe(`Name: Asha\nE-mail: asha@example.com\n${form.service}: ${title}\n\nHello`);
  },
);

test('it can be taken away before and after the form is sent', { tag: '@decision-26' }, async ({ page }) => {
  await page.goto('/contact?service=seo-services');
  await line(page).uncheck();
  await send(page);
  expect(await chat(page)).toBe('Name: Asha\nE-mail: asha@example.com\n\nHello');

  await page.reload();
  await send(page);
  expect(await chat(page)).toContain(title);
  await line(page).uncheck();
  await expect.poll(() => chat(page)).not.toContain(title);
});

test(
  'it reaches the mail program if the form fails to load',
  { tag: ['@decision-11', '@decision-26'] },
  async ({ page }) => {
    const mails = await watchMails(page);
    await page.route(/\/_next\/static\/.*\.js$/, (route) => route.abort());
    await page.goto('/contact?service=seo-services');
    await send(page);
    await expect
      .poll(() => mails().map(mailBody))
      .toEqual([`Name: Asha\nE-mail: asha@example.com\n${form.service}: ${title}\n\nHello`]);
  },
);

for (const query of ['?service=unknown', '?service="><script>', '?service=__proto__', '']) {
  test(`there is none for "${query}"`, async ({ page }) => {
    await page.goto(`/contact${query}`);
    await expect(page.getByRole('checkbox')).toBeHidden();
    await send(page);
    expect(await chat(page)).toBe('Name: Asha\nE-mail: asha@example.com\n\nHello');
  });
}
