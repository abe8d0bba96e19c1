/* The message form of the contact page and the home page. */
import { expect, type Page } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { sendDialog } from '@/content/send-dialog';

const { form } = contact;
const typed = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };

export const field = (page: Page, name: keyof typeof typed) => page.getByLabel(form[name], { exact: true });
export const button = (page: Page) => page.getByRole('button', { name: form.submit });
export const dialog = (page: Page) => page.getByRole('dialog', { name: sendDialog.title });

/** Longer than a double press takes, in milliseconds. */
export const afterDoublePress = 550;

export async function fill(page: Page, texts: Partial<typeof typed> = {}): Promise<void> {
  for (const name of ['name', 'email', 'message'] as const) await field(page, name).fill(texts[name] ?? typed[name]);
}

export async function send(page: Page, texts?: Partial<typeof typed>): Promise<void> {
  await fill(page, texts);
  await button(page).click();
}

/** Closes the dialog by its last button, or in another way. */
export async function dismiss(page: Page, how = () => dialog(page).getByRole('button').last().click()): Promise<void> {
  await page.waitForTimeout(afterDoublePress);
  await how();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** The text of an enquiry with these values. */
export function enquiry({ service, ...texts }: Partial<typeof typed> & { service?: string } = {}): string {
  const { name, email, message } = { ...typed, ...texts };
  const about = service ? `\n${form.service}: ${service}` : '';
  return `${form.name}: ${name}\n${form.email}: ${email}${about}\n\n${message}`;
}

/** The text in the dialog's link to WhatsApp. */
export async function chatText(page: Page): Promise<string | null> {
  const href = await dialog(page).locator('a[href^="https://wa.me/"]').getAttribute('href');
  return new URL(href!).searchParams.get('text');
}

/** What is in the clipboard, with line breaks as they were before Windows changed them. */
export const copied = async (page: Page) =>
  (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r\n', '\n');
