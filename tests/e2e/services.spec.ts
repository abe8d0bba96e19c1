/* What differs from service to service. */
import { expect, type Page, test } from '@playwright/test';
import { services } from '@/content/services';
import { axeFaults } from '../support/accessible';
import { highlightSurfaces } from '../support/highlight';
import { cutTexts, sidewaysScroll } from '../support/overflow';

// The policy would refuse axe.
test.use({ bypassCSP: true });

/** Measures where texts start, and what the track beside them touches, in pixels. */
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

/** The smallest font size of the specimen, in pixels on screen. */
const smallestLetters = (page: Page) =>
  page.locator('#specimen figure').evaluate((figure) => {
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

/** The distance in pixels from the headline's last letter to its ring. */
const fromLetterToRing = (page: Page) =>
  page.locator('h1').evaluate(({ firstChild, lastElementChild }) => {
    const range = document.createRange();
    range.setStart(firstChild!, firstChild!.textContent!.length - 1);
    range.setEndAfter(firstChild!);
    return Math.abs(lastElementChild!.getBoundingClientRect().left - range.getBoundingClientRect().right);
  });

async function expectOneEdgeAndTrack(page: Page, width: number): Promise<void> {
  const found = await measure(page);
  const [edge] = found.headings;
  const at = `at ${width} px`;
  expect.soft(found.headings, `headings ${at}`).toHaveLength(1);
  expect.soft(found.bodies, `bodies ${at}`).toHaveLength(1);
  if (width === 390) expect.soft(found.bodies, `bodies below their headings ${at}`).toEqual([edge]);
  expect.soft(found.features.titles[0], `features ${at}`).toBe(found.bodies[0]);
  expect.soft(found.features.texts, `features ${at}`).toEqual(found.features.titles);
  expect.soft(found.features.texts.length, `columns of features ${at}`).toBe(width === 390 ? 1 : 2);

  expect.soft(found.ringMiddles, `rings ${at}`).toEqual([found.trackMiddle]);
  expect.soft(found.stripeMiddle, `stripe ${at}`).toBe(found.trackMiddle);
  expect.soft(found.firstRingLeft, `rings ${at}`).toBeGreaterThanOrEqual(2);
  for (const [where, gap] of Object.entries(found.gaps))
    expect.soft(Math.abs(gap), `gap at ${where} ${at}`).toBeLessThan(0.5);
  expect.soft(found.toTexts, `from the track to texts ${at}`).toBeGreaterThan(4);
}

for (const { slug, title } of services) {
  test(`${slug} fits, with large targets and letters, and one track`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(`/services/${slug}`);
    expect.soft(await axeFaults(page, { runOnly: ['target-size'] })).toEqual([]);
    expect.soft(await highlightSurfaces(page), 'surfaces in the colour of the highlight').toEqual(['closing-title']);
    expect.soft(await page.locator('h1').evaluate(({ firstChild }) => firstChild!.textContent)).toBe(title);
    for (const width of [280, 320, 360, 390, 414, 500, 600, 768, 900, 1024, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      expect.soft(await fromLetterToRing(page), `headline at ${width} px`).toBeLessThan(16);
      if (width === 280) {
        expect.soft(await sidewaysScroll(page)).toBe(0);
        expect.soft(await cutTexts(page)).toEqual([]);
      }
      if (width === 320 || width === 390)
        expect.soft(await smallestLetters(page), `letters at ${width} px`).toBeGreaterThanOrEqual(12);
      if (width === 390 || width === 1280) await expectOneEdgeAndTrack(page, width);
    }
  });
}
