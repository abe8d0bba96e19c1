import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Locator, type Page, test } from '@playwright/test';

/* Comments and sign-off in the preview build, served beside the site (playwright.config.ts). */
const preview = `https://localhost:${Number(process.env.PORT ?? 4173) + 1}`;

const save = (page: Page) => page.getByRole('button', { name: 'Save' });
const field = (page: Page) => page.getByLabel('Your comment');
const comments = (page: Page) => page.getByRole('region', { name: 'Comments and sign-off' });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });

/** The last paragraph of the page: far below what a phone or a desktop shows at first. */
const sentence = (page: Page) => page.locator('main p').last();

async function commentOn(page: Page, text: Locator, words: string): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  await text.click({ clickCount: 3, position: { x: 20, y: 10 } });
  await page.getByRole('button', { name: 'Comment', exact: true }).last().click();
  await field(page).fill(words);
  await save(page).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Presses of the pointer, by hand or in selecting. */
async function countPresses(page: Page): Promise<() => number> {
  let presses = 0;
  await page.exposeFunction('countPress', () => (presses += 1));
  await page.addInitScript(() => {
    addEventListener('pointerdown', () => (window as unknown as { countPress: () => void }).countPress(), {
      capture: true,
    });
  });
  return () => presses;
}

async function opensInView(browser: Browser, address: string, text: string): Promise<void> {
  const context = await browser.newContext();
  const colleague = await context.newPage();
  await colleague.goto(address);
  await expect(colleague.getByText(text).first()).toBeInViewport();
  expect(await colleague.evaluate(() => window.scrollY)).toBeGreaterThan(200);
  await context.close();
}

const problems: string[] = [];

test.beforeEach(async ({ page }) => {
  problems.length = 0;
  // The sheet shows the 404 page in a frame, which answers 404.
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.location().url.endsWith('/404')) problems.push(message.text());
  });
  // The sheet takes no part in the pages' view transitions; Chromium calls that an error of the page left.
  page.on('pageerror', ({ message }) => !message.includes('ViewTransition') && problems.push(message));
  await page.goto(`${preview}/about`);
});

test.afterEach(() => expect(problems).toEqual([]));

test('a review takes at most 25 clicks: problems, changes, two comments, the rest approved, sent', async ({
  page,
  browser,
}) => {
  const presses = await countPresses(page);
  await page.goto(`${preview}/review`);

  // The three worst problems stand on top.
  const worst = page.getByRole('region', { name: 'Needs attention' }).getByRole('heading', { level: 4 });
  for (const place of [0, 1, 2]) await expect(worst.nth(place)).toBeVisible();

  await page.getByRole('link', { name: 'What changed' }).click();
  const change = page.getByRole('region', { name: 'What changed' });
  await expect(change.getByRole('insertion')).toHaveText(/today/);
  await change.getByRole('link', { name: 'See it' }).click();
  await expect(page).toHaveURL(`${preview}/about`);

  const first = (await sentence(page).innerText()).trim();
  await commentOn(page, sentence(page), 'Say when.');
  await bar(page).getByRole('link', { name: 'Review sheet' }).click();
  const entry = page.getByRole('article').filter({ has: page.getByRole('heading', { name: '/faq', exact: true }) });
  await entry.locator('summary').first().click();
  await entry.getByRole('link', { name: 'Open the page' }).click();
  await commentOn(page, page.getByRole('heading', { level: 1 }), 'Shorter, please.');

  await bar(page).getByRole('link', { name: '2 comments' }).click();
  await comments(page)
    .getByRole('button', { name: /^The other \d+ pages look right$/ })
    .click();
  await expect(comments(page)).toContainText(/2 comments, (\d+) of \d+ pages look right/);

  const issue = await comments(page).getByRole('link', { name: 'Open an issue on GitHub' }).getAttribute('href');
  const mail = comments(page).getByRole('link', { name: 'Send by mail' });
  const body = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body') ?? '';
  expect(issue).toMatch(/^https:\/\/github\.com\/shop\/site\/issues\/new\?title=Review/);
  await mail.click();
  expect(presses()).toBeLessThanOrEqual(25);

  // Sent, or copied to be pasted where it is too long for an address.
  const review = await comments(page).getByRole('textbox', { name: 'The review' }).inputValue();
  expect(body === review.replaceAll('\n', '\r\n') || /paste it here/.test(body)).toBe(true);
  expect(review).toMatch(
    /\/about\n\n1\. “[^]*Say when\.[^]*\/faq\n\n1\. “[^]*Shorter, please\.[^]*Looks right \(\d+ of \d+ pages\)/,
  );
  const address = /^http.*\/about#:~:text=.*$/m.exec(review)?.[0] ?? '';
  await opensInView(browser, address, first.slice(-30));
});

test('comments by keyboard, on the page as a whole', async ({ page }) => {
  const opener = bar(page).getByRole('button', { name: 'Looks right' });
  await opener.focus();
  await page.keyboard.press('Alt+KeyC');
  await expect(page.getByRole('dialog', { name: 'Comment on /about as a whole' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(opener).toBeFocused();
  await page.keyboard.press('Alt+KeyC');
  await page.keyboard.type('Good page.');
  await page.keyboard.press('Control+Enter');
  await expect(bar(page)).toContainText('Saved.');
  await expect(bar(page).getByRole('link', { name: '1 comment' })).toBeVisible();
});

test('quotes whole words of what was selected, and keeps an empty comment from being saved', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  const words = (await heading.innerText()).trim();
  await heading.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    getSelection()?.setBaseAndExtent(text, 1, text, text.data.trimEnd().length - 1);
  });
  await page.keyboard.press('Alt+KeyC');
  const quote = await page.getByRole('blockquote').innerText();
  expect(words.replace(/\s+/g, ' ')).toContain(quote);
  expect(quote).toMatch(new RegExp(`^${words.split(/\s/)[0]}`));
  await save(page).click();
  await expect(field(page)).toBeFocused();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(bar(page).getByRole('link', { name: '0 comments' })).toBeVisible();
});

test('keeps drafts over pages and tabs, to be edited and deleted', async ({ page, context }) => {
  await bar(page).getByRole('button', { name: 'Looks right' }).click();
  await expect(bar(page).getByRole('button', { name: 'Looks right' })).toHaveAttribute('aria-pressed', 'true');
  const sheet = await context.newPage();
  await sheet.goto(`${preview}/review`);
  await expect(comments(sheet)).toContainText('0 comments, 1 of');
  // A page with a remark does not look right.
  await commentOn(page, sentence(page), 'First.');
  await expect(comments(sheet)).toContainText('1 comment, 0 of');
  await comments(sheet).getByRole('button', { name: 'Edit: First.' }).click();
  await field(sheet).fill('Second.');
  await save(sheet).click();
  await expect(comments(sheet).getByRole('listitem').filter({ hasText: 'Second.' })).toBeVisible();
  await page.reload();
  await expect(bar(page).getByRole('link', { name: '1 comment' })).toBeVisible();
  await comments(sheet).getByRole('button', { name: 'Delete: Second.' }).click();
  await expect(comments(sheet)).toContainText('0 comments');
});

test('copies the review as text and as Markdown', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await commentOn(page, sentence(page), 'Say when.');
  await bar(page).getByRole('link', { name: '1 comment' }).click();
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await comments(page).getByRole('button', { name: 'Copy as Markdown' }).click();
  await expect(comments(page)).toContainText('Copied as Markdown.');
  expect(await clipboard()).toMatch(/^## Review of [^]*### \[\/about\]\(http[^]*> [^]*\n\nSay when\./);
  await comments(page).getByRole('button', { name: 'Copy as text' }).click();
  await expect(comments(page)).toContainText('Copied as text.');
  expect(await clipboard()).toMatch(/^Review of [^]*1\. “/);
});

test('links to the very place of a text that stands on the page more than once', async ({ page }) => {
  await page.goto(`${preview}/`);
  const repeated = await page.evaluate(() => {
    const texts = [...document.querySelectorAll('main *')].filter(
      (one) => one.children.length === 0 && one.checkVisibility() && (one.textContent ?? '').trim().length > 3,
    );
    const said = (one: Element | undefined) => (one?.textContent ?? '').trim();
    const top = (one: Element) => one.getBoundingClientRect().top;
    const last = texts.findLast((one) =>
      texts.some((other) => said(other) === said(one) && top(one) - top(other) > 1500),
    );
    if (last) getSelection()?.selectAllChildren(last);
    last?.setAttribute('data-selected', '');
    return { text: said(last), index: texts.filter((one) => said(one) === said(last)).length };
  });
  expect(repeated.index).toBeGreaterThan(1);
  await page.keyboard.press('Alt+KeyC');
  await field(page).fill('This one.');
  await save(page).click();
  const top = await page.locator('[data-selected]').evaluate((one) => one.getBoundingClientRect().top + scrollY);
  await page.goto(`${preview}/review`);
  const address = await comments(page).getByRole('listitem').getByRole('link').getAttribute('href');
  await page.goto(preview + address);
  await expect.poll(() => page.evaluate(() => scrollY + innerHeight)).toBeGreaterThan(top);
  expect(await page.evaluate(() => scrollY)).toBeLessThan(top);
});

test('says so where the browser keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('refused', 'SecurityError');
      },
    });
  });
  await page.goto(`${preview}/about`);
  await page.keyboard.press('Alt+KeyC');
  await field(page).fill('Lost soon.');
  await save(page).click();
  await expect(bar(page)).toContainText('the browser keeps nothing');
  await expect(bar(page).getByRole('link', { name: '1 comment' })).toBeVisible();
});

test('passes axe with its dialog open, and is large enough for fingers', { tag: '@both' }, async ({ page }) => {
  for (const button of await bar(page).getByRole('button').all()) {
    const box = await button.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await sentence(page).scrollIntoViewIfNeeded();
  await sentence(page).click({ clickCount: 3, position: { x: 20, y: 10 } });
  await page.getByRole('button', { name: 'Comment', exact: true }).last().click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const { violations } = await new AxeBuilder({ page }).include('[data-review-tools]').analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the sheet says what comments need', async ({ page }) => {
    await page.goto(`${preview}/review`);
    await expect(comments(page)).toContainText('Comments need a browser that runs the preview’s scripts.');
  });
});
