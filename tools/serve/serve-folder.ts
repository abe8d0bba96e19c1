import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
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
    const [pathname = '/', ...queries] = request.url!.split('?');
    /** Answers with the 404 page and its headers, so that no cache keeps a missing file. */
    const refuse = (status: number) => {
      const page = readFileSync(path.join(out, '404.html'));
      const headers = headersFor('/404.html', { isPreview });
      response.writeHead(status, {
        ...headers,
        'Content-Type': 'text/html; charset=utf-8',
        'Content-Length': page.length,
      });
      response.end(page);
    };

    const found = findAddress(out, pathname);
    if (typeof found === 'number') return refuse(found);
    response.setHeaders(new Map(Object.entries(headersFor(found.address, { isPreview }))));
    if (found.isRedirect) {
      return response.writeHead(301, { Location: [found.address, ...queries].join('?') }).end();
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(405);
    request.url = found.address;
    request.headers['accept-encoding'] = withoutRefused(request.headers['accept-encoding']);
    return files(request, response, () => refuse(404));
  };
  const server = https ? createSecureServer(await makeCertificate(), answer) : createServer(answer);
  await once(server.listen(port, host), 'listening');
  const origin = `${https ? 'https' : 'http'}://${host}:${(server.address() as AddressInfo).port}`;
  return { origin, close: () => server.close().closeAllConnections() };
}

/** nginx reads a request's first line into a buffer of this size. */
const longestAddress = 8_000;
/** Compressed twins and files for hosts, and second addresses of pages. */
const hidden = /(\.html|\.br|\.gz|\/_headers|\/_redirects|\/\.nojekyll)$|^\/(index|404)$/;

/**
 * Finds what tools/deploy/nginx.conf.template finds at an address; tests/export/servers compares.
 * @param pathname as requested
 * @returns the address of a file or page and whether to redirect there, or an error's status
 */
function findAddress(out: string, pathname: string): { address: string; isRedirect: boolean } | 400 | 404 | 414 {
  if (pathname.length > longestAddress) return 414;
  if (/%(?![0-9a-f]{2})|%00/i.test(pathname)) return 400;
  const decoded = decode(pathname);
  if (decoded === undefined) return 404;
  if (path.posix.normalize(`.${decoded}`).startsWith('..')) return 400;
  // Disguised addresses.
  if (/\.\.|%2f|\/\/|\\/i.test(pathname) || /\.\.|\/\//.test(decoded)) return 404;

  const address = path.posix.normalize(decoded);
  const isFile = (name: string) => statSync(path.join(out, name), { throwIfNoEntry: false })?.isFile() ?? false;
  if (hidden.test(address)) return 404;
  if (address === '/') return { address, isRedirect: false };
  if (address.endsWith('/')) {
    const page = address.slice(0, -1);
    return isFile(`${page}.html`) && !hidden.test(page) ? { address: page, isRedirect: true } : 404;
  }
  return isFile(address) || isFile(`${address}.html`) ? { address, isRedirect: false } : 404;
}

/** Decodes a path, or returns undefined if its bytes are no text: no file has such a name. */
function decode(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}

/** Leaves out the encodings that a browser refuses (`br;q=0`), which sirv would serve. */
function withoutRefused(accepted = ''): string {
  const encodings = accepted.split(',').filter((one) => !/;\s*q=0(\.0*)?\s*$/i.test(one));
  return encodings.join();
}

/** Makes a self-signed certificate for localhost, about which browsers warn. */
async function makeCertificate() {
  const names = [{ name: 'commonName', value: 'localhost' }];
  const { private: key, cert } = await generate(names, { keyType: 'ec', algorithm: 'sha256' });
  return { key, cert };
}
