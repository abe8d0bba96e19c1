/* The message form with its dialog. */
import { expect, type Page, type Route, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { contactLabels } from '@/content/labels';
import { sendDialog } from '@/content/send-dialog';
import { services } from '@/content/services';
import type { Service } from '@/content/types';
import { chatUrl, mainPhone } from '@/lib/contact-links';
import { smallControls } from '../support/accessible';
import { afterDoublePress, button, chatText, copied, dialog, dismiss } from '../support/contact-form';
import { enquiry, field, fill, send } from '../support/contact-form';
import { isNotInstalled } from '../support/engines';
import { service, serviceAddress } from '../support/examples';
import { watchPrivacy } from '../support/privacy';
import { namesOf } from '../support/quote';

const { form, labels } = contact;
const secret = 'zqxjk';
/** Markup, several scripts, emoji and reserved characters. */
const message = `"><script>alert('${secret}')</script> नमस्ते مرحبا 👩‍👩‍👧‍👦 a&b=c+d?e#f%20\n\n"quoted"\n`;
/** More than a mail link can hold. */
const longMessage = `${secret} `.repeat(834).slice(0, 5000);

const siteScript = /\/scripts\/scripts-\w+\.js$/;
const dialogScript = /\/scripts\/send-dialog-\w+\.js$/;
const cutShort = async (route: Route) => {
  const response = await route.fetch();
  await route.fulfill({ response, body: (await response.text()).slice(0, -100) });
};

/** The line above the form, which opens the boxes. Of its two parts, one is hidden. */
const servicesLine = (page: Page) => page.locator('[data-enquiry-services] > summary');
const shown = { useInnerText: true };
const serviceBox = (page: Page, { shortTitle }: Pick<Service, 'shortTitle'>) =>
  page.getByRole('checkbox', { name: shortTitle, exact: true });
const escape = (page: Page) => dismiss(page, () => page.keyboard.press('Escape'));
const mailLink = (page: Page) => dialog(page).getByRole('link', { name: sendDialog.email });

/** The body of a mailto: link. In RFC 6068 a plus isn't a space, and line breaks are CRLF. */
const mailBody = (href: string | null) => decodeURIComponent(href!.split('body=')[1]!).replaceAll('\r\n', '\n');
/** What the page writes to the console from now on, as lists of values. */
function consoleEntries(page: Page): () => Promise<unknown[][]> {
  const logged: Promise<unknown[]>[] = [];
  page.on('console', (entry) => logged.push(Promise.all(entry.args().map((arg) => arg.jsonValue()))));
  return () => Promise.all(logged);
}

test.skip(isNotInstalled, 'not installed');

test.describe('the contact form', () => {
  test.beforeEach(({ page }) => page.goto('/contact'));

  test('offers any text exactly as typed, and sends it nowhere', { tag: '@spec-7' }, async ({ page }) => {
    const [expectPrivacy, logged] = [watchPrivacy(page, secret), consoleEntries(page)];
    await page.reload();
    await send(page, { message });
    const text = enquiry({ message });
    expect(await chatText(page)).toBe(text);
    expect(mailBody(await mailLink(page).getAttribute('href'))).toBe(text);
    await page.waitForTimeout(afterDoublePress);
    await page.getByRole('button', { name: sendDialog.copy.label }).click();
    await expect(page.getByRole('button', { name: sendDialog.copy.copied })).toBeVisible();
    expect(await copied(page)).toBe(text);
    await dismiss(page);
    await expect(field(page, 'message')).toHaveValue(message);
    expect(await logged()).toEqual([['Contact form', { name: 'Asha', email: 'asha@example.com', message }]]);
    await expectPrivacy();
  });

  test('can be filled in, sent and changed with only the keyboard', async ({ page }) => {
    await field(page, 'name').focus();
    for (const text of ['Asha', 'asha@example.com', undefined, 'Hello']) {
      if (text) await page.keyboard.type(text);
      else await expect(page.getByRole('link', { name: form.noEmail })).toBeFocused();
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    await expect(dialog(page)).toHaveAccessibleDescription(`${sendDialog.typed} ${sendDialog.notSent}`);
    await escape(page);
    await expect(button(page)).toBeFocused();
    await expect(field(page, 'message')).toHaveValue('Hello');
  });

  test('is covered by its open dialog, and only that can be reached', { tag: '@both' }, async ({ page, isMobile }) => {
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

  test('stays as it was if the dialog fails, which says so', { tag: '@spec-8' }, async ({ page }) => {
    // The dialog cuts long texts by it.
    await page.evaluate(() => Object.assign(Intl, { Segmenter: null }));
    await send(page, { message: longMessage });
    const alert = page.getByRole('alert');
    await expect(alert.getByRole('heading')).toHaveText('Unexpected Application Error!');
    await expect(alert.getByRole('link', { name: mainPhone.display })).toBeVisible();
    await escape(page);
    await expect(field(page, 'message')).toHaveValue(longMessage);
  });

  test('takes a field with only spaces for an empty one', async ({ page }) => {
    const logged = consoleEntries(page);
    await send(page, { message: ' \n ' });
    await expect(field(page, 'message')).toBeFocused();
    await expect(field(page, 'message')).toHaveValue('');
    await expect(dialog(page)).toBeHidden();
    expect(await logged()).toEqual([]);
  });

  test('opens one dialog for a double press, which chooses and closes nothing', { tag: '@both' }, async ({ page }) => {
    const logged = consoleEntries(page);
    await fill(page);
    // The dialog has loaded, so it opens under the second press.
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
  });
});

test('home’s form takes anything, and logs nothing', { tag: ['@spec-5', '@spec-7'] }, async ({ page }) => {
  const [expectPrivacy, logged] = [watchPrivacy(page, secret), consoleEntries(page)];
  await page.goto('/');
  await button(page).click();
  await expect(dialog(page).getByRole('link', { name: sendDialog.whatsapp })).toHaveAttribute('href', chatUrl);
  await expect(mailLink(page)).not.toHaveAttribute('href', /body=/);
  await expect(page.getByRole('button', { name: sendDialog.copy.label })).toHaveCount(0);
  await dismiss(page);
  await field(page, 'email').fill(`not an address ${secret}`);
  await field(page, 'email').press('Enter');
  expect(await chatText(page)).toBe(`${form.email}: not an address ${secret}`);
  expect(await logged()).toEqual([]);
  await expectPrivacy();
});

test('the service that a visitor comes from is in the text', { tag: '@engines' }, async ({ page }) => {
  await page.goto(serviceAddress);
  await page.getByRole('main').getByRole('link', { name: contactLabels.quote }).first().click();
  await expect(servicesLine(page)).toHaveText(`${form.service}: ${service.shortTitle}`, shown);
  await send(page, { message });
  expect(await chatText(page)).toBe(enquiry({ message, service: service.shortTitle }));
  await escape(page);
  await expect(button(page)).toBeFocused();
  await expect(field(page, 'message')).toHaveValue(message);
});

// That /products carries them there, and chats: services.spec.ts.
test('services in the address can be changed, and are in the text', { tag: '@both' }, async ({ page }) => {
  const [first, second, third] = services as [Service, Service, Service];
  await page.goto('/contact?service=no-such-service');
  await expect(servicesLine(page)).toBeHidden();
  await page.goto(`/contact?service=${third.slug}&service=no-such-service&service=${first.slug}&service=${first.slug}`);
  await expect(servicesLine(page)).toHaveText(`${form.service}: ${namesOf([first, third])}`, shown);
  await servicesLine(page).click();
  await serviceBox(page, second).check();
  await send(page);
  expect(await chatText(page)).toBe(enquiry({ service: namesOf([first, second, third]) }));
  await escape(page);
  for (const each of [first, second, third]) await serviceBox(page, each).uncheck();
  await expect(servicesLine(page)).toHaveText(form.chooseServices, shown);
});

for (const [why, answer] of Object.entries({
  'JavaScript is off': undefined,
  'its file is blocked': (route: Route) => route.abort(),
  'its file never arrives': () => {},
  'its file was cut short': cutShort,
})) {
  test.describe(`without the site’s script, because ${why}`, () => {
    test.use({ javaScriptEnabled: answer !== undefined });

    for (const path of ['/contact', '/']) {
      test(`the form on ${path} opens WhatsApp with the message and nothing else`, async ({ page }) => {
        if (answer) await page.route(siteScript, answer);
        const opened: URL[] = [];
        await page.route('https://wa.me/**', (route) => {
          opened.push(new URL(route.request().url()));
          return route.fulfill({ body: 'WhatsApp' });
        });
        await page.goto(path, { waitUntil: 'commit' });
        if (path === '/contact') {
          await button(page).click();
          await expect(field(page, 'name')).toBeFocused();
          await send(page, { email: 'no address' });
          await expect(field(page, 'email')).toBeFocused();
          expect(opened).toEqual([]);
        }
        await send(page, { message });
        await expect(page.getByText('WhatsApp', { exact: true })).toBeVisible();
        const found = opened.map(({ origin, pathname, searchParams }) => [origin + pathname, ...searchParams]);
        expect(found).toEqual([[chatUrl, ['text', message.replaceAll('\n', '\r\n')]]]);
      });
    }
  });
}

test.describe('if the dialog’s file fails to load, links beside the form', () => {
  const line = (page: Page) => page.getByRole('status').filter({ hasText: form.failedToLoad.text });
  const href = (page: Page, name: string) => line(page).getByRole('link', { name }).getAttribute('href');
  const chat = async (page: Page) => new URL((await href(page, labels.whatsapp))!).searchParams.get('text');

  for (const [why, answer] of Object.entries({
    'it is missing': (route: Route) => route.fulfill({ status: 404, contentType: 'text/html', body: '404' }),
    'it was cut short': cutShort,
  })) {
    test(`have the text as it is, because ${why}`, async ({ page }) => {
      await page.route(dialogScript, answer);
      await page.goto(`/contact?service=${service.slug}`);
      await send(page, { message });
      const text = enquiry({ message, service: service.shortTitle });
      await expect.poll(() => chat(page)).toBe(text);
      expect(mailBody(await href(page, labels.email))).toBe(text);
      await line(page).getByRole('button', { name: sendDialog.copy.label }).click();
      await expect.poll(() => copied(page)).toBe(text);
      // They follow further typing, and the services.
      await fill(page, { message: longMessage });
      await expect(line(page)).toContainText(form.failedToLoad.shortened);
      await servicesLine(page).click();
      await serviceBox(page, service).uncheck();
      expect(await chat(page)).toBe(enquiry({ message: longMessage }));
      await expect(page).toHaveURL(`/contact?service=${service.slug}`);
    });
  }

  test('appear after ten seconds, and a late file opens nothing until the next press', async ({ page }) => {
    const held: Route[] = [];
    const logged = consoleEntries(page);
    await page.route(dialogScript, (route) => void held.push(route));
    await page.clock.install({ time: 0 });
    await page.goto('/contact');
    await page.clock.pauseAt(3_600_000);
    await send(page);
    await page.clock.fastForward(9_000);
    // Meanwhile, Enter does nothing.
    await field(page, 'name').press('Enter');
    await expect(line(page)).toBeHidden();
    await page.clock.fastForward(2_000);
    await expect(line(page)).toBeVisible();
    expect(await logged()).toHaveLength(1);
    await page.clock.resume();
    for (const route of held) await route.continue();
    await page.waitForLoadState('networkidle');
    await expect(dialog(page)).toHaveCount(0);
    await button(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(line(page)).toBeHidden();
  });
});
