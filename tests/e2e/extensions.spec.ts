/* Extensions change the form; what was typed, selected and focused stays. */
import { type Page, expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { hold } from '../support/network';
import { strangers } from '../support/strangers';

const { form, handOver } = contact;
const script = /\/_next\/static\/.*\.js$/;
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const isAwake = (page: Page) =>
  page
    .locator('[data-island="message-form"]')
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer')));
const insert = (page: Page, kind: string) => page.locator('form').evaluate(strangers[kind]!);
/** Longer than it takes to wake, so that keys come before, while and after. */
const typed = 'Asha Rao of Pune, 22';

test('a name typed after strangers came, while the form wakes, stays', { tag: '@decision-31' }, async ({ page }) => {
  // Nothing is cached from one visit to the next.
  await page.route(script, (route) => route.continue());
  for (const kind of Object.keys(strangers)) {
    await page.goto('/contact');
    await insert(page, kind);
    await field(page, form.name).click();
    await page.keyboard.type(typed, { delay: 15 });
    await expect.poll(() => isAwake(page), kind).toBe(true);
    await expect(field(page, form.name), kind).toHaveValue(typed);
    await expect(field(page, form.name), kind).toBeFocused();
    await page.keyboard.type('!');
    await expect(field(page, form.name), kind).toHaveValue(`${typed}!`);
  }
});

test('a name stays when strangers come after its first key', { tag: '@decision-31' }, async ({ page }) => {
  for (const kind of Object.keys(strangers)) {
    const release = await hold(page, script);
    await page.goto('/contact');
    await field(page, form.name).click();
    await page.keyboard.type('A');
    await insert(page, kind);
    release();
    await page.keyboard.type(typed, { delay: 15 });
    await expect.poll(() => isAwake(page), kind).toBe(true);
    await expect(field(page, form.name), kind).toHaveValue(`A${typed}`);
    await expect(field(page, form.name), kind).toBeFocused();
  }
});

test('what is selected in a field stays selected, and other fields keep their text', async ({ page }) => {
  const release = await hold(page, script);
  await page.goto('/contact');
  await field(page, form.email).fill('asha@example.com');
  await field(page, form.message).fill('Hello from Pune');
  await insert(page, 'after each field');
  await field(page, form.message).evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(6, 10));
  release();
  await expect.poll(() => isAwake(page)).toBe(true);
  await expect(field(page, form.email)).toHaveValue('asha@example.com');
  await expect(field(page, form.message)).toBeFocused();
  await page.keyboard.type('in');
  await expect(field(page, form.message)).toHaveValue('Hello in Pune');
});

test('a form sent before it woke is handed over whole', async ({ page }) => {
  const release = await hold(page, script);
  await page.goto('/contact');
  await field(page, form.name).fill('Asha');
  await field(page, form.email).fill('asha@example.com');
  await field(page, form.message).fill('Hello');
  await insert(page, 'after each field');
  await page.getByRole('button', { name: form.submit }).click();
  release();
  const chat = await page.getByRole('link', { name: handOver.whatsapp }).getAttribute('href');
  expect(new URL(chat!).searchParams.get('text')).toBe('Name: Asha\nE-mail: asha@example.com\n\nHello');
});
