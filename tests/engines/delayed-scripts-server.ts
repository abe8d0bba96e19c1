import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { hashedFolder } from '@/tools/hosts/headers';
import { serveSite } from '@/tools/serve-site';

/** Serves out/, and holds its script files until `release` is called. */
export async function serveWithDelayedScripts() {
  const site = await serveSite('out');
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const server = createServer(async ({ url = '' }, response) => {
    if (url.startsWith(`${hashedFolder}scripts/`)) await released;
    const answer = await fetch(site.origin + url);
    const headers = new Headers(answer.headers);
    // The body is no longer compressed.
    headers.delete('content-encoding');
    headers.delete('content-length');
    response.setHeaders(headers).writeHead(answer.status);
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  // Not localhost: after a visit over https, WebKit visits that name only over https.
  const host = '127.0.0.1';
  await once(server.listen(0, host), 'listening');
  const close = () => {
    server.close().closeAllConnections();
    site.close();
  };
  return { origin: `http://${host}:${(server.address() as AddressInfo).port}`, release, close };
}
