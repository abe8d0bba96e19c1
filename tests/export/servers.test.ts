/* How our own server answers, and nginx if it's installed. */
import { readFileSync, readdirSync } from 'node:fs';
import { pageFile } from '@/lib/pages';
import { headersFor } from '@/tools/export/hosts';
import { serveFolder } from '@/tools/serve/serve-folder';
import { service, serviceAddress } from '../support/examples';
import { exportedPages } from '../support/pages';
import { get, hasBrotli, isNginxInstalled, rawRequest, startNginx } from '../support/servers';

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

  it.each([
    ['gzip, deflate, br', best],
    ['gzip', 'gzip'],
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

  const files = '/404 /404.html /index /index.html /about.html /_headers /index.html.br'.split(' ');
  it.each([...files, `/services%2F${service.slug}`])('has one address per page, and so none at %s', (address) =>
    expectMissing(port(), address),
  );

  it.each([
    ['/services/', '/services'],
    [`${serviceAddress}/`, serviceAddress],
    ['/services/?from=menu&x=%2F', '/services?from=menu&x=%2F'],
  ])('sends %s to the address without the slash', async (address, location) => {
    const { status, headers } = await get(port(), address);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each(
    String.raw`/\evil.example/ /%5Cevil.example/ /%255Cevil.example/ //evil.example/ ///evil.example/ /%2Fevil.example/
      /%09/evil.example/ /about%5C/ /about%0d%0aX:1/ /%0d%0aX:1/ /%7F/ /nope/ /404/ /index/ /about// //about/ /../about
      /x/%2F/../../about//.. /../package.json /%2e%2e/package.json`.split(/\s+/),
  )('doesn’t redirect %j', async (address) => {
    const { status, location } = await rawRequest(port(), address);
    expect([400, 404]).toContain(status);
    expect(location).toBeUndefined();
  });
});
