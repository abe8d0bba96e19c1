import { expect, type Page, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import { mailBody } from '../support/mail';
import { hold } from '../support/network';
import { watchPromise } from '../support/promise';

const { form, handOver, details } = contact;
const secret = 'zqxjk';

const odd: Record<string, string> = {
  markup: `"><script>alert('${secret}')</script>`,
  Devanagari: `नमस्ते ${secret}, मुझे एक वेबसाइट चाहिए।`,
  'right-to-left text': `مرحبا ${secret}، أريد موقعًا`,
  emoji: `👩‍👩‍👧‍👦 ${secret} 🇮🇳👍🏽`,
  'line breaks and reserved characters': `a&b=c+d?e#f%20 ${secret}\n\n"quoted"\n`,
  '5,000 characters': `${secret} `.repeat(834).slice(0, 5000),
};

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
  for (const [kind, message] of Object.entries(odd)) {
    test(`hands over ${kind} exactly as typed, and to nobody else`, { tag: '@desktop' }, async ({ page }) => {
      const keepsPromise = await watchPromise(page, secret);
      const logged = entries(page);
      await page.goto('/contact');
      await send(page, message);

      await expect(page.getByRole('heading', { name: handOver.title })).toBeFocused();
      const text = `${form.name}: Asha Rao\n${form.email}: asha@example.com\n\n${message}`;
      const chat = chatText(await page.getByRole('link', { name: handOver.whatsapp }).getAttribute('href'));
      const body = mailBody(await page.getByRole('link', { name: handOver.email }).getAttribute('href'));
      if (message.length < 1000) {
        expect(chat).toBe(text);
        expect(body).toBe(text);
      } else {
        expect(chat).toBe(text);
        expect(body.endsWith('…') && text.startsWith(body.slice(0, -1))).toBe(true);
        await expect(panel(page)).toContainText(handOver.shortened.email);
      }
      await page.getByRole('button', { name: handOver.copy }).click();
      await expect(page.getByText(handOver.copied, { exact: true })).toBeVisible();
      expect((await page.evaluate(() => navigator.clipboard.readText())).replace(/\r\n/g, '\n')).toBe(text);

      await expect(field(page, form.message)).toHaveValue(message);
      expect(await logged()).toEqual([['Contact form', { name: 'Asha Rao', email: 'asha@example.com', message }]]);
      await keepsPromise();
    });
  }

  test('says so when neither link can carry the whole text', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/contact');
    await send(page, 'नमस्ते '.repeat(700));
    await expect(panel(page)).toContainText(handOver.shortened.both);
    const whatsApp = await page.getByRole('link', { name: handOver.whatsapp }).getAttribute('href');
    expect(chatText(whatsApp)).toMatch(/ते …$|ते…$|\S…$/);
  });

  test('needs all three fields, and says what is missing under each', async ({ page }) => {
    const logged = entries(page);
    await page.goto('/contact');
    await field(page, form.name).focus();
    await page.getByRole('button', { name: form.submit }).click();
    const name = field(page, form.name);
    await expect(name).toBeFocused();
    await expect(name).toHaveAccessibleDescription(form.errors.name);
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(panel(page)).toBeHidden();

    await send(page, 'Hello');
    await expect(panel(page)).toBeVisible();
    await expect(name).not.toHaveAttribute('aria-invalid', 'true');
    expect(await logged()).toHaveLength(1);
  });

  test('says what is missing also when the button was pressed before the page woke', async ({ page }) => {
    const release = await hold(page, /\/_next\/.*\.js$/);
    await page.goto('/contact');
    await page.getByRole('button', { name: form.submit }).click();
    await expect(field(page, form.name)).toBeFocused();
    release();
    await expect(field(page, form.name)).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, form.message)).toHaveAttribute('aria-invalid', 'true');
  });

  test('keeps its place when an error appears', async ({ page }) => {
    await page.goto('/contact');
    const button = page.getByRole('button', { name: form.submit });
    await field(page, form.name).focus();
    const top = () => button.evaluate((element: HTMLElement) => element.offsetTop);
    const before = await top();
    await button.click();
    await expect(field(page, form.name)).toHaveAttribute('aria-invalid', 'true');
    expect(await top()).toBe(before);
  });

  test('can be filled, sent, read and left with the keyboard alone', async ({ page, isMobile }) => {
    test.skip(isMobile, 'a keyboard');
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

  test('takes the visitor back to its button when the panel is dismissed', async ({ page }) => {
    await page.goto('/contact');
    await send(page, 'Hello');
    await page.getByRole('button', { name: handOver.dismiss }).click();
    await expect(panel(page)).toBeHidden();
    await expect(page.getByRole('button', { name: form.submit })).toBeFocused();
    await expect(field(page, form.message)).toHaveValue('Hello');
  });

  test('keeps what was typed before the page woke, and sends it once', async ({ page }) => {
    const logged = entries(page);
    const release = await hold(page, /\/_next\/.*\.js$/);
    await page.goto('/contact');
    await send(page, 'Typed early');
    release();
    await expect(panel(page)).toBeVisible();
    await expect(field(page, form.message)).toHaveValue('Typed early');
    expect(await logged()).toEqual([
      ['Contact form', { name: 'Asha Rao', email: 'asha@example.com', message: 'Typed early' }],
    ]);
  });
});

test.describe('the form on the home page', () => {
  test('hands over an empty form as an empty chat and mail, and writes nothing', async ({ page }) => {
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
  });

  test('takes anything as an address', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await field(page, form.email).fill(`not an address ${secret}`);
    await page.getByRole('button', { name: form.submit }).click();
    const whatsApp = page.getByRole('link', { name: handOver.whatsapp });
    await expect(whatsApp).toBeVisible();
    expect(chatText(await whatsApp.getAttribute('href'))).toBe(`${form.email}: not an address ${secret}`);
  });
});

test('a quote link leads to the contact page that every page names as canonical', async ({ page }) => {
  await page.goto('/services/seo-services');
  await page.getByRole('main').getByRole('link', { name: 'Get free quote' }).first().click();
  await expect(page).toHaveURL('/contact?service=seo-services');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${site.url.value}/contact`);
});

test.describe('copy buttons', () => {
  test('copy the number and every address, and say so', async ({ page }) => {
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

  test('announce politely and are reached with Alt+T', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: details.copyNumber }).click();
    await expect(page.locator('[role=status][aria-live=polite]')).toContainText(details.numberCopied);
    await page.keyboard.press('Alt+KeyT');
    await expect(page.getByRole('region', { name: 'Notifications (Alt+T)' }).getByRole('list')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByText(details.numberCopied, { exact: true })).toBeHidden();
  });

  test('say so at once on a slow network, and hand it to the notifications when they are there', async ({ page }) => {
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
    test(`let go of a notification by a swipe that starts after ${still} px of ${pointerType}`, async ({ page }) => {
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

test('the contact card downloads with the number in it', { tag: '@desktop' }, async ({ page, request }) => {
  await page.goto('/contact');
  const link = page.getByRole('link', { name: details.saveContact });
  await expect(link).toHaveAttribute('download', '');
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toBe('text/vcard; charset=utf-8');
  expect(await response.text()).toContain(`TEL;TYPE=WORK,VOICE,PREF:${site.phone.value}\r\n`);
});

test.describe('without JavaScript', { tag: '@desktop' }, () => {
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

  test('nothing is there that could not work', async ({ page }) => {
    await page.goto('/contact');
    await expect(page.getByRole('button', { name: details.copyNumber })).toBeHidden();
    await expect(page.getByText(/^(Open now|Closed, opens)/)).toHaveCount(0);
    await expect(page.getByRole('link', { name: details.whatsappAction })).toHaveAttribute('href', /^https:\/\/wa\.me/);
  });
});
