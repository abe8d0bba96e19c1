/* The message form of the contact page and the home page. */
import type { Page } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { sendDialog } from '@/content/send-dialog';

const { form } = contact;
const typed = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };

/** The scripts that are requested when a visitor uses the form or a copy button. */
export const scripts = /\/_next\/.*\.js(\?|$)/;

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

/** The text of an enquiry with these values. */
export function enquiry({ service, ...texts }: Partial<typeof typed> & { service?: string } = {}): string {
  const { name, email, message } = { ...typed, ...texts };
  const about = service ? `\n${form.service}: ${service}` : '';
  return `${form.name}: ${name}\n${form.email}: ${email}${about}\n\n${message}`;
}

/** The text in the dialog's link to WhatsApp. */
export async function chatText(page: Page): Promise<string | null> {
  const href = await dialog(page).getByRole('link', { name: sendDialog.whatsapp }).getAttribute('href');
  return new URL(href ?? '').searchParams.get('text');
}

/** Collects what the page writes to the console from now on, as lists of values. */
export function consoleEntries(page: Page): () => Promise<unknown[][]> {
  const logged: Promise<unknown[]>[] = [];
  page.on('console', (entry) => logged.push(Promise.all(entry.args().map((arg) => arg.jsonValue()))));
  return () => Promise.all(logged);
}

/** The body of a mailto: link. In RFC 6068 a plus isn't a space, and line breaks are CRLF. */
export function mailBody(href: string | null | undefined): string {
  return decodeURIComponent(/[?&]body=([^&]*)$/.exec(href ?? '')?.[1] ?? '').replace(/\r\n/g, '\n');
}
