import { type BrowserContext, devices, expect, type Page, test } from '@playwright/test';
import { axeFaults } from '../support/accessible';
import { sidewaysScroll } from '../support/overflow';

/* The review of the preview build, served beside the site (playwright.config.ts). */
const preview = `https://localhost:${Number(process.env.PORT ?? 4173) + 1}`;
const region = (page: Page, name: string) => page.getByRole('region', { name });
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const review = (page: Page) => region(page, 'Comments and sign-off');
const row = (page: Page, name: string | RegExp) =>
  region(page, 'What changed').getByRole('listitem').filter({ hasText: name });

/** Comments on the text that is selected or marked, or on the page. */
async function comment(page: Page, words: string): Promise<void> {
  await bar(page).getByRole('button', { name: 'Comment' }).click();
  await page.getByRole('dialog').getByRole('textbox').first().fill(words);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(bar(page).getByRole('status')).toHaveText('Saved');
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
  // Chromium reports that frames run no scripts or are refused, that the 404 page answers 404, and
  // that a frame's new width ends its view transition.
  const isExpected = /sandboxed|Framing|404 \(Not Found\)|Transition/;
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => !isExpected.test(message) && problems.push(message));
});
test.afterEach(() => expect(problems).toEqual([]));

test('the worst comes first; four comments, the rest approved and shared in 20 presses; a phone shows the same', async ({
  page,
  browser,
  context,
}) => {
  // Into the field for the name.
  let presses = 1;
  await countPresses(context, () => (presses += 1));
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const copied = (from: Page) => from.evaluate(() => navigator.clipboard.readText());
  const sent: string[] = [];
  context.on('request', (request) => {
    if (request.method() !== 'GET' || /[?&#]r=/.test(request.url())) sent.push(request.url());
    if (new URL(request.url()).origin !== preview) sent.push(request.url());
  });
  await page.goto(`${preview}/review`);
  const rows = region(page, 'What changed').locator('li[id^=row-]');
  await expect(rows.first()).toContainText('/contcat');
  for (const index of [0, 1, 2]) await expect(rows.nth(index).getByRole('heading')).toBeInViewport();

  const seeIt = row(page, 'today').getByRole('link', { name: /^See it/ });
  await seeIt.click();
  await expect(page.getByText(/ today[.?]$/).first()).toBeInViewport();
  await comment(page, 'Call us any day.');
  for (const words of ['Shorter', 'Warmer', 'Clearer']) {
    await bar(page)
      .getByRole('link', { name: /^Next changed page/ })
      .click();
    await comment(page, words);
  }
  await bar(page).getByRole('link').first().click();
  page.once('dialog', (question) => void question.accept());
  await review(page)
    .getByRole('button', { name: /^Approve the \d+ remaining pages/ })
    .click();
  await review(page).getByLabel('Your name').fill('Asha');
  await review(page).getByRole('button', { name: 'Share review' }).click();
  await expect(review(page)).toContainText('Address copied');
  expect(presses).toBeLessThanOrEqual(20);
  const [counts] = /4 comments, \d\d pages approved/.exec(await review(page).innerText()) ?? [];
  const address = await copied(page);

  const phone = await browser.newContext({ ...devices['Pixel 7'], ignoreHTTPSErrors: true });
  await phone.grantPermissions(['clipboard-read', 'clipboard-write']);
  const colleague = await phone.newPage();
  await colleague.goto(address);
  const shared = region(colleague, 'Shared review');
  await expect(shared).toContainText(`Review by Asha: ${counts}`);
  await expect(shared).toContainText('Call us any day.');
  await expect(review(colleague)).toContainText('0 comments, 0 pages approved');
  await shared.getByRole('button', { name: 'Merge with mine' }).tap();
  await expect(review(colleague)).toContainText(counts!);
  await expect(review(colleague)).toContainText(/approved by Asha on \d/);
  await review(colleague).getByRole('button', { name: 'Copy report' }).tap();
  await expect(review(colleague)).toContainText('Report copied');
  expect(await copied(colleague)).toMatch(
    /- Where: content\/pages\/about.ts › [^]*- New: Call us any day\.[^]*\d\d pages approved: https:/,
  );
  await phone.close();
  expect(sent).toEqual([]);
});

test('shows the exact words, opened, or says why it can’t', async ({ page }) => {
  await page.goto(`${preview}/review`);
  await row(page, 'you owe us nothing')
    .getByRole('link', { name: /^See it/ })
    .click();
  await expect(page.getByText('you owe us nothing').first()).toBeInViewport();
  await page.goto(`${preview}/about#see=No+page+says+this`);
  await expect(bar(page).getByRole('status')).toContainText('isn’t on this page');
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

test('an approval is confirmed, counts for the page as it was approved, and can be withdrawn', async ({
  page,
  context,
}) => {
  await page.goto(`${preview}/faq`);
  await bar(page).getByRole('button', { name: 'Approve' }).click();
  await expect(bar(page).getByRole('status')).toContainText('is approved');
  const sheet = await context.newPage();
  await sheet.goto(`${preview}/review`);
  await expect(review(sheet)).toContainText(/0 comments, 1 page approved.*FAQ approved on \d/s);
  await page.evaluate(() => {
    const approved = { '/faq': { print: 'an earlier build', date: '2026-11-22' } };
    localStorage.setItem('review-draft', JSON.stringify({ approved }));
    localStorage.setItem('review-seen', JSON.stringify({ latest: { '/faq': 'an earlier build' } }));
  });
  await sheet.reload();
  await expect(sheet.getByText(/^Since you last looked: \d+ pages changed: .*FAQ/)).toBeVisible();
  await expect(review(sheet)).toContainText(/, 0 pages approved.*FAQ approved on .*, but it changed since/s);
  await review(sheet).getByRole('button', { name: 'Withdraw: FAQ' }).click();
  await expect(review(sheet).getByRole('listitem')).toHaveCount(0);
  sheet.once('dialog', (question) => {
    expect(question.message()).toContain('Privacy policy');
    expect(question.message()).not.toContain('About');
    void question.accept();
  });
  await review(sheet)
    .getByRole('button', { name: /^Approve the \d+ remaining pages/ })
    .click();
  await expect(review(sheet)).toContainText(/Left out, because something blocks them: About/);
  await expect(review(sheet)).toContainText(/\d\d pages approved/);
});

test.describe('with the device’s own colours', () => {
  // Emulated colours would overrule a frame's.
  test.use({ colorScheme: null });

  test('shows old and new page side by side, at the width of the row and others, in its colours', async ({ page }) => {
    await page.goto(`${preview}/review`);
    await expect(page.locator('iframe[src]')).toHaveCount(0);
    const details = row(page, '768 to 1023 px').getByRole('group');
    await details.evaluate((element) => element.setAttribute('data-scheme', 'dark'));
    await details.getByText('Before and after').click();
    const [before, after] = ['Before', 'Now'].map((title) => page.locator(`iframe[title="${title}"]`));
    const matches = (script: string) =>
      after!.evaluate((frame: HTMLIFrameElement, code) => frame.contentWindow!.matchMedia(code).matches, script);
    await expect(after!.contentFrame().locator('#values')).toBeVisible();
    await expect.poll(() => matches('(width: 768px)')).toBe(true);
    for (const frame of [before!, after!])
      await expect(frame.contentFrame().locator('[data-preview-bar]')).toHaveCount(0);
    const scrolled = () => before!.evaluate((frame: HTMLIFrameElement) => frame.contentWindow!.scrollY);
    await expect.poll(scrolled).toBeGreaterThan(0);
    await page.getByRole('radio', { name: '1280 px' }).check();
    await expect.poll(() => matches('(width: 1280px)')).toBe(true);
    await expect.poll(() => matches('(prefers-color-scheme: dark)')).toBe(true);
  });
});

test('links to both pages where a host refuses frames', async ({ page }) => {
  const refusal = { 'content-security-policy': "frame-ancestors 'none'" };
  await page.route('**/about', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...refusal } });
  });
  await page.goto(`${preview}/review`);
  const item = row(page, '768 to 1023 px');
  await item.getByText('Before and after').click();
  await expect(item.getByText('open both with the links above')).toBeVisible();
  await expect(page.locator('iframe[title="Now"]')).toBeHidden();
  for (const name of [/^See it/, /^Before/]) await expect(item.getByRole('link', { name })).toBeVisible();
});

test('passes axe, fits the screen and leaves the page its last line', { tag: '@both' }, async ({ page }) => {
  await page.goto(`${preview}/review/launch`);
  expect(await axeFaults(page)).toEqual([]);
  await page.goto(`${preview}/review`);
  await region(page, 'All pages').getByText('About', { exact: true }).click();
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
});
