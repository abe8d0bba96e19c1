/* What differs from service to service. */
import { expect, type Page, test } from '@playwright/test';
import { services } from '@/content/services';
import { axeFaults } from '../support/accessible';
import { cutTexts, sidewaysScroll } from '../support/overflow';

// Axe is put into the page by the test; the site's own policy would refuse it.
test.use({ bypassCSP: true });

for (const { slug } of services) {
  test(`${slug} has large targets and fits 280 px`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    expect.soft(await axeFaults(page, { runOnly: ['target-size'] })).toEqual([]);
    await page.setViewportSize({ width: 280, height: 844 });
    expect.soft(await sidewaysScroll(page)).toBe(0);
    expect.soft(await cutTexts(page)).toEqual([]);
  });
}

/** Where texts start, and what the track beside them touches; in pixels. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const textOf = (element: Element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect();
    };
    const drawnBefore = (element: Element) => {
      const { left, top } = element.getBoundingClientRect();
      const style = getComputedStyle(element, '::before');
      const [x, y, width, height] = [style.left, style.top, style.width, style.height].map(parseFloat);
      return new DOMRect(left + x!, top + y!, width, height);
    };
    const middle = ({ left, width }: DOMRect) => Math.round(left + width / 2);
    const lefts = (selector: string) => [
      ...new Set([...document.querySelectorAll(selector)].map((element) => Math.round(textOf(element).left))),
    ];

    const page = document.getElementById('features')!.parentElement!;
    const track = drawnBefore(page);
    const facts = document.querySelector('main dl')!.parentElement!.parentElement!;
    const stripe = drawnBefore(facts);
    const rings = [...document.querySelectorAll('main h2')]
      .filter((heading) => getComputedStyle(heading, '::before').content !== 'none')
      .map(drawnBefore);
    const firstStop = document.querySelector('nav[aria-labelledby="category-title"] li');
    const corner = firstStop?.querySelector('svg')?.getBoundingClientRect();
    const lastRing = rings.at(-1)!;
    const line = firstStop && (corner?.width ? corner : drawnBefore(firstStop));
    return {
      headings: lefts('section:not([aria-labelledby="closing-title"]) h2'),
      bodies: [
        ...new Set(
          [...page.querySelectorAll('section > div > div + div')].map((body) =>
            Math.round(body.getBoundingClientRect().left),
          ),
        ),
      ],
      features: { titles: lefts('#features h3'), texts: lefts('#features p') },
      ringMiddles: [...new Set(rings.map(middle))],
      firstRingLeft: Math.min(...rings.map(({ left }) => left)),
      trackMiddle: middle(track),
      stripeMiddle: middle(stripe),
      gaps: {
        header: stripe.top - facts.getBoundingClientRect().top,
        facts: track.top - stripe.bottom,
        end: line
          ? Math.hypot(line.top - track.bottom, line.left - track.left)
          : Math.max(0, lastRing.top - track.bottom, track.bottom - lastRing.bottom),
      },
      toTexts: Math.min(
        ...[...page.querySelectorAll('h2, h3, p, li, dt, dd')]
          .filter(({ textContent }) => textContent)
          .map((element) => textOf(element).left - track.right),
      ),
    };
  });

for (const width of [390, 1280]) {
  test(`texts share one edge at ${width} px, and one track joins facts, headings and last stop`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug } of services) {
      await page.goto(`/services/${slug}`);
      const found = await measure(page);
      const [edge] = found.headings;
      expect.soft(found.headings, `${slug}: headings`).toHaveLength(1);
      expect.soft(found.bodies, `${slug}: bodies`).toHaveLength(1);
      if (width === 390) expect.soft(found.bodies, `${slug}: bodies below their headings`).toEqual([edge]);
      expect.soft(found.features.titles[0], `${slug}: features`).toBe(found.bodies[0]);
      expect.soft(found.features.texts, `${slug}: features`).toEqual(found.features.titles);
      expect.soft(found.features.texts.length, `${slug}: columns of features`).toBe(width === 390 ? 1 : 2);

      expect.soft(found.ringMiddles, `${slug}: rings`).toEqual([found.trackMiddle]);
      expect.soft(found.stripeMiddle, `${slug}: stripe`).toBe(found.trackMiddle);
      expect.soft(found.firstRingLeft, `${slug}: rings`).toBeGreaterThanOrEqual(2);
      for (const [where, gap] of Object.entries(found.gaps))
        expect.soft(Math.abs(gap), `${slug}: gap at ${where}`).toBeLessThan(0.5);
      expect.soft(found.toTexts, `${slug}: from the track to texts`).toBeGreaterThan(4);
    }
  });
}

test('digits and words of the example are at least 12 px high on phones', async ({ page }) => {
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { slug } of services) {
      await page.goto(`/services/${slug}`);
      const sizes = await page.locator('#specimen figure').evaluate((figure) => {
        const walker = document.createTreeWalker(figure, NodeFilter.SHOW_TEXT);
        const found: number[] = [];
        while (walker.nextNode()) {
          const { parentElement, textContent } = walker.currentNode;
          if (!textContent!.trim() || !parentElement!.checkVisibility()) continue;
          const scale = parentElement instanceof SVGGraphicsElement ? parentElement.getScreenCTM()!.a : 1;
          found.push(scale * parseFloat(getComputedStyle(parentElement!).fontSize));
        }
        return found;
      });
      expect.soft(Math.min(...sizes), `${slug} at ${width} px`).toBeGreaterThanOrEqual(12);
    }
  }
});

test('a headline is one run of text, whose ring never starts a line', async ({ page }) => {
  for (const { slug, title } of services) {
    await page.goto(`/services/${slug}`);
    for (const width of [280, 320, 360, 414, 500, 600, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const [text, distance] = await page.locator('h1').evaluate((heading) => {
        const { firstChild, lastElementChild } = heading;
        const range = document.createRange();
        range.setStart(firstChild!, firstChild!.textContent!.length - 1);
        range.setEndAfter(firstChild!);
        const letter = range.getBoundingClientRect();
        const ring = lastElementChild!.getBoundingClientRect();
        return [firstChild!.textContent, Math.abs(ring.left - letter.right)] as const;
      });
      expect.soft(text).toBe(title);
      expect.soft(distance, `${slug} at ${width} px`).toBeLessThan(16);
    }
  }
});
