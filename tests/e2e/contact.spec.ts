import { expect, type Page, test } from '@playwright/test';
import { handOver } from '@/content/hand-over';
import { contact } from '@/content/pages/contact';
import { notifications as words } from '@/content/notifications';
import { labels } from '@/content/pages/labels';
import { site } from '@/content/site';
import { call, chat } from '@/lib/contact-links';
import {
  button,
  chatText,
  consoleEntries,
  enquiry,
  field,
  fieldNames,
  fill,
  isHydrated,
  panel,
  send,
} from '../support/contact-form';
import { mailBody, watchMails } from '../support/mail';
import { hold } from '../support/network';
import { watchPrivacy } from '../support/privacy';

const { form, details } = contact;
const secret = 'zqxjk';

/** Markup, several scripts, emoji and reserved characters; then more than a mail link can hold. */
const messages = [
  `"><script>alert('${secret}')</script> नमस्ते مرحبا 👩‍👩‍👧‍👦 a&b=c+d?e#f%20\n\n"quoted"\n`,
  `${secret} `.repeat(834).slice(0, 5000),
];

const copied = async (page: Page) =>
  (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r\n', '\n');
const notifications = (page: Page) => page.getByRole('region', { name: words.region });

/** Logs each time the browser shows its own bubble over a field. */
const logBubbles = (page: Page) =>
  page.evaluate(() => {
    const log = (event: Event) => setTimeout(() => event.isTrusted && !event.defaultPrevented && console.log('bubble'));
    addEventListener('invalid', log, true);
  });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('the contact form', () => {
  test.beforeEach(({ page }) => page.goto('/contact'));

  test(
    'hands over any text exactly as typed, and sends it nowhere',
    { tag: ['@spec-7', '@decision-16'] },
    async ({ page }) => {
      const [expectPrivacy, logged] = [watchPrivacy(page, secret), consoleEntries(page)];
      await page.reload();
      for (const message of messages) {
        await send(page, { message });
        await expect(page.getByRole('heading', { name: handOver.title })).toBeFocused();
        const text = enquiry({ message });
        const body = mailBody(await page.getByRole('link', { name: handOver.email }).getAttribute('href'));
        expect(await chatText(page)).toBe(text);
        if (message.length < 1000) expect(body).toBe(text);
        else {
          expect(body.endsWith('…') && text.startsWith(body.slice(0, -1))).toBe(true);
          await expect(panel(page)).toContainText(handOver.shortened.email);
        }
        // Longer than a double press takes.
        await page.waitForTimeout(500);
        await page.getByRole('button', { name: handOver.copy }).click();
        await expect(page.getByText(handOver.copied, { exact: true })).toBeVisible();
        await expect.poll(() => copied(page)).toBe(text);
        await expect(field(page, 'message')).toHaveValue(message);
      }
      expect(await logged()).toEqual(
        messages.map((message) => ['Contact form', { name: 'Asha', email: 'asha@example.com', message }]),
      );
      await expectPrivacy();
      await send(page, { message: 'नमस्ते '.repeat(700) });
      await expect(panel(page)).toContainText(handOver.shortened.both);
    },
  );

  test(
    'says in our own words what is missing, next to each field and without a bubble',
    { tag: ['@both', '@spec-5', '@decision-29'] },
    async ({ page }) => {
      const logged = consoleEntries(page);
      const top = () => button(page).evaluate((element: HTMLElement) => element.offsetTop);
      await field(page, 'name').focus();
      await expect.poll(() => isHydrated(page)).toBe(true);
      await logBubbles(page);
      const before = await top();
      await button(page).click();
      for (const name of fieldNames) {
        await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
        await expect(field(page, name)).toHaveAccessibleDescription(form.errors[name]);
        await expect(page.getByText(form.errors[name])).toBeVisible();
      }
      await expect(field(page, 'name')).toBeFocused();
      expect(await top(), 'the button keeps its place').toBe(before);

      await send(page, { email: 'asha at example' });
      await expect(field(page, 'email')).toBeFocused();
      await expect(field(page, 'email')).toHaveAccessibleDescription(form.errors.email);
      await expect(field(page, 'name')).not.toHaveAttribute('aria-invalid', 'true');
      await expect(panel(page)).toBeHidden();
      expect(await logged()).toEqual([]);

      await send(page);
      await expect(page.getByText(form.errors.email)).toBeHidden();
      await expect(panel(page)).toBeVisible();
      expect(await logged()).toHaveLength(1);
    },
  );

  test('says what is missing even if the button was pressed before the form was hydrated', async ({ page }) => {
    const release = await hold(page, /\/_next\/.*\.js$/);
    await page.reload();
    await button(page).click();
    await expect(field(page, 'name')).toBeFocused();
    release();
    await expect(field(page, 'name')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'message')).toHaveAttribute('aria-invalid', 'true');
  });

  test('can be filled in, sent and dismissed with only the keyboard', async ({ page }) => {
    await field(page, 'name').focus();
    for (const text of ['Asha', 'asha@example.com', 'Hello']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');

    const heading = page.getByRole('heading', { name: handOver.title });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAccessibleDescription(handOver.text);
    for (const name of [handOver.whatsapp, handOver.email, handOver.copy, handOver.dismiss]) {
      await page.keyboard.press('Tab');
      await expect(panel(page).locator(':focus')).toHaveAccessibleName(name);
    }
    for (const key of ['Enter', 'Escape']) {
      await page.keyboard.press(key);
      await expect(panel(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
      await expect(field(page, 'message')).toHaveValue('Hello');
      await page.keyboard.press('Enter');
      await expect(heading).toBeFocused();
    }
  });
});

test(
  'the form on the home page hands over anything, even nothing, and writes nothing',
  { tag: ['@spec-5', '@spec-7', '@decision-10'] },
  async ({ page }) => {
    const [expectPrivacy, logged] = [watchPrivacy(page, secret), consoleEntries(page)];
    await page.goto('/');
    await button(page).click();
    await expect(page.getByRole('heading', { name: handOver.title })).toBeFocused();
    await expect(page.getByRole('link', { name: handOver.whatsapp })).toHaveAttribute('href', chat);
    const mail = new URL((await page.getByRole('link', { name: handOver.email }).getAttribute('href')) ?? '');
    expect(mail.pathname).toBe(site.emails.info.value);
    expect([...mail.searchParams]).toEqual([['subject', form.mailSubject]]);
    await expect(page.getByRole('button', { name: handOver.copy })).toBeHidden();

    // The links follow further typing, and any text is accepted as an address.
    await field(page, 'email').fill(`not an address ${secret}`);
    await expect.poll(() => chatText(page)).toBe(`${form.email}: not an address ${secret}`);
    await button(page).click();
    await expect(panel(page)).toBeVisible();
    expect(await logged()).toEqual([]);
    await expectPrivacy();
  },
);

test.describe('Enter in a field', { tag: '@decision-39' }, () => {
  for (const when of ['before', 'after'] as const) {
    test(`${when} React has loaded hands over on the home page`, async ({ page }) => {
      const release = await hold(page, /\/_next\/.*\.js$/);
      if (when === 'after') release();
      await page.goto('/');
      await field(page, 'name').focus();
      if (when === 'after') await expect.poll(() => isHydrated(page)).toBe(true);
      await page.keyboard.type('Asha');
      await page.keyboard.press('Enter');
      if (when === 'before') await expect(panel(page)).toBeHidden();
      release();
      expect(await chatText(page)).toBe(`${form.name}: Asha`);
    });

    test(`${when} React has loaded lets the browser check the contact form, and hands over a complete one`, async ({
      page,
    }) => {
      const logged = consoleEntries(page);
      const release = await hold(page, /\/_next\/.*\.js$/);
      if (when === 'after') release();
      await page.goto('/contact');
      await field(page, 'name').fill('Asha');
      if (when === 'after') await expect.poll(() => isHydrated(page)).toBe(true);
      await field(page, 'name').press('Enter');
      await expect(field(page, 'email')).toBeFocused();
      await fill(page);
      await field(page, 'email').press('Enter');
      release();
      await expect(panel(page)).toBeVisible();
      expect(await logged()).toHaveLength(1);
    });
  }
});

test('a double press on the button opens the panel and chooses nothing in it', { tag: '@phone' }, async ({ page }) => {
  const mails = await watchMails(page);
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto('/');
  await fill(page);
  await expect.poll(() => isHydrated(page)).toBe(true);
  // At the bottom edge, so that the panel scrolls into view under the finger.
  await button(page).evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
  await button(page).tap();
  // The second press, on the first link of the panel.
  const isFollowed = await panel(page)
    .getByRole('link')
    .first()
    .evaluate((link) => link.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, cancelable: true })));
  expect(isFollowed).toBe(false);
  await expect(panel(page)).toBeVisible();
  await expect(page).toHaveURL('/');
  expect(mails()).toEqual([]);
  await page.waitForTimeout(500);
  await page.getByRole('button', { name: handOver.dismiss }).click();
  await expect(panel(page)).toBeHidden();
});

test('the panel closes as soon as a field is no longer valid', async ({ page }) => {
  await page.goto('/contact');
  await send(page);
  await expect(panel(page)).toBeVisible();
  await field(page, 'email').fill('bad');
  await expect(panel(page)).toBeHidden();
  await field(page, 'email').fill('asha@example.com');
  await button(page).click();
  await expect(panel(page)).toBeVisible();
});

test('at 400 % zoom nothing covers the focused heading of the panel', async ({ page }) => {
  await page.setViewportSize({ width: 341, height: 160 });
  await page.goto('/contact');
  await send(page);
  const heading = page.getByRole('heading', { name: handOver.title });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport({ ratio: 1 });
  const isCovered = () =>
    heading.evaluate((element) => {
      const { left, top, bottom } = element.getBoundingClientRect();
      return [top + 1, bottom - 1].some((y) => !element.contains(document.elementFromPoint(left + 9, y)));
    });
  await expect.poll(isCovered).toBe(false);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu’s quote button on the contact page scrolls to the form', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: 'Menu', exact: true }).tap();
    await page.locator('header').getByRole('link', { name: labels.quote }).locator('visible=true').tap();
    await expect(page.locator('header :popover-open')).toBeHidden();
    await expect(page.getByRole('heading', { name: form.title })).toBeInViewport({ ratio: 1 });
    await field(page, 'name').tap();
    await expect(field(page, 'name')).toBeFocused();
    await expect(page.locator('header :popover-open')).toHaveCount(0);
  });
});

test('notifications stay on the screen with large text', { tag: '@phone' }, async ({ page }) => {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.goto('/contact');
  await page.getByRole('button', { name: details.copyNumber }).click();
  await expect(notifications(page)).toContainText(details.numberCopied);
  const box = (await notifications(page).getByRole('listitem').boundingBox())!;
  expect(box.x).toBeGreaterThanOrEqual(0);
  expect(box.x + box.width).toBeLessThanOrEqual(page.viewportSize()!.width);
});

test.describe('copy buttons', { tag: ['@spec-9', '@decision-12'] }, () => {
  test('the number and every address are copied, and notifications say so', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: details.copyNumber }).click();
    await expect(page.locator('[role=status][aria-live=polite]')).toContainText(details.numberCopied);
    expect(await copied(page)).toBe(call.display);
    await page.getByText(details.otherEmails, { exact: true }).click();
    for (const { role, label } of contact.emails) {
      await page.getByRole('button', { name: details.copyAddress.replace('{label}', label) }).click();
      await expect.poll(() => copied(page)).toBe(site.emails[role].value);
      await expect(notifications(page)).toContainText(details.addressCopied);
    }
  });
});
