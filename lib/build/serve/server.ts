import { createReadStream, existsSync, statSync } from 'node:fs';
import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import path from 'node:path';
import { type HeaderRule, headersFor } from '@/lib/build/export/headers';
import { resolveAddress } from './resolve';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.vcf': 'text/vcard; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Encodings in order of preference, with the ending of the twin that holds them. */
const encodings = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

/** A server that answers as a production host would: clean addresses, real 404s, the site's headers, compressed twins. */
export function createSiteServer(outDir: string, table: readonly HeaderRule[]): Server {
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { Allow: 'GET, HEAD' }).end();
      return;
    }
    const pathname = (request.url ?? '/').split(/[?#]/)[0] ?? '/';
    const answer = resolveAddress(outDir, pathname);
    // A missing file must not be kept as if it were the hashed file of that name.
    const headers = headersFor(answer.status === 404 ? '/404.html' : pathname, table);
    if (answer.status === 301) {
      response.writeHead(301, { ...headers, Location: answer.location }).end();
      return;
    }
    sendFile(request, response, path.join(outDir, answer.file), answer.status, headers);
  });
}

function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: number,
  headers: Record<string, string>,
): void {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const twin = encodings.find(([name, ending]) => accepted.includes(name) && existsSync(file + ending));
  const sent = twin ? file + twin[1] : file;
  const { size, mtimeMs } = statSync(sent);
  const tag = `"${size.toString(16)}-${Math.floor(mtimeMs).toString(16)}"`;
  const all: Record<string, string | number> = {
    ...headers,
    'Content-Type': types[path.extname(file)] ?? 'application/octet-stream',
    'Content-Length': size,
    ETag: tag,
    Vary: 'Accept-Encoding',
    ...(twin && { 'Content-Encoding': twin[0] }),
  };
  if (status === 200 && request.headers['if-none-match'] === tag) {
    delete all['Content-Length'];
    response.writeHead(304, all).end();
    return;
  }
  response.writeHead(status, all);
  if (request.method === 'HEAD') response.end();
  else createReadStream(sent).pipe(response);
}
