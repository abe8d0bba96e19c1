import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, isIPv6 } from 'node:net';
import path from 'node:path';
import { generate } from 'selfsigned';
import sirv from 'sirv';
import { statusRoutes } from '@/lib/routes';
import { headersFor } from './hosts/headers';

type Options = {
  https?: boolean;
  port?: number;
  /** Address to listen on. Only this machine can reach the default. */
  host?: string;
};

/** Pages that a host shows in place of another. */
const hasNoAddress = new RegExp(`^(${Object.values(statusRoutes).join('|')})(\\.html)?$`);

/**
 * Serves a built site with its headers, clean addresses and its 404 page.
 * @returns its origin, and a function that stops it
 * @throws if the folder has no finished build, or the port is in use or invalid
 */
export async function serveSite(out: string, { https = false, port = 0, host = 'localhost' }: Options = {}) {
  const missingPage = path.join(out, '404.html');
  if (!existsSync(missingPage)) throw new Error(`${out}/ has no finished build: run "npm run build"`);
  const isPreview = existsSync(path.join(out, 'review.html'));
  // `dev` reads the folder on each request, so that a build may replace it.
  const files = sirv(out, { dev: true, etag: true, brotli: true, gzip: true, extensions: ['html'] });

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const [pathname = '/', query] = request.url!.split(/\?(.*)/s);
    if (pathname !== '/' && pathname.endsWith('/')) {
      // One slash at its start: two would lead to another site.
      const target = `/${pathname.replace(/^[/\\]+|\/+$/g, '')}${query === undefined ? '' : `?${query}`}`;
      return response.writeHead(301, { ...headersFor('/', isPreview), Location: target }).end();
    }
    response.setHeaders(new Map(Object.entries(headersFor(pathname, isPreview))));
    const answerMissing = () => {
      // With the page's headers, so that no cache keeps a missing file.
      response.statusCode = 404;
      response.setHeaders(new Map(Object.entries(headersFor('/404', isPreview))));
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      // A build may be replacing the page.
      response.end(existsSync(missingPage) ? readFileSync(missingPage) : 'Not found');
    };
    return hasNoAddress.test(pathname) ? answerMissing() : files(request, response, answerMissing);
  };
  const server = https ? createSecureServer(await makeCertificate(), answer) : createServer(answer);
  await once(server.listen(port, host), 'listening');
  const origin = `${https ? 'https' : 'http'}://${nameOf(host)}:${(server.address() as AddressInfo).port}`;
  return { origin, close: () => server.close().closeAllConnections() };
}

/** The host of an address that browsers on this machine can open. */
function nameOf(host: string): string {
  if (host === '::' || host === '0.0.0.0') return 'localhost';
  return isIPv6(host) ? `[${host}]` : host;
}

/** Makes a self-signed certificate for localhost, about which browsers warn. */
async function makeCertificate() {
  const names = [{ name: 'commonName', value: 'localhost' }];
  const { private: key, cert } = await generate(names, { keyType: 'ec', algorithm: 'sha256' });
  return { key, cert };
}
