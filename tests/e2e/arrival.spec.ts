/* Nothing moves while a page arrives, wherever a slow network cuts it. */
import { expect, test } from '@playwright/test';
import { routes } from '@/lib/routes';
import { shiftsOfParts } from '../support/layout-shift';
import { visits } from '../support/templates';

const viewports = [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
];

for (const [name, path] of [...visits, ['the table of services', routes.products]] as const) {
  test(`${name} is still while its parts arrive`, async ({ page }) => {
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      expect.soft(await shiftsOfParts(page, path), `${viewport.width} px`).toEqual([]);
      await page.unrouteAll();
    }
  });
}
