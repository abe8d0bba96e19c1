/* What differs from service to service, and the table of all. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { blend, type Color, parse, wcagContrast } from 'culori';
import { categories } from '@/content/categories';
import { whatsapp } from '@/content/labels';
import { services, slugsIn } from '@/content/services';
import type { Service } from '@/content/types';
import { chatHref, chatUrl } from '@/lib/contact-links';
import { servicePath } from '@/lib/routes';
import { axeFaults, everyRule, smallControls } from '../support/accessible';
import { expectFit } from '../support/overflow';
import { addToQuote, nameInTable, namesOf, quoteAddress, quoteBox } from '../support/quote';

// The policy would refuse axe.
test.use({ bypassCSP: true });

/** The smallest font size of the example, in pixels on screen. */
const smallestLetters = (page: Page) =>
  page.locator('#example figure').evaluate((figure) => {
    const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
    const found: number[] = [];
    while (walker.nextNode()) {
      const { parentElement, textContent } = walker.currentNode;
      if (!textContent!.trim() || !parentElement!.checkVisibility()) continue;
      const scale = parentElement instanceof SVGGraphicsElement ? parentElement.getScreenCTM()!.a : 1;
      found.push(scale * parseFloat(getComputedStyle(parentElement!).fontSize));
    }
    return Math.min(...found);
  });

/** The colours that an element's variables have. */
const colours = (element: Locator, ...names: string[]): Promise<(Color | undefined)[]> =>
  element
    .evaluate(
      (parent, variables) =>
        variables.map((name) => {
          const swatch = parent.appendChild(document.createElement('i'));
          swatch.style.color = `var(${name})`;
          return getComputedStyle(swatch).color;
        }),
      names,
    )
    .then((values) => values.map((value) => parse(value)));

for (const { slug, example } of services) {
  test(`${slug} fits, with large targets and letters @phone`, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    expect.soft(await axeFaults(page, { runOnly: ['target-size'] })).toEqual([]);
    await page.setViewportSize({ width: 280, height: 844 });
    await expectFit(page, '280 px');
    for (const width of example ? [320, 390] : []) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await smallestLetters(page), `letters at ${width} px`).toBeGreaterThanOrEqual(12);
    }
  });
}

for (const { id } of categories) {
  const [slug] = slugsIn(id);
  test(`texts are read on the band of ${id}, at the ends and in the middle of its gradient, and on its tint`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      const [text, end, middle] = await colours(
        page.locator('.line-band section'),
        '--color-ink',
        '--band',
        '--band-deep',
      );
      const [soft, paper, tint] = await colours(
        page.locator('#example'),
        '--color-ink-soft',
        '--color-paper',
        '--tint',
      );
      const pairs = { end: [text, end], middle: [text, middle], tint: [soft, blend([paper!, tint!])] };
      for (const [name, [front, ground]] of Object.entries(pairs))
        expect.soft(wcagContrast(front!, ground!), `${name}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
    }
  });
}

test.describe('services that a visitor adds to a quote @decision-48', () => {
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
    const labels = ticket(page).getByRole('listitem');
    await expect(labels).toHaveText(asked.map(({ mapLabel }) => mapLabel));
    await expect(ticket(page)).toBeVisible({ visible: asked.length > 0 });
  }

  test.beforeEach(({ page }) => page.goto('/products'));

  test('are on the ticket, in every link to the contact page and in the chat, until they’re taken out', async ({
    page,
  }) => {
    await addToQuote(page, third);
    await quoteBox(page, first).focus();
    await page.keyboard.press('Space');
    await addToQuote(page, second);
    await expectAsked(page, [first, second, third]);
    await addToQuote(page, second);
    await expectAsked(page, [first, third]);
    await nameInTable(page, first).click();
    await expect(page).toHaveURL(servicePath(first.slug, 'products'));
    await page.goBack();
    await expectAsked(page, [first, third]);
    for (const each of [first, third]) await addToQuote(page, each);
    await expectAsked(page, []);
  });

  test('have boxes and names that are as large as a fingertip, and a ticket that axe finds nothing in @phone', async ({
    page,
  }) => {
    for (const width of [320, 390, 800]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await smallControls(page.locator('table :is(a, input)'))).toEqual([]);
      expect(await smallControls(page.locator('table label'))).toEqual([]);
    }
    for (const each of services) await quoteBox(page, each).check();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFaults(page, everyRule)).toEqual([]);
    }
  });

  for (const width of [1024, 1280]) {
    test(`never have their ticket over what has the focus, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      // Smooth scrolling would still be on its way.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const each of services) await quoteBox(page, each).check();
      await page.locator('h1').click();
      const stops = await page.locator('main :is(a, input):visible').count();
      const covered: string[] = [];
      for (let stop = 0; stop < stops; stop += 1) {
        await page.keyboard.press('Tab');
        const name = await ticket(page).evaluate((element) => {
          const focused = document.activeElement as HTMLElement;
          if (element.contains(focused)) return '';
          const [area, box] = [element.getBoundingClientRect(), focused.getBoundingClientRect()];
          return box.bottom > area.top && box.top < area.bottom ? focused.outerHTML : '';
        });
        if (name) covered.push(name);
      }
      expect(covered).toEqual([]);
      await expect(page.getByRole('main').getByRole('link').last()).toBeFocused();
    });
  }
});
