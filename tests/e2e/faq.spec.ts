/* Questions with their answers, on /faq and on pages of services. */
import { type Page, expect, test } from '@playwright/test';
import { clipboard } from '@/content/clipboard';
import { copied } from '../support/contact-form';
import { isNotInstalled } from '../support/engines';
import { openQuestions, otherQuestions, service, serviceAddress } from '../support/examples';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });
const [first, second] = [openQuestions.items[0]!, openQuestions.items[1]!];
const other = otherQuestions.items[0]!;
const last = otherQuestions.items.at(-1)!;
const onService = service.faq.at(-1)!;

test.skip(isNotInstalled, 'not installed');

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('one category and one question are open at a time', { tag: ['@spec-4', '@engines'] }, async ({ page }) => {
    await page.goto('/faq');
    await expect(page.getByText(first.answer)).toBeHidden();
    await heading(page, first.question).click();
    await expect(page.getByText(first.answer)).toBeVisible();
    await heading(page, second.question).click();
    await expect(page.getByText(second.answer)).toBeVisible();
    await expect(page.getByText(first.answer)).toBeHidden();
    await heading(page, otherQuestions.title).click();
    await expect(heading(page, second.question)).toBeHidden();
    await heading(page, other.question).click();
    await heading(page, other.question).click();
    await expect(page.getByText(other.answer)).toBeHidden();
    await heading(page, otherQuestions.title).click();
    await expect(heading(page, other.question)).toBeHidden();
  });

  test('a link to an answer opens it, a link to a category opens that', { tag: '@both' }, async ({ page }) => {
    for (const [address, name, text] of [
      [`/faq#${last.id}`, last.question, last.answer],
      [`${serviceAddress}#${onService.id}`, onService.question, onService.answer],
      [`/faq#${otherQuestions.id}`, otherQuestions.title, other.question],
    ] as const) {
      // From another page: browsers don't scroll to the same anchor twice.
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
      await expect(heading(page, name)).toBeInViewport({ ratio: 1 });
    }
  });
});

test('a pressed question or category keeps its place while another one above it closes', async ({ page }) => {
  for (const [path, width, open, pressed] of [
    ['/faq', 390, first.question, otherQuestions.title],
    [serviceAddress, 640, service.faq[0]!.question, onService.question],
  ] as const) {
    await page.setViewportSize({ width, height: 650 });
    await page.goto(path);
    await heading(page, open).click();
    const middle = { block: 'center', behavior: 'instant' } as const;
    await heading(page, pressed).evaluate((element, where) => element.scrollIntoView(where), middle);
    const top = async () => (await heading(page, pressed).boundingBox())!.y;
    const before = await top();
    await heading(page, pressed).click();
    await expect(heading(page, open)).toBeVisible({ visible: path !== '/faq' });
    await expect.poll(async () => Math.abs((await top()) - before), `${path}, ${width} px`).toBeLessThan(2);
  }
});

// Safari on iOS 17 doesn't open `<details>` for a fragment: the script does.
test('an answer opens when the address names it, percent-encoded as well', { tag: '@engines' }, async ({ page }) => {
  const encoded = `%${last.id.charCodeAt(0).toString(16)}${last.id.slice(1)}`;
  await page.goto('/faq');
  await heading(page, first.question).click();
  for (const isOnlyCategoryClosed of [false, true]) {
    if (isOnlyCategoryClosed) await heading(page, otherQuestions.title).click();
    await expect(page.getByText(last.answer)).toBeHidden();
    // Without the browser's own opening.
    await page.evaluate((hash) => {
      history.replaceState(null, '', `#${hash}`);
      dispatchEvent(new HashChangeEvent('hashchange'));
    }, encoded);
    await expect(page.getByText(last.answer)).toBeInViewport({ ratio: 1 });
  }
});

test('the address of an open answer can be copied', async ({ page, baseURL }) => {
  const copy = page.getByRole('button', { name: clipboard.link.label });
  await page.goto('/faq');
  await expect(copy).toHaveCount(0);
  await heading(page, otherQuestions.title).click();
  await heading(page, other.question).click();
  await copy.click();
  await expect(page.getByText(clipboard.link.notification, { exact: true })).toBeVisible();
  expect(await copied(page)).toBe(`${baseURL}/faq#${other.id}`);
});
