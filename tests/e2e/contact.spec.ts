/* The message form, and the dialog that offers to send the text. */
import { expect, type Page, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { contactLabels, header, whatsapp } from '@/content/labels';
import { sendDialog } from '@/content/send-dialog';
import { details } from '@/content/owner/details';
import { services } from '@/content/services';
import type { Service } from '@/content/types';
import { mainPhone, chatHref, chatUrl, quoteLink } from '@/lib/contact-links';
import { smallControls } from '../support/accessible';
import {
  afterDoublePress,
  button,
  chatText,
  consoleEntries,
  dialog,
  enquiry,
  field,
  fill,
  mailBody,
  scripts,
  send,
} from '../support/contact-form';
import { service, serviceAddress } from '../support/examples';
import { namesOf } from '../support/quote';
import { watchPrivacy } from '../support/privacy';

const { form, labels } = contact;
const secret = 'zqxjk';

/** Markup, several scripts, emoji and reserved characters; then more than a mail link can hold. */
const messages = [
  `"><script>alert('${secret}')</script> नमस्ते مرحبا 👩‍👩‍👧‍👦 a&b=c+d?e#f%20\n\n"quoted"\n`,
  `${secret} `.repeat(834).slice(0, 5000),
];

/** The line above the form, which opens the boxes. */
const servicesLine = (page: Page) => page.locator('[data-enquiry-services] > summary');
/** Of the line, one part is hidden. */
const shown = { useInnerText: true };
const serviceBox = (page: Page, { shortTitle }: Pick<Service, 'shortTitle'>) =>
  page.getByRole('checkbox', { name: shortTitle, exact: true });

const copied = async (page: Page) =>
  (await page.evaluate(() => navigator.clipboard.readText())).replaceAll('\r\n', '\n');
/** Holds matching requests until the returned function is called. */
async function hold(page: Page, pattern: RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Closes the dialog by its last button, by Escape, or in another way. */
async function dismiss(page: Page, how = () => page.getByRole('button', { name: sendDialog.dismiss }).click()) {
  await page.waitForTimeout(afterDoublePress);
  await how();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}
const escape = (page: Page) => dismiss(page, () => page.keyboard.press('Escape'));

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test.describe('the contact form', () => {
  test.beforeEach(({ page }) => page.goto('/contact'));

  test('offers any text exactly as typed, and sends it nowhere @spec-7 @decision-16', async ({ page }) => {
    const [expectPrivacy, logged] = [watchPrivacy(page, secret), consoleEntries(page)];
    await page.reload();
    for (const message of messages) {
      await send(page, { message });
      const text = enquiry({ message });
      expect(await chatText(page)).toBe(text);
      const body = mailBody(await dialog(page).getByRole('link', { name: sendDialog.email }).getAttribute('href'));
      if (message.length < 1000) expect(body).toBe(text);
      else {
        expect(body.endsWith('…') && text.startsWith(body.slice(0, -1))).toBe(true);
        await expect(dialog(page)).toContainText(sendDialog.shortened.email);
      }
      await page.waitForTimeout(afterDoublePress);
      await page.getByRole('button', { name: sendDialog.copy.label }).click();
      await expect(page.getByRole('button', { name: sendDialog.copy.copied })).toBeVisible();
      expect(await copied(page)).toBe(text);
      await dismiss(page);
      await expect(field(page, 'message')).toHaveValue(message);
    }
    expect(await logged()).toEqual(
      messages.map((message) => ['Contact form', { name: 'Asha', email: 'asha@example.com', message }]),
    );
    await expectPrivacy();
    await send(page, { message: 'नमस्ते '.repeat(700) });
    await expect(dialog(page)).toContainText(sendDialog.shortened.both);
  });

  test('can be filled in, sent and changed with only the keyboard', async ({ page }) => {
    const [type, tab] = [(text: string) => page.keyboard.type(text), () => page.keyboard.press('Tab')];
    await field(page, 'name').focus();
    await type('Asha');
    await tab();
    await type('asha@example.com');
    await tab();
    await expect(page.getByRole('link', { name: form.noEmail })).toBeFocused();
    await tab();
    await type('Hello');
    await tab();
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveAccessibleDescription(`${sendDialog.typed} ${sendDialog.notSent}`);
    await escape(page);
    await expect(button(page)).toBeFocused();
    await expect(field(page, 'message')).toHaveValue('Hello');
  });

  test('while the dialog is open, it covers the window, and nothing else can be read or reached @both', async ({
    page,
    isMobile,
  }) => {
    await send(page);
    expect(await dialog(page).boundingBox()).toEqual({ x: 0, y: 0, ...page.viewportSize() });
    const client = await page.context().newCDPSession(page);
    const { nodes } = await client.send('Accessibility.getFullAXTree');
    const named = nodes.filter(({ ignored, role }) => !ignored && /^(link|button|textbox)$/.test(`${role?.value}`));
    const { whatsapp, email, copy } = sendDialog;
    expect(named.map(({ name }) => name?.value as string)).toEqual([whatsapp, email, copy.label, sendDialog.dismiss]);
    if (isMobile) expect(await smallControls(dialog(page).locator('a, button'))).toEqual([]);
    await dismiss(page, () => (isMobile ? page.touchscreen.tap(5, 5) : page.mouse.click(5, 5)));
    await expect(button(page)).toBeFocused();
  });

  test('an error in the dialog is shown there, and the form stays as it was @spec-8', async ({ page }) => {
    await page.evaluate(() => {
      const Segmenter = function () {
        throw new Error('out of segments');
      };
      Object.assign(Intl, { Segmenter });
    });
    await send(page, { message: messages[1] });
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
    await expect(alert).toContainText('out of segments');
    await expect(alert.getByRole('link', { name: 'Return to Home' })).toHaveAttribute('href', '/');
    await expect(alert.getByRole('link', { name: mainPhone.display })).toHaveAttribute('href', mainPhone.href);
    await escape(page);
    await expect(field(page, 'message')).toHaveValue(messages[1]!);
  });

  test('takes a field with only spaces for an empty one, as the browser says it', async ({ page }) => {
    const logged = consoleEntries(page);
    await send(page, { message: ' \n ' });
    await expect(field(page, 'message')).toHaveValue('');
    await expect(field(page, 'message')).toBeFocused();
    expect(await field(page, 'message').evaluate((area: HTMLTextAreaElement) => area.validity.customError)).toBe(false);
    await expect(dialog(page)).toBeHidden();
    expect(await logged()).toEqual([]);
  });

  test('puts a long message in Hindi into a phone’s mail in full @phone', async ({ page }) => {
    const message = 'नमस्ते, हमें एक वेबसाइट चाहिए। '.repeat(20).trim();
    await send(page, { message });
    const mail = dialog(page).getByRole('link', { name: sendDialog.email });
    expect(mailBody(await mail.getAttribute('href'))).toBe(enquiry({ message }));
    await expect(dialog(page)).not.toContainText(sendDialog.shortened.email);
  });
});

test('the form on the home page accepts anything, even nothing, and writes nothing @spec-5 @spec-7 @decision-10', async ({
  page,
}) => {
  const [expectPrivacy, logged] = [watchPrivacy(page, secret), consoleEntries(page)];
  await page.goto('/');
  await button(page).click();
  await expect(dialog(page).getByRole('link', { name: sendDialog.whatsapp })).toHaveAttribute('href', chatUrl);
  const mail = new URL((await dialog(page).getByRole('link', { name: sendDialog.email }).getAttribute('href')) ?? '');
  expect(mail.pathname).toBe(details.emails.info.value);
  expect([...mail.searchParams]).toEqual([['subject', form.mailSubject]]);
  await expect(page.getByRole('button', { name: sendDialog.copy.label })).toHaveCount(0);
  await dismiss(page);

  await field(page, 'email').fill(`not an address ${secret}`);
  await field(page, 'email').press('Enter');
  expect(await chatText(page)).toBe(`${form.email}: not an address ${secret}`);
  expect(await logged()).toEqual([]);
  await expectPrivacy();
});

test('the service that a visitor comes from is in the text @decision-41', async ({ page }) => {
  await page.goto(serviceAddress);
  await page.getByRole('main').getByRole('link', { name: contactLabels.quote }).first().click();
  await expect(page).toHaveURL(quoteLink(serviceAddress).href);
  await expect(servicesLine(page)).toHaveText(`${form.service}: ${service.shortTitle}`, shown);
  await send(page);
  expect(await chatText(page)).toBe(enquiry({ service: service.shortTitle }));
});

test.describe('several services in the address @decision-41 @decision-48', () => {
  const [first, second, third] = services as [Service, Service, Service];
  const firstMessages = (page: Page) =>
    page
      .locator(`a[href^="${chatUrl}"]:visible`)
      .evaluateAll((links) => [...new Set(links.map((link) => new URL((link as HTMLAnchorElement).href).search))]);

  // That /products carries them there: e2e/services.
  test('are in the text and in chats, in the order of the menus, as ticked @both', async ({ page, isMobile }) => {
    await page.goto(
      `/contact?service=${third.slug}&service=no-such-service&service=${first.slug}&service=${first.slug}`,
    );
    const usual = new URL(chatHref('/contact')).search;
    await expect(servicesLine(page)).toHaveText(`${form.service}: ${namesOf([first, third])}`, shown);
    await servicesLine(page).click();
    const labels = page.locator('label').filter({ has: page.getByRole('checkbox') });
    if (isMobile) expect(await smallControls(labels)).toEqual([]);
    await serviceBox(page, second).check();
    await expect(servicesLine(page)).toHaveText(`${form.service}: ${namesOf([first, second, third])}`, shown);
    const message = whatsapp.servicesMessage.replace('{services}', namesOf([first, second, third]));
    expect(await firstMessages(page)).toEqual([`?text=${encodeURIComponent(message)}`]);
    await send(page);
    expect(await chatText(page)).toBe(enquiry({ service: namesOf([first, second, third]) }));
    await escape(page);
    for (const each of [first, second, third]) await serviceBox(page, each).uncheck();
    await expect(servicesLine(page)).toHaveText(form.chooseServices, shown);
    expect(await firstMessages(page)).toEqual([usual]);
    await button(page).click();
    expect(await chatText(page)).toBe(enquiry());
  });

  test('are shown only if there are any', async ({ page }) => {
    for (const address of ['/contact', '/contact?service=no-such-service', '/contact?service=']) {
      await page.goto(address);
      await expect(field(page, 'name')).toBeVisible();
      await expect(servicesLine(page)).toBeHidden();
    }
  });
});

for (const way of ['the pointer', 'Enter in a field'] as const) {
  test(`before any file has arrived, ${way} opens the dialog once, with one entry and the exact text @decision-15`, async ({
    page,
  }) => {
    const logged = consoleEntries(page);
    const release = await hold(page, scripts);
    await page.goto('/contact');
    await fill(page);
    const press = () => (way === 'the pointer' ? button(page).click() : field(page, 'name').press('Enter'));
    await press();
    await expect(button(page)).toHaveAttribute('aria-busy', 'true');
    await page.waitForTimeout(afterDoublePress);
    await press();
    release();
    await expect(dialog(page)).toHaveCount(1);
    expect(await chatText(page)).toBe(enquiry());
    expect(await logged()).toHaveLength(1);
    await expect(page.locator('[aria-busy]')).toHaveCount(0);
  });
}

test('Android’s Back closes the dialog and leaves the page open @phone', async ({ page }) => {
  // Only a device has Back: a close request is what it makes of it.
  await page.addInitScript(() => {
    const { CloseWatcher } = window as unknown as { CloseWatcher: new () => { requestClose(): void } };
    const Watched = class extends CloseWatcher {
      constructor() {
        super();
        Object.assign(window, { goBack: () => this.requestClose() });
      }
    };
    Object.assign(window, { CloseWatcher: Watched });
  });
  await page.goto('/contact');
  await send(page);
  await expect(dialog(page)).toContainText(details.emails.info.value);
  const entries = await page.evaluate(() => history.length);
  const goBack = () => page.evaluate(() => (window as unknown as { goBack(): void }).goBack());
  await dismiss(page, goBack);
  await expect(page).toHaveURL('/contact');
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expect(field(page, 'message')).toHaveValue('Hello');
  // The next one opens and closes again.
  await button(page).click();
  await expect(dialog(page)).toBeVisible();
  await dismiss(page, goBack);
});

test('a double press opens the dialog, and neither chooses nor closes anything @both', async ({ page }) => {
  const logged = consoleEntries(page);
  await page.goto('/contact');
  await fill(page);
  await field(page, 'message').press('Tab');
  await expect(button(page)).toBeFocused();
  // The files are there, so the dialog opens under the second press.
  await page.waitForLoadState('networkidle');
  // All presses come at one moment, however slow the machine is.
  await page.evaluate(() => {
    const now = performance.now();
    performance.now = () => now;
  });
  await button(page).click({ clickCount: 2, delay: 20 });
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Enter');
  await page.mouse.click(3, 3);
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL('/contact');
  expect(await logged()).toHaveLength(1);
  // Escape is never a second press.
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

for (const [name, viewport, textSize] of [
  ['at 320 px with text at 200 %', { width: 320, height: 568 }, 32],
  ['at 400 % zoom', { width: 341, height: 160 }, 16],
] as const) {
  test(`${name} all of the dialog can be reached`, async ({ page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Page.setFontSizes', { fontSizes: { standard: textSize } });
    await page.setViewportSize(viewport);
    await page.goto('/contact');
    await send(page, { message: messages[1] });
    for (const part of [dialog(page).getByRole('heading'), ...(await dialog(page).locator('a, button').all())]) {
      await part.scrollIntoViewIfNeeded();
      await expect(part).toBeInViewport();
      const { x, width } = (await part.boundingBox())!;
      expect(x >= 0 && x + width <= viewport.width).toBe(true);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the menu’s quote button on the contact page scrolls to the form @phone', async ({ page }) => {
    await page.goto('/contact');
    await page.getByRole('button', { name: header.menu, exact: true }).tap();
    await page.locator('header').getByRole('link', { name: header.quote }).locator('visible=true').tap();
    await expect(page.locator('header :popover-open')).toHaveCount(0);
    await expect(field(page, 'name')).toBeInViewport({ ratio: 1 });
    await field(page, 'name').tap();
    await expect(field(page, 'name')).toBeFocused();
  });
});

/** Answers that a network, a redeploy or a broken cache can give instead of a script. */
const failures = {
  'not found': { status: 404, contentType: 'text/html', body: '<!DOCTYPE html><title>Not found</title>' },
  'a page instead of a script': { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><p>Sign in</p>' },
  'an empty file': { status: 200, contentType: 'text/javascript', body: '' },
  'a file that was cut short': { status: 200, contentType: 'text/javascript', body: 'export{a as openSendDialog' },
};

test.describe('if the dialog fails to load @decision-11', () => {
  const line = (page: Page) => page.getByRole('status').filter({ hasText: form.failedToLoad.text });
  const link = (page: Page, name: string) => line(page).getByRole('link', { name });
  const chat = async (page: Page) =>
    new URL((await link(page, labels.whatsapp).getAttribute('href'))!).searchParams.get('text');

  for (const [kind, answer] of Object.entries(failures)) {
    test(`because of ${kind}, links with the text appear beside the form`, async ({ page }) => {
      const logged = consoleEntries(page);
      await page.route(scripts, (route) => route.fulfill(answer));
      await page.goto(`/contact?service=${service.slug}`);
      await send(page, { message: 'नमस्ते, a & b?' });
      const text = enquiry({ message: 'नमस्ते, a & b?', service: service.shortTitle });
      await expect.poll(() => chat(page)).toBe(text);
      expect(mailBody(await link(page, labels.email).getAttribute('href'))).toBe(text);
      await line(page).getByRole('button', { name: sendDialog.copy.label }).click();
      await expect.poll(() => copied(page)).toBe(text);
      // They follow further typing, and the services.
      const message = 'नमस्ते '.repeat(60);
      await fill(page, { message });
      await expect(line(page)).toContainText(form.failedToLoad.shortened);
      await servicesLine(page).click();
      await serviceBox(page, service).uncheck();
      expect(await chat(page)).toBe(enquiry({ message }));
      expect((await logged()).filter(([first]) => first === 'Contact form')).toHaveLength(1);
      await expect(page).toHaveURL(`/contact?service=${service.slug}`);
    });
  }

  test('because it takes more than ten seconds, a late file opens nothing, and the next press tries again', async ({
    page,
  }) => {
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(3_600_000);
    const release = await hold(page, scripts);
    await page.goto('/contact');
    await send(page);
    await page.clock.fastForward(9_000);
    await expect(line(page)).toBeHidden();
    await page.clock.fastForward(2_000);
    await expect(line(page)).toBeVisible();
    await page.clock.resume();
    release();
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(line(page)).toBeHidden();
  });

  test('because the visitor is offline, the next press online opens it, from an address that hasn’t failed', async ({
    page,
    context,
  }) => {
    // Some browsers fail at once for an address that has failed before.
    const failed = new Set<string>();
    page.on('requestfailed', (request) => failed.add(request.url()));
    await page.route(scripts, (route) => (failed.has(route.request().url()) ? route.abort() : route.continue()));
    await page.goto('/contact');
    await context.setOffline(true);
    await send(page);
    await expect(line(page)).toBeVisible();
    await context.setOffline(false);
    await page.waitForTimeout(afterDoublePress);
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(field(page, 'message')).toHaveValue('Hello');
  });
});
