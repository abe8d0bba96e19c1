import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withFont } from '../support/fonts';
import { miniBrowser } from '../support/programs';
import { answers, freePort } from '../support/servers';
import { type Visitor, find, sees } from './visitor';

/** WebDriver's codes of keys (https://www.w3.org/TR/webdriver2/#keyboard-actions). */
const keyCodes: Record<string, string> = { Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C' };

/** Drives WebKit's MiniBrowser on a virtual screen, by WebDriver. */
export async function visitByWebKit(site: string): Promise<Visitor> {
  const settings = path.resolve('.cache/webkit');
  mkdirSync(`${settings}/gtk-3.0`, { recursive: true });
  // The visitor prefers reduced motion: a transition between two pages would cover their elements.
  writeFileSync(`${settings}/gtk-3.0/settings.ini`, '[Settings]\ngtk-enable-animations=0\n');
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1400x1000x24', 'WebKitWebDriver', `--port=${port}`], {
    // In a separate process group, so that the virtual screen ends with it.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      ...withFont('dejavu-sans'),
      XDG_CONFIG_HOME: settings,
      // WebKit's sandbox doesn't run as root.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const end = () => process.kill(-driver.pid!, 'SIGTERM');
  try {
    const server = `http://127.0.0.1:${port}`;
    if (!(await answers(`${server}/status`))) throw new Error('WebKitWebDriver does not answer');
    const browserOptions = { binary: miniBrowser, args: ['--automation'] };
    const alwaysMatch = { acceptInsecureCerts: true, 'webkitgtk:browserOptions': browserOptions };
    const { sessionId } = (await send(`${server}/session`, { capabilities: { alwaysMatch } })) as { sessionId: string };
    const session = `${server}/session/${sessionId}`;
    return visitIn(session, site, () => send(session).finally(end));
  } catch (error) {
    end();
    throw error;
  }
}

/** Sends a command to a WebDriver server. Without a body, deletes. */
async function send(address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method: body ? 'POST' : 'DELETE', body: body && JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (!response.ok) throw new Error(JSON.stringify(value));
  return value;
}

function visitIn(session: string, site: string, close: Visitor['close']): Visitor {
  const run = (script: string, ...args: unknown[]) => send(`${session}/execute/sync`, { script, args });
  const move = (to: object) => ({ type: 'pointerMove', duration: 0, ...to });
  const point = (...actions: object[]) =>
    send(`${session}/actions`, { actions: [{ type: 'pointer', id: 'mouse', actions }] });
  const strike = (codes: readonly string[]) => {
    const actions = codes.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    return send(`${session}/actions`, { actions: [{ type: 'key', id: 'keyboard', actions }] });
  };
  /** Where an element is, after scrolling to it. */
  const at = async (selector: string, name: string) => {
    await sees(visitor, selector, name);
    const origin = await run(`return ${find(selector, name)}`);
    await run('arguments[0].scrollIntoView({ block: "center", behavior: "instant" })', origin);
    return move({ origin, x: 0, y: 0 });
  };
  const visitor: Visitor = {
    async open(path) {
      await send(`${session}/url`, { url: new URL(path, site).href });
      await visitor.moveMouseAway();
    },
    click: async (selector, name) =>
      point(await at(selector, name), { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 }),
    hover: async (selector, name) => point(await at(selector, name)),
    moveMouseAway: () => point(move({ origin: 'viewport', x: 2, y: 600 })),
    press: (key) => strike([keyCodes[key]!]),
    type: (text) => strike([...text]),
    resize: (width, height) => send(`${session}/window/rect`, { width, height }),
    read: (expression) => run(`return ${expression}`),
    close,
  };
  return visitor;
}
