/* A form whose files failed to load says so, and tries again. */
import { type Page, expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { button, enquiry, fill, panel } from '../support/contact-form';
import { mailBody, watchMails } from '../support/mail';

const script = /\/_next\/.*\.js$/;
const line = (page: Page) => page.getByRole('status').filter({ hasText: contact.form.failedToLoad.text });

test(
  'a form focused offline is handed over once the visitor is online again',
  { tag: ['@both', '@decision-30'] },
  async ({ page, context }) => {
    const mails = await watchMails(page);
    await page.goto('/contact');
    await expect(line(page)).toBeHidden();
    await context.setOffline(true);
    await fill(page);
    await expect(line(page)).toBeVisible();
    await expect(page.getByText(contact.form.nextStep!)).toBeHidden();
    for (const name of [contact.details.email, contact.details.whatsapp]) {
      await expect(line(page).getByRole('link', { name })).toBeVisible();
    }
    await context.setOffline(false);
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(line(page)).toBeHidden();
    expect(mails()).toEqual([]);
  },
);

test('the links beside a failed form carry what was typed, and say if it’s too long for an e-mail link', async ({
  page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const mails = await watchMails(page);
  await page.route(script, (route) => route.abort());
  await page.goto('/contact');
  const { copy, copied, cut } = contact.form.failedToLoad;
  for (const [message, isCut] of [
    ['नमस्ते & hello', false],
    ['नमस्ते '.repeat(60), true],
  ] as const) {
    await fill(page, { message });
    await button(page).click();
    await expect.poll(mails).toHaveLength(isCut ? 2 : 1);
    await expect(page.getByText(cut)).toBeVisible({ visible: isCut });
    const [mail, chat] = await Promise.all(
      [contact.details.email, contact.details.whatsapp].map((name) =>
        line(page).getByRole('link', { name }).getAttribute('href'),
      ),
    );
    expect(enquiry({ message }).startsWith(mailBody(mail).replace(/…$/, ''))).toBe(true);
    expect(new URL(chat!).searchParams.get('text')?.replaceAll('\r\n', '\n')).toBe(enquiry({ message }));
    await line(page)
      .getByRole('button', { name: isCut ? copied : copy })
      .click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(enquiry({ message }));
  }
});

test('the copy button says so if the browser refuses the clipboard', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.route(script, (route) => route.abort());
  await page.goto('/contact');
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('Refused', 'NotAllowedError'));
  });
  await fill(page);
  const { copy, copyFailed } = contact.form.failedToLoad;
  await line(page).getByRole('button', { name: copy }).click();
  await expect(line(page).getByRole('button', { name: copyFailed })).toBeVisible();
  expect(errors).toEqual([]);
});
