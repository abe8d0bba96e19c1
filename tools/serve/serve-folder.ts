import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { generate } from 'selfsigned';
import sirv from 'sirv';
import { headersFor } from '@/tools/export/hosts';

type Options = {
  https?: boolean;
  port?: number;
  /** Address to listen on; only this machine reaches the default. */
  host?: string;
};

/**
 * Serves a built site the way a host would, and a preview as a preview: it has the review sheet.
 * @returns its origin, and a function that stops it
 * @throws if the folder holds no finished build, or the port is in use or invalid
 */
export async function serveFolder(out: string, { https = false, port = 0, host = 'localhost' }: Options = {}) {
  // A build writes only compressed twins after this file.
  if (!existsSync(path.join(out, '_headers'))) throw new Error(`${out}/ holds no finished build: run "npm run build"`);
  const certificate = https ? await makeCertificate() : undefined;
  const server = createSiteServer(out, { isPreview: existsSync(path.join(out, 'review.html')), certificate });
  await once(server.listen(port, host), 'listening');
  const origin = `${https ? 'https' : 'http'}://${reachable(host)}:${(server.address() as AddressInfo).port}`;
  const close = () => server.close().closeAllConnections();
  return { origin, close };
}

/** The host of the server's address; for all interfaces, the first that other machines reach. */
function reachable(host: string): string {
  if (!['0.0.0.0', '::'].includes(host)) return isIPv6(host) ? `[${host}]` : host;
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return interfaces.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? 'localhost';
}

/** A self-signed certificate for localhost, regenerated at each start. Browsers warn about it. */
async function makeCertificate() {
  const names = [{ name: 'commonName', value: 'localhost' }];
  const { private: key, cert } = await generate(names, { keyType: 'ec', algorithm: 'sha256' });
  return { key, cert };
}

/** What sirv's table of types lacks: a character set, the type of contact cards, and icons. */
const types: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
};

type Kind = {
  isPreview: boolean;
  certificate?: { key: string; cert: string };
};

/** Answers like a host: clean addresses, real 404s, the site's headers, compressed twins. */
function createSiteServer(outDir: string, { isPreview, certificate }: Kind): Server {
  const files = sirv(outDir, {
    // Looks at the folder on each request, so that a build may replace it.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      const type = types[path.extname(pathname)];
      if (type) response.setHeader('Content-Type', type);
    },
  });

  const sendMissing = (response: ServerResponse) => {
    // Without the address's headers: no cache may keep a missing file under its hashed name.
    const headers = { ...headersFor('/404.html', { isPreview }), 'Content-Type': 'text/html; charset=utf-8' };
    response.writeHead(404, headers).end(readFileSync(path.join(outDir, '404.html')));
  };
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const target = request.url ?? '';
    const pathname = target.split(/[?#]/)[0] ?? '';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    // sirv sends Brotli even to a visitor who refuses it.
    const accepted = request.headers['accept-encoding']?.split(',');
    request.headers['accept-encoding'] = accepted?.filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/.test(coding)).join(',');
    const headers = headersFor(pathname, { isPreview });
    const location = withoutSlash(outDir, target);
    if (location) return response.writeHead(301, { ...headers, Location: location }).end();
    if (!isAddress(pathname)) return sendMissing(response);

    // sirv keeps a file open when the visitor leaves, and an unreadable file would end the process.
    response.on('pipe', (file: Readable) => {
      file.on('error', () => response.destroy());
      response.on('close', () => file.destroy());
    });
    // sirv leaves Vary out of a 304.
    response.setHeaders(new Map(Object.entries({ ...headers, Vary: 'Accept-Encoding' })));
    return files(request, response, () => sendMissing(response));
  };
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    try {
      answer(request, response);
    } catch {
      // A file disappeared between two looks at it, as happens during a build.
      response.destroy();
    }
  };
  return certificate ? createSecureServer(certificate, onRequest) : createServer(onRequest);
}

// Files that aren't addresses: pages have clean ones; compressed twins and host files are hidden.
const hidden = /\.(html|br|gz)$|^\/(404|index|_headers|_redirects|\.nojekyll)$/i;

// An address with one slash too many at its end. These characters are safe in a Location header.
const withSlash = /^((?:\/[\w-]+)+)\/(\?[!-~]*)?$/;

/**
 * Whether a request path may be answered with a file. Each address has one spelling: no dots or
 * double slashes, no backslashes, no control characters.
 * @param pathname path of the request, still percent-encoded, without its query
 */
function isAddress(pathname: string): boolean {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return false;
  }
  if (hidden.test(decoded) || /[\\\p{Cc}]/u.test(decoded)) return false;
  return path.posix.normalize(decoded) === decoded && (decoded === '/' || !decoded.endsWith('/'));
}

/** Where to redirect a path with one slash too many: to an existing page, with the same query. */
function withoutSlash(outDir: string, target: string): string | undefined {
  const [, page = '', query = ''] = withSlash.exec(target) ?? [];
  return page && isAddress(page) && existsSync(path.join(outDir, `${page}.html`)) ? page + query : undefined;
}
