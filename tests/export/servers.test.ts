/* How our own server answers, and nginx if it's installed. */
import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { pageFile } from '@/lib/pages';
import { headersFor } from '@/tools/export/hosts';
import { serveFolder } from '@/tools/serve/serve-folder';
import { service, serviceAddress } from '../support/examples';
import { exportedPages } from '../support/pages';
import { get, hasBrotli, hasIPv6, isNginxInstalled, sendRaw, startNginx } from '../support/servers';

const pages = exportedPages().map(({ path }) => path);

/** Starts a server before the tests of a block, unless it's missing. @returns its port */
function useServer(start: () => Promise<{ origin: string; close: () => void }>, isThere = true): () => number {
  let server: Awaited<ReturnType<typeof start>>;
  beforeAll(async () => {
    if (isThere) server = await start();
  });
  afterAll(() => server?.close());
  return () => Number(new URL(server.origin).port);
}

const client = ['Host: a', 'Connection: close'];

/** The status of addresses without a redirect. */
const statuses: Readonly<Record<number, string>> = {
  200: `/services /?x /about?x=//&y=..&z=% /%61bout /./about /.well-known/security.txt /robots.txt`,
  // Malformed escapes, and addresses above the site.
  400: '/% /%zz /about%2 /%00 /about%00 /../about /%2e%2e/package.json /.%2E/about /about/../../about',
  // A page's second addresses, twins and hosts' files, disguised addresses, other bytes, folders.
  404: String.raw`/about.html /about%2Ehtml /index /index.html /404 /404.html
    /index.html.br /index.html.gz /x.br /_headers /_redirects /.nojekyll
    //about //about/ /about// /.//about //evil.example/ ///evil.example/ /x/../about /about/..
    /%2Fabout /services%2F${service.slug} /x/%2F/about /%2Fevil.example/ /\about /\evil.example/
    /about%5C /about%5C/ /%5Cevil.example/ /%255Cevil.example/ /%09/evil.example/ /about%0d%0aX:1/ /%0d%0aX:1/
    /%7F/ /%ff /%E0%A4%B8 /nope/ /404/ /index/ /_next/ /og /og/`,
  414: `/${'x'.repeat(9_000)}`,
};
const answered = Object.entries(statuses).flatMap(([status, addresses]) =>
  addresses.split(/\s+/).map((address) => [address.slice(0, 60), Number(status), address] as const),
);

async function expectMissing(port: number, address: string): Promise<void> {
  const { status, headers, body } = await get(port, address);
  expect([status, headers['cache-control']]).toEqual([404, headersFor('/404.html')['Cache-Control']]);
  expect(body.equals(readFileSync('out/404.html'))).toBe(true);
}

const servers = [
  { name: 'our own server', start: () => serveFolder('out'), best: 'br', isThere: true },
  { name: 'nginx', start: () => startNginx('out'), best: hasBrotli ? 'br' : 'gzip', isThere: isNginxInstalled },
];

describe.each(servers)('$name', ({ start, best, isThere }) => {
  const port = useServer(start, isThere);
  const it = isThere ? test : test.skip;

  it('answers each page at its address, without a redirect', async () => {
    for (const route of pages) {
      const { status, headers, body } = await get(port(), route);
      expect([route, status]).toEqual([route, 200]);
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(body.equals(readFileSync(`out/${pageFile(route)}`))).toBe(true);
    }
  });

  it('answers other addresses with the 404 page, which caches revalidate', async () => {
    for (const address of ['/nope', '/services/nope', '/_next/static/nope.js']) await expectMissing(port(), address);
  });

  it.each(answered)('answers %s with %i', async (_, expected, address) => {
    const { status, headers, body } = await sendRaw(port(), [`GET ${address} HTTP/1.1`, ...client]);
    expect([status, headers.location]).toEqual([expected, undefined]);
    if (status >= 400) expect(body.equals(readFileSync('out/404.html'))).toBe(true);
  });

  it.each([
    ['/about/', '/about'],
    ['/services/', '/services'],
    [`${serviceAddress}/`, serviceAddress],
    ['/services/?from=menu&x=%2F', '/services?from=menu&x=%2F'],
  ])('sends %s to the address without the slash', async (address, location) => {
    const { status, headers } = await sendRaw(port(), [`GET ${address} HTTP/1.1`, ...client]);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each([
    ['HEAD /about', 200],
    ['HEAD /nope', 404],
    ['POST /about', 405],
    ['POST /nope', 404],
    ['PUT /about', 405],
    ['DELETE /', 405],
    ['OPTIONS /about', 405],
    ['GET /about', 416, 'Range: bytes=9999999-'],
    ['GET /about', 206, 'Range: bytes=0-9'],
    ['GET /', 431, `X: ${'x'.repeat(20_000)}`],
  ] as const)('answers %s with %s', async (request, expected, header = 'X: y') => {
    const lines = [`${request} HTTP/1.1`, ...client, 'Content-Length: 0', header];
    const { status, body } = await sendRaw(port(), lines);
    expect(status).toBe(expected);
    if (request.startsWith('HEAD')) expect(body).toHaveLength(0);
  });

  it.each([
    ['gzip, deflate, br', best],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br;q=0.0, gzip;q=0.5', 'gzip'],
    ['br;q=0', undefined],
    ['gzip;q=0, br;q=0', undefined],
    ['', undefined],
  ])('answers a visitor who accepts %j in the encoding %s', async (accepted, encoding) => {
    const { headers, body } = await get(port(), '/', { 'Accept-Encoding': accepted });
    expect([headers['content-encoding'], headers.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(body.equals(readFileSync('out/index.html'))).toBe(true);
  });

  it('sends the site’s headers, and lets browsers keep hashed files', async () => {
    const script = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' });
    const hashed = `/_next/static/${script.find((name) => name.endsWith('.js'))}`;
    for (const [address, as] of [
      ['/', '/'],
      ['/nope', '/404.html'],
      [hashed, hashed],
    ] as const) {
      const { headers } = await get(port(), address);
      for (const [name, value] of Object.entries(headersFor(as)))
        expect([address, name, headers[name.toLowerCase()]]).toEqual([address, name, value]);
    }
  });
});

describe('nginx', () => {
  const port = useServer(() => startNginx('out'), isNginxInstalled);
  const it = isNginxInstalled ? test : test.skip;

  it.each([
    ['a malformed request', ['GET about HTTP/1.1', ...client], 400],
    ['a malformed escape', ['GET /%zz HTTP/1.1', ...client], 400],
    ['a request without a host', ['GET / HTTP/1.1', 'Connection: close'], 400],
    ['headers that are too large', ['GET / HTTP/1.1', ...client, `X: ${'x'.repeat(20_000)}`], 431],
    ['an address that is too long', [`GET /${'x'.repeat(9_000)} HTTP/1.1`, ...client], 414],
    ['another method', ['POST /about HTTP/1.1', ...client, 'Content-Length: 0'], 405],
    ['TRACE', ['TRACE /about HTTP/1.1', ...client], 405],
    ['a range beyond the file', ['GET /about HTTP/1.1', ...client, 'Range: bytes=9999999-'], 416],
    ['an unknown transfer coding', ['GET / HTTP/1.1', ...client, 'Transfer-Encoding: x'], 501],
    ['an unknown version', ['GET / HTTP/3.0', ...client], 505],
  ])('answers %s with the site’s page and headers', async (_, request, expected) => {
    const { status, headers, body } = await sendRaw(port(), request);
    expect([status, body.equals(readFileSync('out/404.html'))]).toEqual([expected, true]);
    for (const [name, value] of Object.entries(headersFor('/404.html')))
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
  });

  it.each([
    ['HTTP/1.0', []],
    ['HTTP/1.1', ['Via: 1.1 proxy', 'X-Forwarded-For: 192.0.2.1']],
    ['HTTP/1.0', ['Via: 1.0 proxy']],
  ])('compresses pages for a proxy that speaks %s and sends %j', async (version, via) => {
    for (const coding of hasBrotli ? ['br', 'gzip'] : ['gzip']) {
      const request = [`GET /about ${version}`, ...client, `Accept-Encoding: ${coding}`, ...via];
      const { status, headers } = await sendRaw(port(), request);
      expect([status, headers['content-encoding'], headers.vary]).toEqual([200, coding, 'Accept-Encoding']);
    }
  });

  (hasIPv6 ? it : test.skip)('answers on IPv6', async () => {
    expect((await sendRaw(port(), ['GET /about HTTP/1.1', ...client], '::1')).status).toBe(200);
  });

  // If the tests don't run as root, all of them run it so.
  const isRoot = process.getuid?.() === 0;
  (isRoot ? it : test.skip)('runs as a user who may write nowhere but in /dev/shm', async () => {
    const { origin, close } = await startNginx('out', 101);
    expect((await get(Number(new URL(origin).port), '/about')).status).toBe(200);
    close();
  });

  const hasCurl = spawnSync('curl', ['--version']).status === 0;
  (hasCurl ? it : test.skip)('is healthy while it runs, says the image’s check', () => {
    const [, check = ''] = /^HEALTHCHECK .*?CMD (.*)$/m.exec(readFileSync('tools/deploy/Dockerfile', 'utf8')) ?? [];
    const isHealthy = (at: number) => spawnSync(check.replace('8080', String(at)), { shell: true }).status === 0;
    expect([check.includes('8080'), isHealthy(port()), isHealthy(1)]).toEqual([true, true, false]);
  });
});
