import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/accessible';
import { sidewaysScroll } from '../support/overflow';
import { sheetsOf } from '../support/pdf';
import { textEdits } from '../support/preview-edits';

/* The review of the preview build, which is served beside the site (playwright.config.ts), as a marketer does it. */
const preview = `https://localhost:${Number(process.env.PORT ?? 4173) + 1}`;
const region = (page: Page, name: string) => page.getByRole('region', { name });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const card = (page: Page, path: string) => page.locator(`[data-page="${path}"]`);
const review = (page: Page) => region(page, 'Comments and sign-off');
const report = (page: Page) => review(page).getByRole('textbox', { name: 'The review' });

/** Selects a text as fingers and mice do, and asks for another wording. */
async function reword(page: Page, text: Locator, wording: string): Promise<void> {
  await text.scrollIntoViewIfNeeded();
  await text.click({ clickCount: 3, position: { x: 20, y: 10 } });
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await page.getByLabel('Replace with').fill(wording);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved').first()).toBeVisible();
}

/** Presses of the pointer on any page of a browser, by hand or in selecting. */
async function countPresses(context: BrowserContext, onPress: () => void): Promise<void> {
  await context.exposeFunction('countPress', onPress);
  await context.addInitScript(() => {
    const { countPress } = window as unknown as { countPress: () => void };
    addEventListener('pointerdown', () => countPress(), { capture: true });
  });
}

const problems: string[] = [];

test.beforeEach(async ({ page }) => {
  problems.length = 0;
  // Chromium reports that frames run no scripts, that the 404 page answers 404, and that a frame's new width ends its
  // view transition.
  const isExpected = /sandboxed|404 \(Not Found\)|Transition/;
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => !isExpected.test(message) && problems.push(message));
});
test.afterEach(() => expect(problems).toEqual([]));

test('names twelve changes; two comments, the rest approved, shared, merged and reported in 20 clicks', async ({
  page,
  browser,
  context,
}) => {
  test.setTimeout(180_000);
  let presses = 0;
  await countPresses(context, () => (presses += 1));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET' || /[?&#]r=/.test(request.url())) sent.push(request.url());
    if (new URL(request.url()).origin !== preview) sent.push(request.url());
  });
  await page.goto(`${preview}/review`);

  // Eight texts by their file, and a broken link.
  await expect(region(page, 'What needs attention').getByRole('listitem').first()).toContainText('/contcat');
  const changes = region(page, 'What changed');
  for (const { file } of textEdits) await expect(changes.getByText(file).first()).toBeVisible();
  // Three visual breaks, and nothing where a page is compared with itself.
  await card(page, '/terms-conditions').evaluate((one: HTMLElement) => (one.dataset.previous = one.dataset.page));
  await card(page, '/about').scrollIntoViewIfNeeded();
  await expect(card(page, '/about')).toContainText(/founder’s message: hidden/, { timeout: 60_000 });
  await expect(card(page, '/about')).toContainText(/Our values: \d+ blocks moved/);
  await expect(card(page, '/about')).toContainText(/Talk to us.*: spacing changed/);
  await card(page, '/terms-conditions').scrollIntoViewIfNeeded();
  await expect(card(page, '/terms-conditions')).toContainText('Looks the same', { timeout: 90_000 });

  await changes
    .getByRole('listitem')
    .filter({ hasText: 'today' })
    .getByRole('link', { name: 'See it on About' })
    .click();
  const closing = page.locator('main p').last();
  await expect(closing).toBeInViewport();
  await reword(page, closing, 'Call us any day.');
  const old = (await closing.innerText()).trim();
  await bar(page)
    .getByRole('link', { name: /^Next changed page/ })
    .click();
  await reword(page, page.getByRole('heading', { level: 1 }), 'A shorter headline');
  await bar(page).getByRole('link').first().click();
  page.once('dialog', (question) => void question.accept());
  await review(page)
    .getByRole('button', { name: /^Approve the \d+ remaining pages/ })
    .click();
  await expect(review(page)).toContainText(/2 comments, (\d+) pages approved/);
  await review(page).getByRole('button', { name: 'Share review' }).click();
  await expect(review(page)).toContainText('Address copied');
  const address = await page.evaluate(() => navigator.clipboard.readText());

  const other = await browser.newContext({ ignoreHTTPSErrors: true });
  await countPresses(other, () => (presses += 1));
  const colleague = await other.newPage();
  await colleague.goto(address);
  await expect(region(colleague, 'Shared review')).toContainText('Call us any day.');
  await expect(review(colleague)).toContainText('0 comments, 0 pages approved');
  await region(colleague, 'Shared review').getByRole('button', { name: 'Merge with mine' }).click();
  await expect(review(colleague)).toContainText('2 comments');
  await review(colleague).getByRole('link', { name: 'Send by mail' }).click();
  expect(presses).toBeLessThanOrEqual(20);

  const text = await report(colleague).inputValue();
  expect(text).toContain('- Where: content/pages/about.ts › closing.text');
  expect(text).toContain(`- Old: ${old}`);
  expect(text).toContain('- New: Call us any day.');
  expect(text).toMatch(/- New: A shorter headline\n[^]*\d\d pages approved: https:/);
  const mail = await review(colleague).getByRole('link', { name: 'Send by mail' }).getAttribute('href');
  expect(mail?.length).toBeLessThan(2000);
  await colleague.goto(text.split(' ').at(-1) ?? '');
  await expect(region(colleague, 'Shared review')).toContainText(/\d\d pages approved.*Privacy policy/);
  await other.close();
  expect(sent).toEqual([]);
});

test('opens the answer that hides a changed text', async ({ page }) => {
  await page.goto(`${preview}/review`);
  const row = region(page, 'What changed').getByRole('listitem').filter({ hasText: 'you owe us nothing' });
  await row.getByRole('link', { name: 'See it on FAQ' }).click();
  await expect(page.getByText('you owe us nothing')).toBeInViewport();
});

test('comments by keyboard, and asks before it discards what was typed', async ({ page }) => {
  await page.goto(`${preview}/about`);
  const dialog = page.getByRole('dialog', { name: 'Comment on this page' });
  await bar(page).getByRole('button', { name: 'Comment' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('Good page');
  page.once('dialog', (question) => void question.dismiss());
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Control+Enter');
  await expect(bar(page).getByRole('status')).toHaveText('Saved');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'Comment' })).toBeFocused();
});

test('an approval counts for the page as it was approved, and is undone in one click', async ({ page, context }) => {
  await page.goto(`${preview}/about`);
  await bar(page).getByRole('button', { name: 'Approve' }).click();
  await expect(bar(page).getByRole('button', { name: 'Approved' })).toHaveAttribute('aria-pressed', 'true');
  const sheet = await context.newPage();
  await sheet.goto(`${preview}/review`);
  await expect(card(sheet, '/about')).toContainText('Approved');
  await page.evaluate(() => {
    const draft = JSON.parse(localStorage.getItem('review-draft') ?? '') as { approved: Record<string, string> };
    localStorage.setItem('review-draft', JSON.stringify({ ...draft, approved: { '/about': 'an earlier build' } }));
  });
  await expect(card(sheet, '/about')).toContainText('Approved earlier, changed since');
  sheet.once('dialog', (question) => {
    expect(question.message()).toContain('Privacy policy');
    void question.accept();
  });
  await review(sheet)
    .getByRole('button', { name: /^Approve the \d+ remaining pages/ })
    .click();
  await expect(review(sheet)).not.toContainText(', 0 pages approved');
  await review(sheet).getByRole('button', { name: 'Undo' }).click();
  await expect(review(sheet)).toContainText(', 0 pages approved');
});

test('shares a review that no address can hold as a file', async ({ page }) => {
  await page.goto(`${preview}/review`);
  await page.evaluate(() => {
    const comments = Array.from({ length: 200 }, (_, id) => ({
      ...{ id: `c${id}`, path: '/about', quote: '', urgency: 'must', date: '2026-11-22' },
      text: Array.from(crypto.getRandomValues(new Uint32Array(20))).join(' '),
    }));
    localStorage.setItem('review-draft', JSON.stringify({ comments }));
  });
  await page.reload();
  const download = page.waitForEvent('download');
  await review(page).getByRole('button', { name: 'Share review' }).click();
  const file = await (await download).path();
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await page.getByLabel('Open a shared file').setInputFiles(file);
  await expect(region(page, 'Shared review')).toContainText('200 comments');
});

test.describe('with the device’s own colours', () => {
  // Emulated colours would overrule what a frame is told.
  test.use({ colorScheme: null });

  test('shows old and new page in one frame, at two widths, light or dark', async ({ page }) => {
    await page.goto(`${preview}/review#/faq`);
    const [before, after] = ['Before', 'After'].map((title) => page.locator(`iframe[title="${title}"]`));
    await expect(after!.contentFrame().getByRole('heading', { level: 1 })).toBeVisible();
    const inFrame = (script: string) =>
      after!.evaluate((frame: HTMLIFrameElement, code) => frame.contentWindow!.matchMedia(code).matches, script);
    expect(await inFrame('(width: 390px)')).toBe(true);
    await page.getByRole('radio', { name: 'Desktop, 1280 px' }).check();
    await expect.poll(() => inFrame('(width: 1280px)')).toBe(true);
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => inFrame('(prefers-color-scheme: dark)')).toBe(true);
    await expect(after!.contentFrame().locator('[data-preview-bar]')).toHaveCount(0);

    const slider = page.getByRole('slider', { name: 'Before or after' });
    const shown = () => after!.evaluate((frame) => getComputedStyle(frame).clipPath);
    const half = await shown();
    await slider.press('Home');
    expect(await shown()).not.toBe(half);
    await after!.contentFrame().locator('footer').scrollIntoViewIfNeeded();
    await expect
      .poll(() => before!.evaluate((frame: HTMLIFrameElement) => frame.contentWindow!.scrollY))
      .toBeGreaterThan(500);
  });
});

test('finds pages and one owner’s findings', async ({ page }) => {
  await page.goto(`${preview}/review`);
  await page.getByLabel('Search pages').fill('seo');
  await expect(page.locator('[data-page]:visible')).toHaveCount(1);
  await page.getByRole('link', { name: /^\d+ questions/ }).click();
  const attention = region(page, 'What needs attention');
  await expect(attention.getByText('isPlaceholder').first()).toBeHidden();
  const all = await attention.locator('li:visible').count();
  await attention.getByRole('radio', { name: 'Marketing' }).check();
  expect(await attention.locator('li:visible').count()).toBeLessThan(all);
  await attention.getByRole('radio', { name: 'Developer' }).check();
  await expect(attention.getByText('isPlaceholder').first()).toBeVisible();
});

test('passes axe, fits the screen and leaves the page its last line', { tag: '@both' }, async ({ page }) => {
  await page.goto(`${preview}/review`);
  await card(page, '/about').locator('summary').first().click();
  await expect(page.getByTitle('After')).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page)).toEqual([]);
  }
  expect(await sidewaysScroll(page)).toBe(0);

  await page.goto(`${preview}/about`);
  await bar(page).getByRole('button', { name: 'Comment' }).click();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const tools = await bar(page).getByRole('button', { name: 'Comment' }).boundingBox();
  const last = await page.locator('footer').getByRole('link').last().boundingBox();
  expect(last!.y + last!.height).toBeLessThanOrEqual(tools!.y);
  expect(tools!.height).toBe(44);
});

test('prints what needs attention, what changed and the comments', async ({ page }) => {
  await page.goto(`${preview}/review`);
  expect(sheetsOf(await page.pdf({ format: 'A4' }))).toBeLessThanOrEqual(10);
  await page.emulateMedia({ media: 'print' });
  await expect(region(page, 'How pages look')).toBeHidden();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('reads whole, and says what comments need', async ({ page }) => {
    await page.goto(`${preview}/review`);
    await expect(region(page, 'What changed').getByRole('insertion').first()).toBeVisible();
    await expect(review(page)).toContainText('Comments need a browser that runs the preview’s scripts.');
  });
});
