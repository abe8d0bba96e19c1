/* The message form of the contact page and the home page. */
import type { Page } from '@playwright/test';
import { handOver } from '@/content/hand-over';
import { contact } from '@/content/pages/contact';

const { form } = contact;
const typed = { name: 'Asha', email: 'asha@example.com', message: 'Hello' };

export const fieldNames = ['name', 'email', 'message'] as const;
export const field = (page: Page, name: keyof typeof typed) => page.getByLabel(form[name], { exact: true });
export const button = (page: Page) => page.getByRole('button', { name: form.submit });
/** The hand-over panel, which opens after sending. */
export const panel = (page: Page) => page.getByRole('region', { name: handOver.title });

export async function fill(page: Page, texts: Partial<typeof typed> = {}): Promise<void> {
  for (const name of fieldNames) await field(page, name).fill(texts[name] ?? typed[name]);
}

export async function send(page: Page, texts?: Partial<typeof typed>): Promise<void> {
  await fill(page, texts);
  await button(page).click();
}

/** The text that a form with these values hands over. */
export function enquiry({ service, ...texts }: Partial<typeof typed> & { service?: string } = {}): string {
  const { name, email, message } = { ...typed, ...texts };
  const about = service ? `\n${form.service}: ${service}` : '';
  return `${form.name}: ${name}\n${form.email}: ${email}${about}\n\n${message}`;
}

/** The text in the hand-over link to WhatsApp. */
export async function chatText(page: Page): Promise<string | null> {
  const href = await page.getByRole('link', { name: handOver.whatsapp }).getAttribute('href');
  return new URL(href ?? '').searchParams.get('text');
}

/** Whether an island is hydrated. */
export const isHydrated = (page: Page, island = 'message-form') =>
  page.locator(`[data-island="${island}"]`).evaluate((element) => 'hydrated' in (element as HTMLElement).dataset);

/** Collects what the page writes to the console from now on, as lists of values. */
export function consoleEntries(page: Page): () => Promise<unknown[][]> {
  const logged: Promise<unknown[]>[] = [];
  page.on('console', (entry) => logged.push(Promise.all(entry.args().map((arg) => arg.jsonValue()))));
  return () => Promise.all(logged);
}
