import { expect, type Page } from '@playwright/test';
import { hold, slowDown } from './network';

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
 * Opens a page whose font arrives after it, or both over a slow network.
 * @returns what has moved meanwhile, except words in that font
 */
export async function shiftsOnArrival(page: Page, path: string, isSlow = false): Promise<string[]> {
  await page.addInitScript(() => {
    type Box = { top: number; left: number };
    type Source = { node: Node | null; previousRect: Box; currentRect: Box };
    const shifts: string[] = [];
    const nameOf = (node: Node | null) =>
      node?.textContent?.slice(0, 40) || (node instanceof Element && node.outerHTML.slice(0, 80));
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
            shifts.push(`${nameOf(node)}: ${down} px down, ${right} px to the right`);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  if (isSlow) {
    await slowDown(page);
    await page.goto(path);
  } else {
    const release = await hold(page, /\.woff2$/);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await painted(page);
    release();
  }
  await expect.poll(() => hasFont(page)).toBe(true);
  await painted(page);
  return page.evaluate(() => (window as unknown as Watched).shifts);
}
