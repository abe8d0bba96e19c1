import { spawn } from 'node:child_process';
import { Builder, Button, Key, Origin, type WebElement } from 'selenium-webdriver';
import { withFont } from '../support/fonts';
import { answers, freePort } from '../support/servers';
import { type Visitor, finder, isReady, sees, findVisible } from './visitor';

/** Debian installs it outside the PATH. */
export const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

/** Drives WebKit's MiniBrowser on a virtual screen. */
export async function visitByWebKit(site: string): Promise<Visitor> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1400x1000x24', 'WebKitWebDriver', `--port=${port}`], {
    // In a separate process group, so that the virtual screen ends with it.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...withFont('dejavu-sans'),
      // WebKit's sandbox doesn't run as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const end = () => process.kill(-driver.pid!, 'SIGTERM');
  try {
    const server = `http://127.0.0.1:${port}`;
    if (!(await answers(`${server}/status`))) throw new Error('WebKitWebDriver does not answer');
    const visitor = await visitByWebDriver(
      server,
      {
        browserName: 'MiniBrowser',
        acceptInsecureCerts: true,
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      },
      site,
    );
    return { ...visitor, leave: () => visitor.leave().finally(end) };
  } catch (error) {
    end();
    throw error;
  }
}

const duration = 0;

/** Drives a browser through its WebDriver server. */
async function visitByWebDriver(server: string, capabilities: object, site: string): Promise<Visitor> {
  const driver = await new Builder().usingServer(server).withCapabilities(capabilities).build();

  const moveTo = async (role: string, name: string) => {
    await sees(visitor, role, name);
    const origin = await driver.executeScript<WebElement>(`return ${findVisible(role, name)}`);
    // Smooth scrolling would move the element away from the pointer.
    await driver.executeScript('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', origin);
    return driver.actions().move({ origin, duration });
  };
  const visitor: Visitor = {
    async open(path) {
      await driver.get(new URL(path, site).href);
      await visitor.rest();
    },
    click: async (role, name) => (await moveTo(role, name)).press(Button.LEFT).release(Button.LEFT).perform(),
    hover: async (role, name) => (await moveTo(role, name)).perform(),
    rest: () => driver.actions().move({ x: 2, y: 600, origin: Origin.VIEWPORT, duration }).perform(),
    async press(...pressed) {
      const codes = pressed.map((key) => (key.length > 1 ? Key[key.toUpperCase() as 'TAB'] : key));
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
