import { readFileSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import path from 'node:path';
import type { Readable } from 'node:stream';
import Negotiator from 'negotiator';
import sirv from 'sirv';
import { type HeaderRule, headersFor } from '@/tools/export/hosts/headers';
import { isAddress, withoutSlash } from './addresses';
import type { Certificate } from './certificate';

/** What sirv's table of types lacks: a character set, and the registered name of contact cards. */
const types: Record<string, string> = {
  '.txt': 'text/plain; charset=utf-8',
  '.vcf': 'text/vcard; charset=utf-8',
};

/**
 * A server that answers as a production host would: clean addresses, real 404s, the site's headers, compressed twins.
 * @param certificate makes it a server for https
 */
export function createSiteServer(outDir: string, table: readonly HeaderRule[], certificate?: Certificate): Server {
  const files = sirv(outDir, {
    // Looks at the folder with each request, so that a build may replace it.
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

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const target = request.url ?? '';
    const pathname = target.split(/[?#]/)[0] ?? '';
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    }
    const location = withoutSlash(outDir, target);
    if (location) return response.writeHead(301, { ...headersFor(pathname, table), Location: location }).end();
    if (!isAddress(pathname)) return sendMissing(response, outDir, table);

    tidyHeaders(request);
    closeWith(response);
    for (const [name, value] of Object.entries(headersFor(pathname, table))) response.setHeader(name, value);
    return files(request, response, () => sendMissing(response, outDir, table));
  };
  const onRequest = (request: IncomingMessage, response: ServerResponse) => {
    try {
      answer(request, response);
    } catch {
      // A file went while it was looked at, as it does in the middle of a build.
      response.destroy();
    }
  };
  return certificate ? createSecureServer(certificate, onRequest) : createServer(onRequest);
}

/** sirv looks for names in Accept-Encoding, refused ones too, and stumbles over ranges that run backwards or have no start. */
function tidyHeaders({ headers }: IncomingMessage): void {
  headers['accept-encoding'] = new Negotiator({ headers }).encodings(['br', 'gzip']).join();
  const [, start, end = Infinity] = /^bytes=(\d{1,15})-([1-9]\d{0,14})?$/.exec(headers.range ?? '') ?? [];
  if (start === undefined || Number(start) > Number(end) || headers['if-range']) delete headers.range;
}

/** sirv leaves its file open when the visitor goes away, and a file that cannot be read would end the process. */
function closeWith(response: ServerResponse): void {
  response.on('pipe', (file: Readable) => {
    file.on('error', () => response.destroy());
    response.on('close', () => file.destroy());
  });
}

function sendMissing(response: ServerResponse, outDir: string, table: readonly HeaderRule[]): void {
  // Not the headers of the address: a missing file must not be kept as if it were the hashed file of that name.
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  const headers = { ...headersFor('/404.html', table), 'Content-Type': 'text/html; charset=utf-8' };
  response.writeHead(404, headers).end(readFileSync(path.join(outDir, '404.html')));
}
