/* Fields that the browser has filled in, which it colours in its own way. */
import { type Locator, expect, test } from '@playwright/test';
import { wcagContrast } from 'culori';
import sharp from 'sharp';
import { field } from '../support/contact-form';

/** The contrast of a field's text and of its edge with its background, from a picture of it. */
async function contrasts(control: Locator): Promise<{ text: number; edge: number }> {
  const { data, info } = await sharp(await control.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const [r = 0, g = 0, b = 0] = data.subarray((y * info.width + x) * 3);
    return { mode: 'rgb', r: r / 255, g: g / 255, b: b / 255 } as const;
  };
  const middle = Math.floor(info.height / 2);
  const background = colourAt(info.width - 20, middle);
  const row = Array.from({ length: info.width - 40 }, (_, index) => colourAt(index + 20, middle));
  return {
    text: Math.max(...row.map((colour) => wcagContrast(colour, background))),
    edge: wcagContrast(colourAt(1, middle), background),
  };
}

for (const colorScheme of ['light', 'dark'] as const)
  for (const [place, path] of [
    ['home', '/'],
    ['the contact page', '/contact'],
  ] as const)
    test(`filled-in fields of ${place} are readable in the ${colorScheme} scheme`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      const client = await page.context().newCDPSession(page);
      await client.send('DOM.enable');
      await client.send('CSS.enable');
      const { root } = await client.send('DOM.getDocument');
      for (const name of ['name', 'email'] as const) {
        const control = field(page, name);
        await expect(control).toHaveAttribute('autocomplete', name);
        await control.fill('HHHHHHHHHHHH');
        await control.blur();
        const id = await control.getAttribute('id');
        const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector: `[id="${id}"]` });
        await client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] });
        const { text, edge } = await contrasts(control);
        expect.soft(text, `text of ${name}`).toBeGreaterThanOrEqual(4.5);
        expect.soft(edge, `edge of ${name}`).toBeGreaterThanOrEqual(3);
      }
    });
