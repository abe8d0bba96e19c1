import { type Page, expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';

const { form } = contact;
const field = (page: Page, name: 'name' | 'email' | 'message') => page.getByLabel(form[name], { exact: true });
const send = (page: Page) => page.getByRole('button', { name: form.submit });

/** Whether a bubble would stand over the page: what nobody has cancelled. */
async function watchBubbles(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(window, { bubbles: 0 });
    addEventListener(
      'invalid',
      (event) => {
        setTimeout(() => {
          if (event.isTrusted && !event.defaultPrevented) (window as unknown as { bubbles: number }).bubbles += 1;
        });
      },
      true,
    );
  });
  return () => page.evaluate(() => (window as unknown as { bubbles: number }).bubbles);
}

test.beforeEach(async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'name').focus();
  await expect
    .poll(() =>
      page
        .locator('[data-island="message-form"]')
        .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer'))),
    )
    .toBe(true);
});

test(
  'say in our own words what is missing, without a bubble',
  { tag: ['@both', '@spec-5', '@decision-29'] },
  async ({ page }) => {
    const bubbles = await watchBubbles(page);
    await send(page).click();
    for (const name of ['name', 'email', 'message'] as const) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(form.errors[name]);
      await expect(page.getByText(form.errors[name])).toBeVisible();
    }
    await expect(field(page, 'name')).toBeFocused();
    expect(await bubbles()).toBe(0);
  },
);

test('lead to the first field that is wrong, and go when it is right', { tag: '@decision-29' }, async ({ page }) => {
  await field(page, 'name').fill('Asha');
  await field(page, 'email').fill('asha at example');
  await field(page, 'message').fill('Hello');
  await send(page).click();
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAccessibleDescription(form.errors.email);
  await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid', 'true');
  await field(page, 'email').fill('asha@example.com');
  await expect(page.getByText(form.errors.email)).toBeHidden();
});
