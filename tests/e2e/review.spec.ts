import { expect, type Page, test } from '@playwright/test';
import { pageAt } from '@/lib/pages';
import { servicePath } from '@/lib/routes';
import { axeFaults } from '../support/accessible';
import { sidewaysScroll } from '../support/overflow';
import { changed, older, service } from '../support/preview-build';

/* The review of the preview build, served beside the site (playwright.config.ts). */
const preview = `https://localhost:${Number(process.env.PORT ?? 4173) + 1}`;
const serviceAddress = preview + servicePath(service.slug);
/** The name of a page on the sheet. */
const nameOf = (path: string) => pageAt(path).crumb;
const [faq, about] = [nameOf('/faq'), nameOf('/about')];
const bar = (page: Page) => page.getByRole('complementary', { name: 'Preview' });
const pages = (page: Page) => page.getByRole('region', { name: 'Pages' });

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const problems: string[] = [];
test.beforeEach(({ page }) => {
  problems.length = 0;
  // Chromium logs that frames run no scripts, that framing is refused, and that resizing a frame
  // ends its view transition.
  const isExpected = /sandboxed|Framing|Transition/;
  page.on('console', (message) => {
    if (message.type() === 'error' && !isExpected.test(message.text())) problems.push(message.text());
  });
  page.on('pageerror', ({ message }) => !isExpected.test(message) && problems.push(message));
});
test.afterEach(() => expect(problems).toEqual([]));

test('a marketer sees what changed, ticks pages and copies the sign-off', { tag: '@both' }, async ({ page }) => {
  await page.goto(`${preview}/review`);
  for (const name of [service.shortTitle, faq, nameOf('/refund-policy')]) {
    await expect(pages(page).getByRole('link', { name, exact: true })).toBeVisible();
  }
  await expect(pages(page).getByRole('link', { name: about, exact: true })).toBeHidden();
  const changes = page.getByRole('region', { name: 'What changed' });
  await expect(changes.getByRole('heading', { level: 3 }).first()).toHaveText('Check this');
  for (const text of [older.lead, changed.lead]) {
    await expect(changes.getByRole('definition').getByText(text, { exact: true })).toBeVisible();
  }

  await pages(page)
    .getByRole('checkbox', { name: `Seen: ${faq}` })
    .check();
  await page.reload();
  await expect(pages(page).getByRole('checkbox', { name: `Seen: ${faq}` })).toBeChecked();
  await pages(page).getByRole('button', { name: 'Copy sign-off' }).click();
  await expect(pages(page).getByRole('status')).toHaveText('Sign-off copied.');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`0123456\nSeen (1): ${faq}\nNot seen (`);
  expect(copied.split('\n').at(-1)).toContain(service.shortTitle);

  await page.evaluate(() => localStorage.setItem('review-seen', JSON.stringify({ '/faq': 'an older version' })));
  await page.reload();
  await expect(pages(page).getByRole('checkbox', { name: `Seen: ${faq}` })).not.toBeChecked();
});

test('passes axe and fits the screen, in both colour schemes', { tag: '@both' }, async ({ page }) => {
  await page.goto(`${preview}/review`);
  await pages(page).getByText('Search and chat').first().click();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await axeFaults(page)).toEqual([]);
  }
  expect(await sidewaysScroll(page)).toBe(0);
});

test.describe('with the device’s own colours', () => {
  // An emulated scheme would override the frame's.
  test.use({ colorScheme: null });

  test('shows old and new page in frames, at three widths and in both colour schemes', async ({ page }) => {
    await page.goto(`${preview}/review`);
    await pages(page)
      .getByRole('button', { name: `Compare ${service.shortTitle}` })
      .click();
    const [before, now] = ['Before', 'Now'].map((title) => page.locator(`iframe[title="${title}"]`));
    await expect(before!.contentFrame().getByText(older.lead)).toBeVisible();
    await expect(now!.contentFrame().getByText(changed.lead)).toBeVisible();
    await expect(now!.contentFrame().getByText('Suggest wording')).toHaveCount(0);
    const matches = (query: string) =>
      now!.evaluate((frame: HTMLIFrameElement, media) => frame.contentWindow!.matchMedia(media).matches, query);
    for (const width of ['390', '768', '1280']) {
      await page.getByRole('radio', { name: `${width} px` }).check();
      await expect.poll(() => matches(`(width: ${width}px)`)).toBe(true);
    }
    await page.getByRole('radio', { name: 'Dark' }).check();
    await expect.poll(() => matches('(prefers-color-scheme: dark)')).toBe(true);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(before!).toBeHidden();
  });
});

test('says so where a host refuses frames', async ({ page }) => {
  await page.route(`**${servicePath(service.slug)}`, async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': "frame-ancestors 'none'" };
    await route.fulfill({ response, headers });
  });
  await page.goto(`${preview}/review`);
  await pages(page)
    .getByRole('button', { name: `Compare ${service.shortTitle}` })
    .click();
  await expect(page.getByText('doesn’t let pages be framed')).toBeVisible();
});

test('a wording is suggested for the text that a link leads to', { tag: '@both' }, async ({ page }) => {
  await page.goto(`${preview}/review`);
  const rows = page.getByRole('region', { name: 'What changed' }).getByRole('listitem').filter({ hasText: older.lead });
  await rows.getByRole('link', { name: service.shortTitle }).click();
  await expect(page.getByText(changed.lead)).toBeInViewport();
  await bar(page).getByRole('button', { name: 'Suggest wording' }).click();
  const dialog = page.getByRole('dialog', { name: 'Suggest wording' });
  await expect(dialog.getByRole('textbox', { name: 'Wanted' })).toHaveValue(changed.lead);
  await dialog.getByRole('textbox', { name: 'Wanted' }).fill('Be found <b>first</b>.');
  await dialog.getByRole('button', { name: 'Copy' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Copied.');
  const lines = (await page.evaluate(() => navigator.clipboard.readText())).split('\n');
  expect(lines).toEqual([
    expect.stringContaining(`Page: ${service.shortTitle}, ${serviceAddress}#see=`),
    `Now: ${changed.lead}`,
    'Wanted: Be found <b>first</b>.',
    `Written in: content/services/${service.slug}.ts › lead (1 page)`,
    expect.stringMatching(/^Build: new-copy.* 0123456$/),
  ]);
  const messages = await dialog
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(messages.map((href) => new URL(href).protocol)).toEqual(['https:', 'mailto:']);
  for (const href of messages) expect(decodeURIComponent(href)).toContain(lines.join('\n'));
  expect(await axeFaults(page)).toEqual([]);
});

test('a selected text is quoted; without one the bar asks for it', async ({ page }) => {
  await page.goto(serviceAddress);
  await bar(page).getByRole('button', { name: 'Suggest wording' }).click();
  await expect(bar(page).getByRole('status')).toHaveText('Select a text on the page first.');
  await page.getByRole('heading', { level: 1 }).selectText();
  await bar(page).getByRole('button', { name: 'Suggest wording' }).click();
  await expect(page.getByRole('dialog').getByRole('textbox')).toHaveValue(service.title);
});

test('the bar leads from one changed page to the next and covers no text', { tag: '@both' }, async ({ page }) => {
  await page.goto(`${preview}/about`);
  await bar(page).getByRole('group').getByText('new-copy').first().click();
  await expect(bar(page).getByText('commit 0123456')).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const top = (await bar(page).getByRole('link', { name: 'Review' }).boundingBox())!.y;
  const last = (await page.locator('footer').getByRole('link').last().boundingBox())!;
  expect(last.y + last.height).toBeLessThanOrEqual(top);
  await bar(page).getByRole('link', { name: 'Next changed page' }).click();
  await expect(page).toHaveURL(/\/faq$/);
  await bar(page).getByRole('link', { name: 'Next changed page' }).click();
  await expect(page).not.toHaveURL(/\/faq$/);
  await bar(page).getByRole('link', { name: 'Review' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Review');
});

test('says that a text isn’t on the page', async ({ page }) => {
  await page.goto(`${preview}/about#see=No+page+says+this`);
  await expect(bar(page).getByRole('status')).toContainText('isn’t on this page');
});
