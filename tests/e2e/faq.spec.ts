import { type Page, expect, test } from '@playwright/test';
import { clipboard } from '@/content/clipboard';
import { openQuestions, otherQuestions, service, serviceAddress } from '../support/examples';

const heading = (page: Page, name: string) => page.getByRole('main').getByRole('heading', { name, exact: true });
const [first, second] = [openQuestions.items[0]!, openQuestions.items[1]!];
const other = otherQuestions.items[0]!;
const last = otherQuestions.items.at(-1)!;
const onService = service.faq.at(-1)!;

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the FAQ has one category and one question open at a time, and a click on the open one closes it @spec-2 @spec-4 @decision-14', async ({
    page,
  }) => {
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
    await expect(page.getByText(other.answer)).toBeVisible();
    await heading(page, openQuestions.title).click();
    await expect(heading(page, second.question)).toBeVisible();
    await expect(page.getByText(second.answer)).toBeHidden();

    await heading(page, otherQuestions.title).click();
    await heading(page, other.question).click();
    await expect(page.getByText(other.answer)).toBeHidden();
    await heading(page, otherQuestions.title).click();
    await expect(heading(page, other.question)).toBeHidden();
  });

  test('a link to an answer opens it and scrolls to it and its question; a link to a category opens the category @both @decision-43', async ({
    page,
  }) => {
    for (const [address, heading, text] of [
      [`/faq#${last.id}`, last.question, last.answer],
      [`${serviceAddress}#${onService.id}`, onService.question, onService.answer],
      [`/faq#${otherQuestions.id}`, otherQuestions.title, other.question],
    ] as const) {
      // From another page: browsers don't scroll to the same anchor twice.
      await page.goto('about:blank');
      await page.goto(address);
      await expect(page.getByText(text)).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('heading', { name: heading })).toBeInViewport({ ratio: 1 });
    }
  });
});

test('a pressed question or category keeps its place while another one above it closes', async ({ page }) => {
  /** By how many pixels a click moves the summary with this heading. */
  async function movedBy(name: string): Promise<number> {
    const summary = page.locator('summary').filter({ has: page.getByRole('heading', { name, exact: true }) });
    const top = () => summary.evaluate((element) => element.getBoundingClientRect().top);
    await summary.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const before = await top();
    await summary.click();
    await expect(summary.locator('..')).toHaveAttribute('open');
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return Math.abs(Math.round((await top()) - before));
  }

  for (const size of [
    { width: 390, height: 664 },
    { width: 1366, height: 650 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/faq');
    await heading(page, first.question).click();
    expect.soft(await movedBy(otherQuestions.title), `${size.width} px`).toBeLessThan(2);
  }
  await page.setViewportSize({ width: 640, height: 320 });
  await page.goto(serviceAddress);
  await heading(page, service.faq[0]!.question).click();
  expect.soft(await movedBy(service.faq.at(-1)!.question), serviceAddress).toBeLessThan(2);
});

test('a link to an answer on its own page ends at it, also while another answer closes', async ({ page }) => {
  for (const isOtherOpen of [false, true]) {
    await page.goto('/faq');
    if (isOtherOpen) await heading(page, first.question).click();
    await page.evaluate((id) => {
      document
        .querySelector('main')!
        .prepend(Object.assign(document.createElement('a'), { href: `#${id}`, textContent: 'Go' }));
    }, last.id);
    await page.getByRole('link', { name: 'Go', exact: true }).click();
    await expect(page.getByText(last.answer)).toBeInViewport({ ratio: 1 });
    await expect(heading(page, last.question)).toBeInViewport({ ratio: 1 });
  }
});

test('scrolling right after a press is not undone', async ({ page }) => {
  await page.goto('/faq');
  const undone = await heading(page, first.question).evaluate(async (element: HTMLElement) => {
    element.click();
    scrollBy({ top: 100, behavior: 'instant' });
    const { scrollY } = window;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return scrollY - window.scrollY;
  });
  expect(undone).toBe(0);
});

// Safari on iOS 17 doesn't open `<details>` for a fragment: a script does.
test('an answer opens when the address names it, also percent-encoded', async ({ page }) => {
  const answer = page.getByText(last.answer);
  const goTo = (hash: string) =>
    page.evaluate((to) => {
      history.replaceState(null, '', to);
      dispatchEvent(new HashChangeEvent('hashchange'));
    }, hash);
  for (const hash of [last.id, `%${last.id.charCodeAt(0).toString(16)}${last.id.slice(1)}`]) {
    await page.goto('/faq');
    await expect(answer).toBeHidden();
    await goTo(`#${hash}`);
    await expect(answer).toBeInViewport({ ratio: 1 });
    // Also if only its category is closed.
    await page.getByRole('heading', { name: otherQuestions.title }).click();
    await expect(answer).toBeHidden();
    await goTo(`#${hash}`);
    await expect(answer).toBeInViewport({ ratio: 1 });
    // The next visit isn't to an anchor of the same page.
    await page.goto('about:blank');
  }
});

test.describe('the address of an answer @decision-43', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied beside the open question', async ({ page, baseURL }) => {
    const copy = page.getByRole('button', { name: clipboard.link.label });
    await page.goto('/faq');
    await expect(copy).toHaveCount(0);
    await heading(page, otherQuestions.title).click();
    await heading(page, other.question).click();
    await copy.click();
    await expect(page.getByText(clipboard.link.notification, { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/faq#${other.id}`);
  });
});
