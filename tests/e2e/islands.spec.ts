/* The page before, while and after React takes over one of its islands. */
import { type Page, expect, test } from '@playwright/test';
import { contact } from '@/content/pages/contact';
import { mailBody, watchMails } from '../support/mail';
import { hold, slowDown } from '../support/network';
import { templateList } from '../support/templates';

const { form, handOver, details } = contact;
const script = /\/_next\/static\/.*\.js$/;
const toastScript = /\/islands\/notifications-.*\.js$/;

type Watched = Window & { violations: string[] };

/** Refusals by the policy, from before the first script. */
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    const violations: string[] = [];
    Object.assign(window, { violations });
    document.addEventListener('securitypolicyviolation', (event) =>
      violations.push(`${event.violatedDirective} ${event.blockedURI} ${event.sample}`),
    );
  }),
);
test.afterEach(async ({ page }) => {
  const violations = await page.evaluate(() => (window as unknown as Watched).violations);
  expect(violations, 'refused by the Content-Security-Policy').toEqual([]);
});

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const send = (page: Page) => page.getByRole('button', { name: form.submit });
const panel = (page: Page) => page.getByRole('region', { name: handOver.title });
const isHeld = (page: Page, island: string) =>
  page
    .locator(`[data-island="${island}"]`)
    .evaluate((element) => Object.keys(element).some((key) => key.startsWith('__reactContainer')));

async function fillForm(page: Page, message = 'Hello'): Promise<void> {
  await field(page, form.name).fill('Asha');
  await field(page, form.email).fill('asha@example.com');
  await field(page, form.message).fill(message);
}

function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => void (script.test(request.url()) && scripts.push(request.url())));
  return scripts;
}

for (const [name, path] of templateList) {
  const tag = ['@spec-1', '@spec-7', '@decision-15', '@decision-16'];
  test(
    `${name} fetches no script while someone reads it, wakes each island separately and sends nothing`,
    { tag },
    async ({ page, context, baseURL }) => {
      const [scripts, asked, errors] = [scriptsOf(page), [] as string[], [] as string[]];
      page.on('request', (request) => asked.push(`${request.resourceType()} ${request.url()}`));
      page.on('pageerror', ({ message }) => errors.push(message));
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const link of await page.locator('a:visible').all()) await link.dispatchEvent('pointerover');
      await page.getByRole('button', { name: 'Services menu' }).hover();
      await page.getByRole('button', { name: 'Services menu' }).click();
      expect(scripts).toEqual([]);

      const names = await page
        .locator('[data-island]')
        .evaluateAll((all) => all.map((element) => (element as HTMLElement).dataset.island ?? ''));
      const awake: string[] = [];
      for (const island of names.filter((one) => one !== 'notifications')) {
        for (const other of names) expect(await isHeld(page, other)).toBe(awake.includes(other));
        await page.locator(`[data-island="${island}"] :is(button, input)`).first().dispatchEvent('pointerdown');
        await expect.poll(() => isHeld(page, island)).toBe(true);
        awake.push(island);
      }
      expect(new Set(scripts).size).toBe(scripts.length);
      expect(errors).toEqual([]);

      expect(asked.length).toBeGreaterThan(1);
      const others = asked.filter((request) => !request.includes(` ${baseURL}/`) && !request.includes(' data:'));
      expect(others, 'requests to other hosts').toEqual([]);
      expect(asked.filter((request) => /^(xhr|fetch|websocket|ping) /.test(request))).toEqual([]);
      expect(await context.cookies()).toEqual([]);
      expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
    },
  );
}

test('every file of an island is asked for before the first has arrived', async ({ page }) => {
  const scripts = scriptsOf(page);
  const release = await hold(page, script);
  await page.goto('/contact');
  await field(page, form.name).focus();
  const files = (await page.locator('[data-island="message-form"]').getAttribute('data-load'))?.split(' ') ?? [];
  await expect.poll(() => scripts.map((url) => new URL(url).pathname).sort()).toEqual(files.sort());
  release();
  await expect.poll(() => isHeld(page, 'message-form')).toBe(true);
  expect(scripts).toHaveLength(files.length);
});

test.describe('on a slow network', () => {
  test(
    'a form submitted before React takes over is sent exactly once, with what was typed meanwhile',
    { tag: ['@both', '@decision-15'] },
    async ({ page }) => {
      const logged: string[] = [];
      page.on('console', (message) => void (message.text().startsWith('Contact form') && logged.push(message.text())));
      await page.goto('/contact');
      await slowDown(page);
      const release = await hold(page, script);
      await fillForm(page);
      await send(page).click();
      await send(page).click();
      expect(await isHeld(page, 'message-form')).toBe(false);
      await field(page, form.message).fill('Hello again');
      release();
      await expect.poll(() => logged.length, { timeout: 25_000 }).toBe(1);
      expect(logged[0]).toContain('Hello again');
      await expect(panel(page)).toBeVisible();
      expect(logged).toHaveLength(1);
      await expect(field(page, form.name)).toHaveValue('Asha');
    },
  );

  test('a form emptied meanwhile is not sent', async ({ page }) => {
    const logged: string[] = [];
    page.on('console', (message) => void logged.push(message.text()));
    await page.goto('/contact');
    const release = await hold(page, script);
    await fillForm(page);
    await send(page).click();
    await field(page, form.name).fill('');
    release();
    await expect(field(page, form.name)).toHaveAttribute('aria-invalid', 'true');
    await expect(panel(page)).toBeHidden();
    expect(logged).toEqual([]);
  });

  test('a tap on a control of an island acts exactly once', { tag: ['@phone', '@decision-15'] }, async ({ page }) => {
    await page.goto('/about');
    await slowDown(page);
    const button = page.locator('[data-island="social-profiles"] button').first();
    await button.evaluate((element) => {
      const opened: string[] = [];
      Object.assign(window, { opened });
      new MutationObserver(() => opened.push((element as HTMLElement).dataset.state ?? '')).observe(element, {
        attributeFilter: ['data-state'],
      });
    });
    // Playwright would wait for a button that is not disabled.
    await button.tap({ force: true });
    await expect(page.getByRole('tooltip')).toBeVisible({ timeout: 25_000 });
    const states = await page.evaluate(() => (window as unknown as { opened: string[] }).opened);
    expect(states.filter((state) => state !== 'closed')).toHaveLength(1);
  });
});

/** What a network, a redeploy or a broken cache can answer instead of a script. */
const failures: Record<string, { status: number; contentType?: string; body: string }> = {
  'not found': { status: 404, contentType: 'text/html', body: '<!DOCTYPE html><title>Not found</title>' },
  'a server that is busy': { status: 503, body: '' },
  'a page instead of a script': { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><p>Sign in</p>' },
  'an empty file': { status: 200, contentType: 'text/javascript', body: '' },
  'a file cut short': { status: 200, contentType: 'text/javascript', body: 'export default (element) => {' },
};

test.describe('when the scripts fail to load', { tag: '@decision-11' }, () => {
  test('a form opens the mail program with what was typed', async ({ page }) => {
    for (const [kind, answer] of Object.entries(failures)) {
      await page.unrouteAll();
      await page.route(script, (route) => route.fulfill(answer));
      await page.goto('/contact');
      const mails = await watchMails(page);
      await fillForm(page, 'नमस्ते, a & b?');
      await send(page).click();
      await expect.poll(mails, kind).toHaveLength(1);
      expect(mailBody(mails()[0])).toBe(`${form.name}: Asha\n${form.email}: asha@example.com\n\nनमस्ते, a & b?`);
      await expect(page).toHaveURL('/contact');
      await expect(field(page, form.message), kind).toHaveValue('नमस्ते, a & b?');
    }
  });

  test('a form opens the mail program on the home page, and offline', async ({ page, context }) => {
    const mails = await watchMails(page);
    await page.goto('/');
    await context.setOffline(true);
    await field(page, form.message).fill('Hello');
    await send(page).click();
    await expect.poll(() => mails().map(mailBody)).toEqual(['Hello']);
  });

  test('a form opens the mail program if the network never answers', async ({ page }) => {
    const mails = await watchMails(page);
    await page.clock.install();
    await page.route(script, () => {});
    await page.goto('/contact');
    await fillForm(page);
    await send(page).click();
    await page.clock.fastForward(9_000);
    expect(mails()).toEqual([]);
    await page.clock.fastForward(2_000);
    await expect.poll(mails).toHaveLength(1);
  });

  test('copy buttons copy and say so', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.route(script, (route) => route.abort());
    await page.goto('/contact');
    await page.getByRole('button', { name: details.copyNumber }).click();
    await expect(page.getByRole('status').filter({ hasText: details.numberCopied })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\+91/);
  });

  test('links, questions and the small-screen menu still work', { tag: '@both' }, async ({ page, isMobile }) => {
    await page.route(script, (route) => route.abort());
    await page.goto('/services/seo-services');
    await page.locator('[data-island] button').first().dispatchEvent('pointerdown');
    const question = page.locator('main details').first();
    await question.locator('summary').click();
    await expect(question).toHaveAttribute('open');
    if (isMobile) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('link', { name: 'About', exact: true }).and(page.locator(':visible')).first().click();
    await expect(page).toHaveURL(/\/about$/);
  });
});

test.describe('when only the notifications fail to load', () => {
  test('the form, its text and the page stay, and plain text confirms', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    for (const [kind, answer] of Object.entries(failures)) {
      await page.unrouteAll();
      await page.route(toastScript, (route) => route.fulfill(answer));
      await page.goto('/contact');
      await fillForm(page);
      await send(page).click();
      await page.getByRole('button', { name: details.copyNumber }).click();
      await expect(page.getByRole('status').filter({ hasText: details.numberCopied }), kind).toBeVisible();
      await page.keyboard.press('Alt+KeyT');
      await expect(panel(page), kind).toBeVisible();
      await expect(field(page, form.message), kind).toHaveValue('Hello');
      await expect(page.getByText('Unexpected Application Error!'), kind).toHaveCount(0);
    }
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

  for (const [kind, wrapper] of [
    ['into new elements', 'font'],
    ['in place', undefined],
  ] as const) {
    test(`a page translated ${kind} stays as it is, and its form and copy buttons work`, async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const mails = await watchMails(page);
      await page.goto('/contact');
      const scripts = scriptsOf(page);
      await rewriteTexts(page, wrapper);
      const fields = page.getByRole('textbox');
      await fields.first().fill('Asha');
      await fields.nth(1).fill('asha@example.com');
      await fields.nth(2).fill('नमस्ते');
      await page.getByRole('main').locator('form [type=submit]').click();
      await expect.poll(() => mails().length).toBe(1);
      expect(mailBody(mails()[0])).toContain('नमस्ते');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\*/);
      expect(scripts).toEqual([]);
      await page.getByRole('button', { name: details.copyNumber }).click();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\+91/);
    });
  }

  test('a form translated after React took over still shows and clears errors', async ({ page }) => {
    await page.goto('/contact');
    await field(page, form.name).focus();
    await expect.poll(() => isHeld(page, 'message-form')).toBe(true);
    await rewriteTexts(page, 'font');
    const fields = page.getByRole('textbox');
    const submit = page.getByRole('main').locator('form [type=submit]');
    await submit.click();
    await expect(fields.nth(1)).toHaveAttribute('aria-invalid', 'true');
    await fields.first().fill('Asha');
    await fields.nth(1).fill('asha@example.com');
    await fields.nth(2).fill('Hello');
    await submit.click();
    await expect(panel(page)).toBeVisible();
    await expect(fields.nth(2)).toHaveValue('Hello');
  });
});
