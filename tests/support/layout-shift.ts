import type { Page } from '@playwright/test';

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
