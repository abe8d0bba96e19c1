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
  /** Address to listen on. Only this machine can reach the default. */
  host?: string;
};

/**
 * Serves a built site the way a host would. A folder with a review sheet is served as a preview.
 * @returns its origin, and a function that stops it
 * @throws if the folder has no finished build, or the port is in use or invalid
 */
export async function serveFolder(out: string, { https = false, port = 0, host = 'localhost' }: Options = {}) {
  // The last file of a build, except for compressed twins.
  if (!existsSync(path.join(out, '_headers'))) throw new Error(`${out}/ holds no finished build: run "npm run build"`);
  const certificate = https ? await makeCertificate() : undefined;
  const server = createSiteServer(out, { isPreview: existsSync(path.join(out, 'review.html')), certificate });
  await once(server.listen(port, host), 'listening');
  const origin = `${https ? 'https' : 'http'}://${reachable(host)}:${(server.address() as AddressInfo).port}`;
  const close = () => server.close().closeAllConnections();
  return { origin, close };
}

/** The host of the server's address. For all interfaces, the first one other machines can reach. */
function reachable(host: string): string {
  if (!['0.0.0.0', '::'].includes(host)) return isIPv6(host) ? `[${host}]` : host;
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return interfaces.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? 'localhost';
}

/** Makes a self-signed certificate for localhost, about which browsers warn. */
async function makeCertificate() {
  const names = [{ name: 'commonName', value: 'localhost' }];
  const { private: key, cert } = await generate(names, { keyType: 'ec', algorithm: 'sha256' });
  return { key, cert };
}

/** Types that sirv lacks or gives no character set. */
const types: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
};

type Kind = {
  isPreview: boolean;
  certificate?: { key: string; cert: string };
};

/** Answers like a host: clean addresses, real 404s, the site’s headers, compressed twins. */
function createSiteServer(outDir: string, { isPreview, certificate }: Kind): Server {
  const files = sirv(outDir, {
    // Reads the folder on each request, so that a build may replace it.
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
    // Not the address's own headers: no cache may keep a missing file under its hashed name.
    const headers = { ...headersFor('/404.html', { isPreview }), 'Content-Type': 'text/html; charset=utf-8' };
    response.writeHead(404, headers).end(readFileSync(path.join(outDir, '404.html')));
  };
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    const [pathname = '/'] = request.url!.split('?');
    // sirv leaves Vary out of a 304.
    response.setHeaders(new Map(Object.entries({ ...headersFor(pathname, { isPreview }), Vary: 'Accept-Encoding' })));
    // sirv lets the process end if a file can't be read.
    response.on('pipe', (file: Readable) => file.on('error', () => response.destroy()));
    try {
      files(request, response, () => sendMissing(response));
    } catch {
      // A file disappeared while it was read, as happens during a build.
      response.destroy();
    }
  };
  return certificate ? createSecureServer(certificate, onRequest) : createServer(onRequest);
}
