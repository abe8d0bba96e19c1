/* How our own server answers, and nginx if it's installed. */
import { readFileSync, readdirSync } from 'node:fs';
import fc from 'fast-check';
import { pageFile } from '@/lib/pages';
import { headersFor } from '@/tools/export/hosts';
import { serveFolder } from '@/tools/serve/serve-folder';
import { service, serviceAddress } from '../support/examples';
import { exportedPages } from '../support/pages';
import { get, hasBrotli, isNginxInstalled, type RawReply, rawRequest, startNginx } from '../support/servers';

const pages = exportedPages().map(({ path }) => path);
const servers = [
  { name: 'our own server', start: () => serveFolder('out'), best: 'br', isThere: true },
  { name: 'nginx', start: () => startNginx('out'), best: hasBrotli ? 'br' : 'gzip', isThere: isNginxInstalled },
];

const missing = `/nope /services/nope /404 /404.html /index /index.html /about.html /_headers /_next/static/nope.js
  /index.html.br /services%2F${service.slug}`.split(/\s+/);

/** What a server may mistake for another host, the end of a header or a parent folder. */
const traps = ['\t', '\x01', ...String.raw`\ %5C %5c %255C %2F %252f // %09 %0d%0a %0D %0A %00 %7F`.split(' ')];
const pieces = ['\xe9', ...'/ . .. %2e % %E0%A4%A8 %C2%85 %FF evil.example X:1 @ ? # https: index 404'.split(' ')];

const mixture = fc
  .array(fc.constantFrom(...traps, ...pieces, ...pages), { minLength: 1, maxLength: 6 })
  .chain((parts) => fc.constantFrom('', '/').map((end) => `/${parts.join('')}${end}`));

/** Addresses that must not redirect. */
const hostile = String.raw`/\evil.example/ /%5Cevil.example/ /%5c%5Cevil.example/ /%255Cevil.example/ //evil.example/
  ///evil.example/ /%2Fevil.example/ /%2f%5cevil.example/ /%09/evil.example/ /%09%2Fevil.example/
  /about%5C/ /about%09/ /about%0d%0aX:1/ /%0d%0aX:1/ /%0aSet-Cookie:a=b/ /%7F/ /%01/
  /%E0%A4%A8%E0%A4%AE/ /nope/ /404/ /index/ /about// //about/ //about //../about /%2F../about
  /x/%2F/../../about//.. /a/../about /.nojekyll /../package.json /%2e%2e/package.json`.split(/\s+/);

describe.each(servers)('$name', ({ start, best, isThere }) => {
  const it = isThere ? test : test.skip;
  let port: number;
  let close = () => {};
  beforeAll(async () => {
    if (!isThere) return;
    const server = await start();
    port = Number(new URL(server.origin).port);
    close = server.close;
  });
  afterAll(() => close());

  it('answers each page at its address, without a redirect', async () => {
    for (const route of pages) {
      const { status, headers, body } = await get(port, route);
      expect([route, status]).toEqual([route, 200]);
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
      expect(body.equals(readFileSync(`out/${pageFile(route)}`))).toBe(true);
    }
  });

  it.each(missing)('answers %s with the 404 page, which caches revalidate', async (address) => {
    const { status, headers, body } = await get(port, address);
    expect([status, headers['cache-control']]).toEqual([404, headersFor('/404.html')['Cache-Control']]);
    expect(body.equals(readFileSync('out/404.html'))).toBe(true);
  });

  it.each([
    ['/services/', '/services'],
    [`${serviceAddress}/`, serviceAddress],
    ['/services/?from=menu&x=%2F', '/services?from=menu&x=%2F'],
  ])('sends %s to the address without the slash', async (address, location) => {
    const { status, headers } = await get(port, address);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each(hostile)('doesn’t redirect %j', async (address) => {
    const { status, location } = await rawRequest(port, address);
    expect([400, 404]).toContain(status);
    expect(location).toBeUndefined();
  });

  it('redirects only to pages of this site, whatever the address', async () => {
    await fc.assert(
      fc.asyncProperty(mixture, async (target) => {
        const reply = await rawRequest(port, target);
        expect(isTrap(target) ? [400, 404] : [200, 301, 400, 404]).toContain(reply.status);
        expectSamePage(reply);
      }),
      { numRuns: 400 },
    );
    expect((await rawRequest(port, '/')).status).toBe(200);
  });

  it.each([
    ['gzip, deflate, br', best],
    ['gzip', 'gzip'],
    ['', undefined],
  ])('answers a visitor who accepts %j in the encoding %s', async (accepted, encoding) => {
    const { headers, body } = await get(port, '/', { 'Accept-Encoding': accepted });
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
      const { headers } = await get(port, address);
      for (const [name, value] of Object.entries(headersFor(as)))
        expect([address, name, headers[name.toLowerCase()]]).toEqual([address, name, value]);
    }
  });
});

/** True if a path, decoded up to three times, has characters that no address of the site has. */
function isTrap(target: string): boolean {
  let path = target.split(/[?#]/)[0] ?? '';
  for (let round = 0; round < 3; round += 1) {
    if (/\\|\/\/|[\0-\x1f\x7f]/.test(path)) return true;
    path = path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  }
  return false;
}

function expectSamePage({ status, location }: RawReply): void {
  if (status !== 301) return expect(location).toBeUndefined();
  const { origin, pathname } = new URL(location ?? '', 'https://site.example');
  expect(origin).toBe('https://site.example');
  expect(pages).toContain(pathname);
}
