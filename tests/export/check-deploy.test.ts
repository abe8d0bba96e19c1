/* npm run check-deploy, asked about a server of out/ and one that answers everything with home. */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';

/** Runs the command while a server answers. */
async function checkDeploy(listener: RequestListener) {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const command = ['--import', 'tsx', 'tools/check-deploy.ts', origin];
  const { code, stderr } = await promisify(execFile)(process.execPath, command).then(
    ({ stderr }) => ({ code: 0, stderr }),
    (failed: { code: number; stderr: string }) => failed,
  );
  server.close();
  return { code, stderr: stderr.replaceAll(origin, '') };
}

it('a server of out/ has nothing wrong', async () => {
  const report = await checkDeploy(({ url = '' }, response) => {
    const file = [`out${url}`, `out${url}.html`, `out${url}index.html`].find(
      (name) => /\.\w+$/.test(name) && existsSync(name),
    );
    response.writeHead(file ? 200 : 404).end(readFileSync(file ?? 'out/404.html'));
  });
  expect(report).toEqual({ code: 0, stderr: '' });
});

it('a server that answers everything with home is wrong', async () => {
  const home = readFileSync('out/index.html');
  const { code, stderr } = await checkDeploy((_, response) => response.end(home));
  expect(code).toBe(1);
  expect(stderr.trim().split('\n')).toEqual([
    '/about is another page.',
    '/services is another page.',
    '/contact is another page.',
    expect.stringMatching(/^\/services\/[a-z-]+ is another page/),
    '/this-page-does-not-exist answers 200 instead of 404.',
    expect.stringMatching(/^\/\.well-known\/security\.txt: 200/),
  ]);
});

it('a server that ends connections is reported with Node’s code', async () => {
  const { code, stderr } = await checkDeploy((request) => request.socket.destroy());
  expect(code).toBe(1);
  expect(stderr).toMatch(/^\/: (ECONNRESET|UND_ERR_SOCKET)$/m);
});
