import { expect, type Page } from '@playwright/test';
import { hold } from './network';

type Watched = Window & { shifts: string[] };

/** Two frames: what has been laid out by then has been painted, and its shifts are known. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

const hasFont = (page: Page) =>
  page.evaluate(() => {
    const [own] = getComputedStyle(document.querySelector('h1')!).fontFamily.replaceAll('"', '').split(',');
    return [...document.fonts].some(({ family, status }) => family.replaceAll('"', '') === own && status === 'loaded');
  });

/**
 * Opens a page whose font arrives last.
 * @returns what its arrival has moved, except words in that font
 */
export async function shiftsFromFont(page: Page, path: string): Promise<string[]> {
  const release = await hold(page, /\.woff2$/);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await painted(page);
  await page.evaluate(() => {
    type Box = { top: number; left: number };
    type Source = { node: Node | null; previousRect: Box; currentRect: Box };
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const { sources } of list.getEntries() as (PerformanceEntry & { sources: Source[] })[])
        for (const { node, previousRect: from, currentRect: to } of sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          if (!element) continue;
          // What has the font changes, and so do the dots that fill its line: all else stays.
          const isOwn =
            getComputedStyle(element).fontFamily === getComputedStyle(document.querySelector('h1')!).fontFamily;
          const [down, right] = [to.top - from.top, to.left - from.left].map(Math.round);
          if (!isOwn && !element.closest('[aria-hidden]'))
            shifts.push(`${element.textContent?.slice(0, 40)}: ${down} px down, ${right} px to the right`);
        }
    }).observe({ type: 'layout-shift' });
  });
  release();
  await expect.poll(() => hasFont(page)).toBe(true);
  await painted(page);
  return page.evaluate(() => (window as unknown as Watched).shifts);
}

/**
 * Lays out a page, without its font, after each tag and text, as if a slow network cut it there.
 * @returns the visible parts that what came next has moved, except words within a paragraph or a
 * control, which have no place of their own
 */
export async function shiftsOfParts(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  const withoutPolicy = html.replace(/<meta http-equiv="content-security-policy"[^>]*>/i, '');
  await page.route(path, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html>' }));
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.goto(path);
  return page.evaluate(
    async (parts) => {
      const shifts: string[] = [];
      let placesBefore = new Map<Element, DOMRect>();

      const compareWith = (part: string) => {
        const places = new Map<Element, DOMRect>();
        for (const element of document.body.querySelectorAll(':not(svg *, p *, a *, button *)')) {
          const place = element.getBoundingClientRect();
          if (!place.width || !place.height || place.top >= innerHeight) continue;
          if (!element.checkVisibility({ visibilityProperty: true })) continue;
          places.set(element, place);
          const before = placesBefore.get(element);
          if (!before || Math.hypot(place.left - before.left, place.top - before.top) < 3) continue;
          shifts.push(`“${part.slice(0, 40)}” moved ${element.outerHTML.slice(0, 80)}`);
        }
        placesBefore = places;
      };

      document.open();
      for (const part of parts) {
        document.write(part);
        if (document.body) compareWith(part);
      }
      document.close();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      compareWith('the end');
      return shifts;
    },
    withoutPolicy.split(/(?=<)|(?<=>)/),
  );
}
