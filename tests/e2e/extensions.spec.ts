/* What was typed, selected and focused stays when an extension changes the form. */
import { type Page, expect, test } from '@playwright/test';
import { button, chatText, enquiry, field, fill, isHydrated } from '../support/contact-form';
import { hold } from '../support/network';
import { extensionEdits } from '../support/extensions';

const edit = (page: Page, kind: string) => page.locator('form').evaluate(extensionEdits[kind]!);
/** Takes longer to type than hydration takes, so that keys are pressed before, during and after. */
const typed = 'Asha Rao of Pune, 22';

for (const before of ['', 'A']) {
  const when = before ? 'after its first key' : 'before it is typed';
  test(`a name stays when an extension changes the form ${when}`, { tag: '@decision-31' }, async ({ page }) => {
    for (const kind of Object.keys(extensionEdits)) {
      const release = await hold(page, /\/_next\/.*\.js$/);
      await page.goto('/contact');
      if (!before) await edit(page, kind);
      await field(page, 'name').click();
      await page.keyboard.type(before);
      if (before) await edit(page, kind);
      release();
      await page.keyboard.type(typed, { delay: 15 });
      await expect.poll(() => isHydrated(page), kind).toBe(true);
      await expect(field(page, 'name'), kind).toHaveValue(before + typed);
      await expect(field(page, 'name'), kind).toBeFocused();
    }
  });
}

test('the selection and other fields’ texts stay, and everything is handed over', async ({ page }) => {
  const release = await hold(page, /\/_next\/.*\.js$/);
  await page.goto('/contact');
  await fill(page, { message: 'Hello from Pune' });
  await edit(page, 'elements after each field');
  await field(page, 'message').evaluate((element: HTMLTextAreaElement) => element.setSelectionRange(6, 10));
  release();
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(field(page, 'message')).toBeFocused();
  await page.keyboard.type('in');
  await button(page).click();
  expect(await chatText(page)).toBe(enquiry({ message: 'Hello in Pune' }));
});

test('a word in composition isn’t doubled', async ({ page }) => {
  const release = await hold(page, /\/_next\/.*\.js$/);
  await page.goto('/contact');
  await edit(page, 'elements between the fields');
  await field(page, 'name').click();
  await page.keyboard.type('Asha ');
  const client = await page.context().newCDPSession(page);
  await client.send('Input.imeSetComposition', { text: 'rav', selectionStart: 3, selectionEnd: 3 });
  const idle = page.waitForLoadState('networkidle');
  release();
  await idle;
  await client.send('Input.insertText', { text: 'राव' });
  await expect.poll(() => isHydrated(page)).toBe(true);
  await expect(field(page, 'name')).toHaveValue('Asha राव');
  await expect(field(page, 'name')).toBeFocused();
});
