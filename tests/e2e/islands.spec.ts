/* Pages before, while and after an island hydrates. */
import { type Page, expect, test } from '@playwright/test';
import { notifications } from '@/content/notifications';
import { contact } from '@/content/pages/contact';
import { call } from '@/lib/contact-links';
import { pageAt } from '@/lib/pages';
import { quotePath } from '@/lib/routes';
import { button, chatText, consoleEntries, enquiry, field, isHydrated, panel, send } from '../support/contact-form';
import { service } from '../support/examples';
import { mailBody, watchMails } from '../support/mail';
import { hold } from '../support/network';
import { watchPrivacy } from '../support/privacy';
import { templateList } from '../support/templates';

const { details } = contact;
const script = /\/_next\/.*\.js$/;
const toastScript = /\/islands\/notifications-.*\.js$/;

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** What the Content-Security-Policy has refused. */
let refusals: string[];
test.beforeEach(({ page }) => {
  refusals = [];
  page.on(
    'console',
    (entry) => void (/Content Security Policy|Trusted/.test(entry.text()) && refusals.push(entry.text())),
  );
});
test.afterEach(() => expect(refusals).toEqual([]));

const success = (page: Page) => page.getByRole('status').filter({ hasText: details.numberCopied });

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => void (script.test(request.url()) && scripts.push(request.url())));
  return scripts;
}

for (const [name, path] of templateList) {
  test(
    `${name} fetches no script while it is read, hydrates each island separately and sends nothing`,
    { tag: ['@spec-1', '@spec-7', '@decision-15', '@decision-16'] },
    async ({ page }) => {
      const [expectPrivacy, scripts, errors] = [watchPrivacy(page), scriptsOf(page), [] as string[]];
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(path, { waitUntil: 'networkidle' });
      await page.locator('a:visible').evaluateAll((links) => {
        for (const link of links) link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      });
      const menu = page.getByRole('button', { name: `${pageAt('/services').crumb} menu` });
      await menu.hover();
      await menu.click();
      expect(scripts).toEqual([]);

      const names = await page
        .locator('[data-island]')
        // Islands with only links never hydrate.
        .filter({ has: page.locator('button, input') })
        .evaluateAll((all) => all.map((element) => (element as HTMLElement).dataset.island ?? ''));
      const hydrated: string[] = [];
      for (const island of names.filter((one) => one !== 'notifications')) {
        for (const other of names) expect(await isHydrated(page, other)).toBe(hydrated.includes(other));
        await page.locator(`[data-island="${island}"] :is(button, input)`).first().dispatchEvent('pointerdown');
        await expect.poll(() => isHydrated(page, island)).toBe(true);
        hydrated.push(island);
      }
      // Only the files that the page names are fetched.
      const files = await page
        .locator('[data-island]')
        .evaluateAll(
          (all, names) =>
            (all as HTMLElement[])
              .filter(({ dataset }) => names.includes(dataset.island!))
              .flatMap(({ dataset }) => dataset.load!.split(' ')),
          hydrated,
        );
      expect(scripts.map((url) => new URL(url).pathname).sort()).toEqual([...new Set(files)].sort());
      expect(errors).toEqual([]);
      await expectPrivacy();
    },
  );
}

test.describe('on a slow network', () => {
  test(
    'a form submitted before it is hydrated is sent exactly once, with what was typed meanwhile',
    { tag: ['@both', '@decision-15'] },
    async ({ page }) => {
      const [logged, scripts] = [consoleEntries(page), scriptsOf(page)];
      await page.goto('/contact');
      const release = await hold(page, script);
      await send(page);
      await button(page).click();
      const files = await page.locator('[data-island="message-form"]').getAttribute('data-load');
      const asked = () => scripts.map((url) => new URL(url).pathname).sort();
      await expect.poll(asked, 'every file before the first has loaded').toEqual(files?.split(' ').sort());
      expect(await isHydrated(page)).toBe(false);
      await field(page, 'message').fill('Hello again');
      release();
      await expect(panel(page)).toBeVisible();
      expect(await logged()).toMatchObject([['Contact form', { message: 'Hello again' }]]);
      await expect(field(page, 'name')).toHaveValue('Asha');
    },
  );
});

/** Answers that a network, a redeploy or a broken cache can give instead of a script. */
const failures = {
  'not found': { status: 404, contentType: 'text/html', body: '<!DOCTYPE html><title>Not found</title>' },
  'a page instead of a script': { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><p>Sign in</p>' },
  'an empty file': { status: 200, contentType: 'text/javascript', body: '' },
};

test.describe('when the scripts fail to load', { tag: '@decision-11' }, () => {
  test(
    'copy buttons copy, and a form opens the mail program with what was typed',
    { tag: '@decision-26' },
    async ({ page }) => {
      for (const [kind, answer] of Object.entries(failures)) {
        await page.unrouteAll();
        await page.route(script, (route) => route.fulfill(answer));
        await page.goto(quotePath(service.slug));
        await page.getByRole('button', { name: details.copyNumber }).click();
        await expect(success(page), kind).toBeVisible();
        expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(call.display);
        const mails = await watchMails(page);
        await send(page, { message: 'नमस्ते, a & b?' });
        await expect.poll(mails, kind).toHaveLength(1);
        expect(mailBody(mails()[0])).toBe(enquiry({ service: service.shortTitle, message: 'नमस्ते, a & b?' }));
        await expect(page).toHaveURL(quotePath(service.slug));
        await expect(field(page, 'message'), kind).toHaveValue('नमस्ते, a & b?');
      }
    },
  );

  test('a form opens the mail program if the network never answers', async ({ page }) => {
    const mails = await watchMails(page);
    await page.clock.install();
    await page.route(script, () => {});
    await page.goto('/contact');
    await send(page);
    await page.clock.fastForward(9_000);
    expect(mails()).toEqual([]);
    await page.clock.fastForward(2_000);
    await expect.poll(mails).toHaveLength(1);
  });
});

test('when the notifications fail to load, plain text lets presses through and disappears after 8 seconds', async ({
  page,
}) => {
  await page.clock.install();
  await page.route(toastScript, (route) => route.abort());
  await page.goto('/contact');
  await page.getByRole('button', { name: details.copyNumber }).click();
  await expect(success(page)).toBeVisible();
  const isHit = await success(page).evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });
  expect(isHit).toBe(false);
  await page.clock.runFor(7_000);
  await expect(success(page)).toBeVisible();
  await page.clock.runFor(1_000);
  await expect(success(page)).toBeHidden();
});

test(
  'Alt+T before the notifications are hydrated focuses them, without an error',
  { tag: '@decision-12' },
  async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/contact');
    await page.keyboard.press('Alt+KeyT');
    await expect.poll(() => isHydrated(page, 'notifications')).toBe(true);
    await expect(page.getByRole('region', { name: notifications.region }).getByRole('list')).toBeFocused();
    expect(errors).toEqual([]);
  },
);

test('Alt+T in a field, where it types a character on a Mac, does nothing else', async ({ page }) => {
  await page.goto('/contact');
  await field(page, 'message').focus();
  const isLeft = await field(page, 'message').evaluate((element) =>
    element.dispatchEvent(
      new KeyboardEvent('keydown', { altKey: true, code: 'KeyT', key: '†', bubbles: true, cancelable: true }),
    ),
  );
  expect(isLeft).toBe(true);
});

test.describe('when something else has changed the page', () => {
  /** Rewrites every text of the page, as browsers' translators and extensions do. */
  const rewriteTexts = (page: Page, wrapper?: string) =>
    page.evaluate((name) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
        text.data = `*${text.data}`;
        if (!name) continue;
        const element = document.createElement(name);
        text.replaceWith(element);
        element.append(text);
      }
    }, wrapper);

  const fields = (page: Page) => page.getByRole('textbox');
  const submit = (page: Page) => page.getByRole('main').locator('form [type=submit]');
  async function write(page: Page): Promise<void> {
    for (const [index, text] of ['Asha', 'asha@example.com', 'नमस्ते'].entries())
      await fields(page).nth(index).fill(text);
  }

  for (const [kind, wrapper] of [
    ['into new elements', 'font'],
    ['in place', undefined],
  ] as const) {
    test(`a page translated ${kind} stays translated while its form and copy buttons work`, async ({ page }) => {
      await page.goto('/contact');
      await rewriteTexts(page, wrapper);
      const texts = () => page.getByRole('main').locator('label, h1, h2, [data-island] p').allInnerTexts();
      const translated = await texts();
      await write(page);
      await page.locator('[data-island="phone-number"] button').focus();
      for (const name of ['message-form', 'phone-number']) await expect.poll(() => isHydrated(page, name)).toBe(true);
      expect(await texts()).toEqual(translated);
      await submit(page).click();
      expect(await chatText(page)).toContain('नमस्ते');
      await page.getByRole('button', { name: details.copyNumber }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(call.display);
    });
  }

  test('a form translated after it was hydrated still shows and clears errors', async ({ page }) => {
    await page.goto('/contact');
    await field(page, 'name').focus();
    await expect.poll(() => isHydrated(page)).toBe(true);
    await rewriteTexts(page, 'font');
    await submit(page).click();
    await expect(fields(page).nth(1)).toHaveAttribute('aria-invalid', 'true');
    await write(page);
    await submit(page).click();
    await expect(panel(page)).toBeVisible();
    await expect(fields(page).nth(2)).toHaveValue('नमस्ते');
  });
});
