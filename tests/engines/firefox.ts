import puppeteer, { type ElementHandle, type KeyInput } from 'puppeteer-core';
import { type Visitor, find, sees } from './visitor';

/** `fine` and `hover`: without a screen, Firefox assumes that there is no mouse. */
const mouse = 6;

/** Drives the installed Firefox by WebDriver BiDi. */
export async function visitByFirefox(executablePath: string, site: string): Promise<Visitor> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    acceptInsecureCerts: true,
    extraPrefsFirefox: { 'ui.primaryPointerCapabilities': mouse, 'ui.allPointerCapabilities': mouse },
  });
  const page = await browser.newPage();

  const at = async (selector: string, name: string) => {
    await sees(visitor, selector, name);
    return (await page.evaluateHandle(find(selector, name))) as ElementHandle;
  };
  const visitor: Visitor = {
    async open(path) {
      await page.goto(new URL(path, site).href);
      await visitor.moveMouseAway();
    },
    click: async (selector, name) => (await at(selector, name)).click(),
    hover: async (selector, name) => (await at(selector, name)).hover(),
    moveMouseAway: () => page.mouse.move(2, 600),
    press: (key) => page.keyboard.press(key as KeyInput),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    read: (expression) => page.evaluate(expression),
    close: () => browser.close(),
  };
  return visitor;
}
