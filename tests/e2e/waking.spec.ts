/* The page before, while and after React takes it over. */
import { type Page, expect, test } from '@playwright/test';
import { hold, slowDown } from '../support/network';
import { templateList } from '../support/templates';

const payload = /\/_next\/static\/pages\//;
const script = /\/_next\/static\/.*\.js$/;

type Watched = Window & { violations: string[]; awake: number; submits: number };

/** Watches from before the first script: refusals by the policy, islands that wake, submits that reach the browser. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = window as unknown as Watched;
    Object.assign(own, { violations: [], awake: 0, submits: 0 });
    document.addEventListener('securitypolicyviolation', (event) => {
      own.violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`);
    });
    document.addEventListener('island:awake', () => (own.awake += 1));
    // At the window, after React has had its say at the document.
    window.addEventListener('submit', (event) => {
      if (!event.defaultPrevented) own.submits += 1;
    });
  });
}

const read = async <Key extends keyof Watched>(page: Page, key: Key) =>
  (await page.evaluate((name) => (window as unknown as Record<string, unknown>)[name], String(key))) as Watched[Key];

const island = (page: Page) => page.locator('[data-hydrate]:visible').first();

async function fillForm(page: Page): Promise<void> {
  await page.getByLabel('Name', { exact: true }).fill('Asha');
  await page.getByLabel('E-mail', { exact: true }).fill('asha@example.com');
  await page.getByLabel('Message', { exact: true }).fill('Hello');
}

const send = (page: Page) => page.getByRole('button', { name: 'Send message' });

test.beforeEach(({ page }) => watch(page));
test.afterEach(async ({ page }) => {
  // A skipped test has opened no page.
  expect((await read(page, 'violations')) ?? [], 'refused by the Content-Security-Policy').toEqual([]);
});

for (const [name, path] of templateList) {
  test(`${name} fetches no script until someone turns to an island, and then wakes every one`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => void (script.test(request.url()) && scripts.push(request.url())));
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(scripts).toEqual([]);

    await island(page).dispatchEvent('pointerover', { pointerType: 'mouse' });
    await island(page).dispatchEvent('pointerdown');
    const all = await page.locator('[data-hydrate]').count();
    await expect.poll(() => read(page, 'awake')).toBe(all);
    expect(scripts.filter((url) => payload.test(url))).toHaveLength(1);
    expect(new Set(scripts).size).toBe(scripts.length);
    expect(errors).toEqual([]);
  });
}

test.describe('on a slow network', () => {
  test('a form sent before the page is awake is sent once, and keeps what was typed meanwhile', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => void (message.text().startsWith('Contact form') && logged.push(message.text())));
    await page.goto('/contact');
    await slowDown(page);
    const release = await hold(page, script);
    await fillForm(page);
    await send(page).click();
    await send(page).click();
    expect(await read(page, 'awake')).toBe(0);
    await page.getByLabel('Message', { exact: true }).fill('Hello again');
    release();
    await expect.poll(() => logged.length, { timeout: 25_000 }).toBe(1);
    expect(logged[0]).toContain('Hello again');
    await page.waitForTimeout(500);
    expect(logged).toHaveLength(1);
    expect(await read(page, 'submits')).toBe(0);
    await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Asha');
  });

  test('a press on a control acts once', async ({ page, isMobile }) => {
    test.skip(isMobile, 'the menu of small screens needs no script');
    await page.goto('/faq');
    await slowDown(page);
    const toggle = page.getByRole('button', { name: 'Services menu' });
    await toggle.evaluate((element) => {
      const changes: string[] = [];
      Object.assign(window, { changes });
      new MutationObserver(() => changes.push(element.getAttribute('aria-expanded') ?? '')).observe(element, {
        attributeFilter: ['aria-expanded'],
      });
    });
    await toggle.dispatchEvent('click');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true', { timeout: 25_000 });
    await page.waitForTimeout(500);
    expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual(['true']);
  });

  test('a copy button copies once', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.goto('/contact');
    await page.evaluate(() => {
      const copies: string[] = [];
      Object.assign(window, { copies });
      const { clipboard } = navigator;
      const write = clipboard.writeText.bind(clipboard);
      clipboard.writeText = (text: string) => {
        copies.push(text);
        return write(text);
      };
    });
    await slowDown(page);
    const button = page.locator('main').getByRole('button', { name: /^Copy/ }).first();
    await button.click();
    const copies = () => page.evaluate(() => (window as unknown as { copies: string[] }).copies.length);
    await expect.poll(copies, { timeout: 25_000 }).toBe(1);
    await page.waitForTimeout(500);
    expect(await copies()).toBe(1);
  });
});

test.describe('when the scripts cannot be had', () => {
  test('a form opens the mail program, once, without waiting', async ({ page }) => {
    await page.route(script, (route) => route.abort());
    await page.goto('/contact');
    await fillForm(page);
    await send(page).click();
    await expect.poll(() => read(page, 'submits')).toBe(1);
    await expect(page.getByRole('textbox', { name: 'Message' })).toHaveValue('Hello');
  });

  test('a form opens the mail program after ten seconds of silence', async ({ page }) => {
    await page.clock.install();
    await page.route(script, () => {});
    await page.goto('/contact');
    await fillForm(page);
    await send(page).click();
    await page.clock.fastForward(9_000);
    expect(await read(page, 'submits')).toBe(0);
    await page.clock.fastForward(2_000);
    await expect.poll(() => read(page, 'submits')).toBe(1);
  });

  test('links lead on, questions open and the menu of small screens works', async ({ page, isMobile }) => {
    await page.route(script, (route) => route.abort());
    await page.goto('/services/seo-services');
    await island(page).dispatchEvent('pointerdown');
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'About', exact: true }).and(page.locator(':visible')).first().click();
    await expect(page).toHaveURL(/\/about$/);
  });
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

  test('a translated page stays as it is, and its form opens the mail program', async ({ page }) => {
    await page.goto('/contact');
    const scripts: string[] = [];
    page.on('request', (request) => void (script.test(request.url()) && scripts.push(request.url())));
    await rewriteTexts(page, 'font');
    await page.getByRole('textbox').first().fill('Asha');
    await page.getByRole('textbox').nth(1).fill('asha@example.com');
    await page.getByRole('textbox').nth(2).fill('नमस्ते');
    await page.getByRole('main').locator('form [type=submit]').click();
    await expect.poll(() => read(page, 'submits')).toBe(1);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\*/);
    expect(scripts).toEqual([]);
  });

  test('a page with other texts wakes whole', async ({ page }) => {
    await page.goto('/contact');
    const title = await page.title();
    const sections = await page.getByRole('heading').allTextContents();
    await rewriteTexts(page);
    await island(page).dispatchEvent('pointerdown');
    await expect.poll(() => read(page, 'awake')).toBeGreaterThan(0);
    expect(await page.getByRole('heading').allTextContents()).toEqual(sections);
    expect(await page.title()).toBe(title);
    await fillForm(page);
    await send(page).click();
    await expect(
      page
        .getByRole('link', { name: /WhatsApp/ })
        .and(page.locator('main *'))
        .first(),
    ).toBeVisible();
  });
});
