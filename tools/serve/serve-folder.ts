import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { generate } from 'selfsigned';
import sirv from 'sirv';
import { headersFor } from '@/tools/export/hosts';

type Options = {
  https?: boolean;
  port?: number;
  /** Address to listen on. Only this machine can reach the default. */
  host?: string;
};

/**
 * Serves a built site the way a host would: clean addresses, real 404s, the site’s headers,
 * compressed twins. A folder with a review sheet is served as a preview.
 * @returns its origin, and a function that stops it
 * @throws if the folder has no finished build, or the port is in use or invalid
 */
export async function serveFolder(out: string, { https = false, port = 0, host = 'localhost' }: Options = {}) {
  // The last file of a build, except for compressed twins.
  if (!existsSync(path.join(out, '_headers'))) throw new Error(`${out}/ holds no finished build: run "npm run build"`);
  const isPreview = existsSync(path.join(out, 'review.html'));
  // `dev` reads the folder on each request, so that a build may replace it.
  const files = sirv(out, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] });

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const [pathname = '/'] = request.url!.split('?');
    response.setHeaders(new Map(Object.entries(headersFor(pathname, { isPreview }))));
    files(request, response, () => {
      // Not the address's own headers: no cache may keep a missing file under its hashed name.
      const headers = { ...headersFor('/404.html', { isPreview }), 'Content-Type': 'text/html; charset=utf-8' };
      response.writeHead(404, headers).end(readFileSync(path.join(out, '404.html')));
    });
  };
  const server = https ? createSecureServer(await makeCertificate(), answer) : createServer(answer);
  await once(server.listen(port, host), 'listening');
  const origin = `${https ? 'https' : 'http'}://${host}:${(server.address() as AddressInfo).port}`;
  return { origin, close: () => server.close().closeAllConnections() };
}

/** Makes a self-signed certificate for localhost, about which browsers warn. */
async function makeCertificate() {
  const names = [{ name: 'commonName', value: 'localhost' }];
  const { private: key, cert } = await generate(names, { keyType: 'ec', algorithm: 'sha256' });
  return { key, cert };
}
