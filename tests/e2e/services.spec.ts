/* Each service's page, the table of all with services for a quote, and sample quotes. */
import { expect, type Page, test } from '@playwright/test';
import { servicePage, whatsapp } from '@/content/labels';
import { services } from '@/content/services';
import type { Service } from '@/content/types';
import { chatHref, chatUrl } from '@/lib/contact-links';
import { servicePath } from '@/lib/routes';
import { sampleQuoteLinks, sampleQuoteOf } from '@/lib/sample-quotes';
import { axeFaults } from '../support/accessible';
import { expectFit } from '../support/overflow';
import { addToQuote, nameInTable, namesOf, quoteAddress, quoteBox } from '../support/quote';

for (const { slug } of services) {
  test(`${slug} fits the narrowest phone, with large targets`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(servicePath(slug));
    expect.soft(await axeFaults(page, { runOnly: ['target-size'] })).toEqual([]);
    await page.setViewportSize({ width: 280, height: 844 });
    await expectFit(page, '280 px');
  });
}

test.describe('services that a visitor adds to a quote', () => {
  const [first, second, third] = services as [Service, Service, Service];
  const ticket = (page: Page) => page.locator('[data-quote-ticket]');

  /** On the ticket, and in every link to the contact page and to the chat, wherever it is. */
  async function expectAsked(page: Page, asked: Service[]): Promise<void> {
    const hrefs = (selector: string) =>
      page.locator(selector).evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))]);
    const message = whatsapp.servicesMessage.replace('{services}', namesOf(asked));
    const chat = asked.length > 0 ? `${chatUrl}?text=${encodeURIComponent(message)}` : chatHref();
    await expect.poll(() => hrefs('a[href^="/contact"]')).toEqual([quoteAddress(asked)]);
    expect(await hrefs(`a[href^="${chatUrl}"]`)).toEqual([chat]);
    await expect(ticket(page).getByRole('listitem')).toHaveText(asked.map(({ mapLabel }) => mapLabel));
    await expect(ticket(page)).toBeVisible({ visible: asked.length > 0 });
  }

  test.beforeEach(({ page }) => page.goto('/products'));

  test('are on the ticket, in links to the form and in the chat, until they’re taken out', async ({ page }) => {
    await addToQuote(page, third);
    await quoteBox(page, first).press('Space');
    await addToQuote(page, second);
    await expectAsked(page, [first, second, third]);
    await addToQuote(page, second);
    await nameInTable(page, first).click();
    await expect(page).toHaveURL(servicePath(first.slug, 'products'));
    await page.goBack();
    await expectAsked(page, [first, third]);
    for (const each of [first, third]) await addToQuote(page, each);
    await expectAsked(page, []);
  });

  test('have a ticket without faults, never over what has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const each of services) await quoteBox(page, each).check();
    await page.locator('h1').click();
    const stops = await page.locator('main :is(a, input):visible').count();
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const covered = await ticket(page).evaluate((element) => {
        const focused = document.activeElement!;
        const [area, box] = [element.getBoundingClientRect(), focused.getBoundingClientRect()];
        return !element.contains(focused) && box.bottom > area.top && box.top < area.bottom && focused.outerHTML;
      });
      expect(covered).toBe(false);
    }
    await expect(page.getByRole('main').getByRole('link').last()).toBeFocused();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page)).toEqual([]);
    }
  });
});

const { sampleQuote: labels } = servicePage;
const [quote] = services.flatMap(({ slug }) => sampleQuoteOf(slug) ?? []);
const { href } = sampleQuoteLinks[0]!;
const optional = quote!.rows.find(({ isOptional }) => isOptional)!;

test.describe('a sample quote, without JavaScript,', () => {
  test.use({ javaScriptEnabled: false });

  test('is closed until it is pressed, and printed whole', { tag: '@both' }, async ({ page }) => {
    await page.goto(href.split('#')[0]!);
    await expect(page.getByText(optional.description)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    for (const { description } of quote!.rows) await expect(page.getByText(description)).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    await page.getByText(labels.title.replace('{job}', quote!.job)).click();
    await expect(page.getByText(optional.description)).toBeVisible();
  });

  test('is opened by a link to it, and a press crosses an optional row out', async ({ page }) => {
    await page.goto(href);
    const box = page.getByRole('checkbox', { name: labels.include.replace('{row}', optional.title), exact: true });
    const row = page.locator('label').filter({ has: box });
    const text = row.getByText(optional.description);
    await expect(box).toBeChecked();
    await text.click();
    await expect(box).not.toBeChecked();
    await expect(text).toHaveCSS('text-decoration-line', 'line-through');
    await expect(row.getByText(labels.leftOut)).toBeVisible();
    await expect(row.getByText(labels.optional)).toBeHidden();
  });
});
