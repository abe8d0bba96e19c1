import { Builder, Button, Key, Origin, type WebElement } from 'selenium-webdriver';
import { type Visitor, finder, isReady, sees, shown } from './visitor';

const keys: Record<string, string> = {
  Alt: Key.ALT,
  Control: Key.CONTROL,
  Enter: Key.ENTER,
  Escape: Key.ESCAPE,
  Tab: Key.TAB,
};
const duration = 0;

/** A browser that has a WebDriver server. */
export async function visitByWebDriver(server: string, capabilities: object, site: string): Promise<Visitor> {
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();

  const moveTo = async (role: string, name: string) => {
    await sees(visitor, role, name);
    const origin = await driver.executeScript<WebElement>(`return ${shown(role, name)}`);
    // Smooth scrolling would take it from under the pointer.
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', origin);
    return driver.actions().move({ origin, duration });
  };
  const visitor: Visitor = {
    async open(path) {
      await driver.get(site + path);
      await visitor.rest();
    },
    click: async (role, name) => (await moveTo(role, name)).press(Button.LEFT).release(Button.LEFT).perform(),
    hover: async (role, name) => (await moveTo(role, name)).perform(),
    rest: () => driver.actions().move({ x: 2, y: 600, origin: Origin.VIEWPORT, duration }).perform(),
    async press(...pressed) {
      const codes = pressed.map((key) => keys[key] ?? key);
      const actions = driver.actions();
      for (const code of codes) actions.keyDown(code);
      for (const code of codes.reverse()) actions.keyUp(code);
      await actions.perform();
    },
    type: (text) => driver.actions().sendKeys(text).perform(),
    async resize(width, height) {
      await driver.manage().window().setRect({ width, height });
    },
    async read(expression) {
      if (!(await driver.executeScript(`return ${isReady}`))) await driver.executeScript(finder);
      return driver.executeScript(`return ${expression}`);
    },
    leave: () => driver.quit(),
  };
  return visitor;
}
