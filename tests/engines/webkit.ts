import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Visitor } from './visitor';
import { visitByWebDriver } from './web-driver';

/** Where Debian has it, beside the path. */
export const miniBrowser = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/webkit2gtk-4.1/MiniBrowser`;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** WebKit's own small browser, on a screen that nobody sees. */
export async function visitByWebKit(site: string): Promise<Visitor> {
  const port = await freePort();
  const driver = spawn('xvfb-run', ['-a', '-s', '-screen 0 1400x1000x24', 'WebKitWebDriver', `--port=${port}`], {
    // A group of its own, so that its screen goes with it.
    detached: true,
    stdio: 'ignore',
    env: {
      ...process.env,
      // As root there is no sandbox to be had.
      ...(process.getuid?.() === 0 && { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' }),
    },
  });
  const end = () => process.kill(-driver.pid!, 'SIGTERM');
  try {
    const server = `http://127.0.0.1:${port}`;
    await answer(`${server}/status`);
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

async function answer(url: string): Promise<void> {
  for (let attempts = 100; attempts > 0; attempts -= 1) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('WebKitWebDriver does not answer');
}
