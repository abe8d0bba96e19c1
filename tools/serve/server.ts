import { readFileSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import path from 'node:path';
import type { Readable } from 'node:stream';
import sirv from 'sirv';
import { headersFor } from '@/tools/export/hosts';
import { isAddress, withoutSlash } from './addresses';

/** What sirv's table of types lacks: a character set, the type of contact cards, and icons. */
const types: Record<string, string> = {
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
};

type Options = {
  isPreview?: boolean;
  certificate?: { key: string; cert: string };
};

/** Answers like a host: clean addresses, real 404s, the site's headers, compressed twins. */
export function createSiteServer(outDir: string, { isPreview, certificate }: Options = {}): Server {
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
