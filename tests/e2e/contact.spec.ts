import { expect, type Page, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { mailBody } from '../support/mail';
import { hold } from '../support/network';
import { watchPromise } from '../support/promise';

const { form, handOver, details } = contact;
const secret = 'zqxjk';

/** Markup, other scripts, emoji, what links reserve, and more than a mail can carry. */
const messages = [
  `"><script>alert('${secret}')</script>`,
  `नमस्ते ${secret}, मुझे एक वेबसाइट चाहिए।`,
  `مرحبا ${secret}، أريد موقعًا`,
  `👩‍👩‍👧‍👦 ${secret} 🇮🇳👍🏽`,
  `a&b=c+d?e#f%20 ${secret}\n\n"quoted"\n`,
  `${secret} `.repeat(834).slice(0, 5000),
];

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const panel = (page: Page) => page.getByRole('region', { name: handOver.title });
const chatText = (href: string | null) => new URL(href ?? '').searchParams.get('text');

async function send(page: Page, message: string, name = 'Asha Rao') {
  await field(page, form.name).fill(name);
  await field(page, form.email).fill('asha@example.com');
  await field(page, form.message).fill(message);
  await page.getByRole('button', { name: form.submit }).click();
}

/** What the page writes to the console from now on, each entry as its list of values. */
function entries(page: Page): () => Promise<unknown[][]> {
  const logged: Promise<unknown[]>[] = [];
  page.on('console', (entry) => logged.push(Promise.all(entry.args().map((arg) => arg.jsonValue()))));
  return () => Promise.all(logged);
}

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('the contact form', () => {
  test(
    'hands over any text exactly as typed, and to nobody else',
    { tag: ['@spec-7', '@decision-16'] },
    async ({ page }) => {
      const keepsPromise = await watchPromise(page, secret);
      const logged = entries(page);
      await page.goto('/contact');
      for (const message of messages) {
        await send(page, message);
        await expect(page.getByRole('heading', { name: handOver.title })).toBeFocused();
        const text = `${form.name}: Asha Rao\n${form.email}: asha@example.com\n\n${message}`;
        const chat = chatText(await page.getByRole('link', { name: handOver.whatsapp }).getAttribute('href'));
        const body = mailBody(await page.getByRole('link', { name: handOver.email }).getAttribute('href'));
        expect(chat).toBe(text);
        if (message.length < 1000) expect(body).toBe(text);
        else {
          expect(body.endsWith('…') && text.startsWith(body.slice(0, -1))).toBe(true);
          await expect(panel(page)).toContainText(handOver.shortened.email);
        }
        await page.getByRole('button', { name: handOver.copy }).click();
        await expect(page.getByText(handOver.copied, { exact: true })).toBeVisible();
        const copied = () => page.evaluate(() => navigator.clipboard.readText());
        await expect.poll(async () => (await copied()).replace(/\r\n/g, '\n')).toBe(text);
        await expect(field(page, form.message)).toHaveValue(message);
      }
      expect(await logged()).toEqual(
        messages.map((message) => ['Contact form', { name: 'Asha Rao', email: 'asha@example.com', message }]),
      );
      await keepsPromise();
      await send(page, 'नमस्ते '.repeat(700));
      await expect(panel(page)).toContainText(handOver.shortened.both);
    },
  );

  test(
    'needs all three fields, and says what is missing under each',
    { tag: ['@both', '@spec-5', '@decision-29'] },
    async ({ page }) => {
      const logged = entries(page);
      await page.goto('/contact');
      const [name, button] = [field(page, form.name), page.getByRole('button', { name: form.submit })];
      const top = () => button.evaluate((element: HTMLElement) => element.offsetTop);
      await name.focus();
      const before = await top();
      await button.click();
      await expect(name).toBeFocused();
      await expect(name).toHaveAccessibleDescription(form.errors.name);
      for (const label of [form.name, form.email, form.message])
        await expect(field(page, label)).toHaveAttribute('aria-invalid', 'true');
      await expect(panel(page)).toBeHidden();
      expect(await top(), 'the button keeps its place').toBe(before);

      await send(page, 'Hello');
      await expect(panel(page)).toBeVisible();
      await expect(name).not.toHaveAttribute('aria-invalid', 'true');
      expect(await logged()).toHaveLength(1);

      await page.getByRole('button', { name: handOver.dismiss }).click();
      await expect(panel(page)).toBeHidden();
      await expect(button).toBeFocused();
      await expect(field(page, form.message)).toHaveValue('Hello');
    },
  );

  test('says what is missing even if the button was pressed before the page woke', async ({ page }) => {
    const release = await hold(page, /\/_next\/.*\.js$/);
    await page.goto('/contact');
    await page.getByRole('button', { name: form.submit }).click();
    await expect(field(page, form.name)).toBeFocused();
    release();
    await expect(field(page, form.name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, form.message)).toHaveAttribute('aria-invalid', 'true');
  });

  test('can be filled, sent, read and left with only the keyboard', async ({ page }) => {
    await page.goto('/contact');
    await field(page, form.name).focus();
    await page.keyboard.type('Asha');
    await page.keyboard.press('Tab');
    await page.keyboard.type('asha@example.com');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Hello');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');

    const heading = page.getByRole('heading', { name: handOver.title });
    await expect(heading).toBeFocused();
    await expect(heading).toHaveAccessibleDescription(handOver.text);
    for (const name of [handOver.whatsapp, handOver.email]) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name })).toBeFocused();
    }
    for (const name of [handOver.copy, handOver.dismiss]) {
      await page.keyboard.press('Tab');
      await expect(page.getByRole('button', { name })).toBeFocused();
    }
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: form.submit })).toBeFocused();

    await page.keyboard.press('Enter');
    await expect(heading).toBeFocused();
  });
});

test.describe('the form on the home page', () => {
  test(
    'hands over an empty form as an empty chat and mail, and writes nothing',
    { tag: ['@spec-7', '@decision-10'] },
    async ({ page }) => {
      const keepsPromise = await watchPromise(page, secret);
      const logged = entries(page);
      await page.goto('/');
      await page.getByRole('button', { name: form.submit }).click();
      await expect(page.getByRole('heading', { name: handOver.title })).toBeFocused();
      await expect(page.getByRole('link', { name: handOver.whatsapp })).toHaveAttribute(
        'href',
        `https://wa.me/${site.phone.value.slice(1)}`,
      );
      const mail = new URL((await page.getByRole('link', { name: handOver.email }).getAttribute('href')) ?? '');
      expect(mail.pathname).toBe(site.emails.info.value);
      expect([...mail.searchParams]).toEqual([['subject', form.mailSubject]]);
      await expect(page.getByRole('button', { name: handOver.copy })).toBeHidden();
      expect(await logged()).toEqual([]);
      await keepsPromise();
    },
  );

  test('accepts anything as an address', { tag: '@spec-5' }, async ({ page }) => {
    await page.goto('/');
    await field(page, form.email).fill(`not an address ${secret}`);
    await page.getByRole('button', { name: form.submit }).click();
    const whatsApp = page.getByRole('link', { name: handOver.whatsapp });
    await expect(whatsApp).toBeVisible();
    expect(chatText(await whatsApp.getAttribute('href'))).toBe(`${form.email}: not an address ${secret}`);
  });
});

test(
  'a quote link leads to the contact page, whose canonical has no query',
  { tag: '@decision-26' },
  async ({ page }) => {
    await page.goto('/services/seo-services');
    await page.getByRole('main').getByRole('link', { name: 'Get free quote' }).first().click();
    await expect(page).toHaveURL('/contact?service=seo-services');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url.value}/contact`);
  },
);

test.describe('copy buttons', { tag: ['@spec-9', '@decision-12'] }, () => {
  test('copy the number and every address', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: details.copyNumber }).click();
    await expect(page.getByRole('region', { name: 'Notifications (Alt+T)' })).toContainText(details.numberCopied);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('+91 00000 00000');
    for (const { role, label } of contact.emails) {
      await page.getByRole('button', { name: details.copyAddress.replace('{role}', label) }).click();
      await expect(page.getByText(details.addressCopied, { exact: true })).toBeVisible();
      await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(site.emails[role].value);
    }
  });

  test('announce politely, in notifications that Alt+T focuses', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: details.copyNumber }).click();
    await expect(page.locator('[role=status][aria-live=polite]')).toContainText(details.numberCopied);
    await page.keyboard.press('Alt+KeyT');
    await expect(page.getByRole('region', { name: 'Notifications (Alt+T)' }).getByRole('list')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText(details.numberCopied, { exact: true })).toBeHidden();
  });

  test('report success at once on a slow network, then in a notification', async ({ page }) => {
    const release = await hold(page, /\/_next\/.*\.js$/);
    await page.goto('/contact');
    await page.getByRole('button', { name: details.copyNumber }).click();
    const plain = page.getByRole('status').filter({ hasText: details.numberCopied });
    await expect(plain).toBeVisible();
    release();
    const region = page.getByRole('region', { name: 'Notifications (Alt+T)' });
    await expect(region).toContainText(details.numberCopied);
    await expect(page.locator('[data-notice]')).toBeEmpty();
  });

  for (const [pointerType, still, moves] of [
    ['touch', 10, 11],
    ['mouse', 2, 3],
  ] as const) {
    test(`dismiss a notification by a ${pointerType} swipe of more than ${still} px`, async ({ page }) => {
      await page.goto('/contact');
      await page.getByRole('button', { name: details.copyNumber }).click();
      const toast = page.getByRole('region', { name: 'Notifications (Alt+T)' }).getByRole('listitem');
      await expect(toast).toBeVisible();
      const point = (type: string, clientX: number) =>
        toast.dispatchEvent(type, { pointerType, clientX, clientY: 5, button: 0, pointerId: 1, bubbles: true });
      await point('pointerdown', 100);
      await point('pointermove', 100 + still);
      await expect(toast).not.toHaveAttribute('data-swipe', /.*/);
      // Radix captures the pointer, which only a real one allows.
      await toast.evaluate((element) => (element.setPointerCapture = () => {}));
      await point('pointermove', 100 + moves);
      await expect(toast).toHaveAttribute('data-swipe', 'start');
      await point('pointermove', 300);
      await point('pointerup', 300);
      await expect(toast).toBeHidden();
    });
  }
});

test.describe('without JavaScript', { tag: ['@decision-11', '@decision-14'] }, () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/contact', '/']) {
    test(`the form on ${path} goes nowhere, and a line beside it leads to mail and WhatsApp`, async ({ page }) => {
      await page.goto(path);
      await field(page, form.name).fill('Asha');
      await field(page, form.email).fill('asha@example.com');
      await field(page, form.message).fill(secret);
      await page.getByRole('button', { name: form.submit }).click();
      await expect(page).toHaveURL(path);
      await expect(field(page, form.message)).toHaveValue(secret);
      const line = page.getByText(form.withoutScript);
      await expect(line).toBeVisible();
      await expect(line.getByRole('link').first()).toHaveAttribute('href', /^mailto:/);
      await expect(line.getByRole('link').nth(1)).toHaveAttribute('href', /^https:\/\/wa\.me/);
    });
  }

  test('nothing is shown that needs a script', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: details.copyNumber })).toBeHidden();
    await expect(page.getByText(/^(Open now|Closed, opens)/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: details.whatsappAction })).toHaveAttribute('href', /^https:\/\/wa\.me/);
  });
});
