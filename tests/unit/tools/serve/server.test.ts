/** @jest-environment node */
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { createSiteServer } from '@/tools/serve/server';
import { expectNoWayOut, hostileAddresses } from '../../../support/hostile-addresses';
import { rawRequest } from '../../../support/raw-request';

const folder = mkdtempSync(path.join(os.tmpdir(), 'serve-'));
const out = path.join(folder, 'out');
const server = createSiteServer(out);
let port: number;

const pages = {
  '/': 'index.html',
  '/services': 'services.html',
  '/services/seo-services': 'services/seo-services.html',
};
const files = '404.html robots.txt contact.vcf manifest.webmanifest favicon.ico _headers _redirects .nojekyll'.split(
  ' ',
);

beforeAll(async () => {
  for (const file of [...Object.values(pages), ...files]) {
    const place = path.join(out, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, `This is ${file}`);
    writeFileSync(`${place}.br`, brotliCompressSync(`This is ${file}`));
    writeFileSync(`${place}.gz`, gzipSync(`This is ${file}`));
  }
  writeFileSync(path.join(out, 'picture.png'), Buffer.alloc(4_000_000));
  writeFileSync(path.join(folder, 'secret.html'), '');
  await once(server.listen(0, 'localhost'), 'listening');
  ({ port } = server.address() as AddressInfo);
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
  rmSync(folder, { recursive: true });
});

async function get(address: string, headers: Record<string, string> = {}, method = 'GET') {
  const response = await fetch(`http://localhost:${port}${address}`, { method, headers, redirect: 'manual' });
  return { status: response.status, headers: Object.fromEntries(response.headers), body: await response.text() };
}

describe('an address of the site', () => {
  it.each([...Object.entries(pages), ['/services/%73eo-services', pages['/services/seo-services']] as const])(
    '%s is the page in %s',
    async (address, file) => {
      const { status, headers, body } = await get(address);
      expect([status, body]).toEqual([200, `This is ${file}`]);
      expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
    },
  );

  it.each([
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/contact.vcf', 'text/vcard; charset=utf-8'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/picture.png', 'image/png'],
    ['/favicon.ico', 'image/x-icon'],
  ])('%s has the type %s', async (address, type) => {
    expect((await get(address)).headers['content-type']).toBe(type);
  });

  it('has the site’s headers, also when nothing changed', async () => {
    const { headers } = await get('/');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    const again = await get('/', { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.headers['cache-control']]).toEqual([304, headers['cache-control']]);
    expect([headers.vary, again.headers.vary]).toEqual(['Accept-Encoding', 'Accept-Encoding']);
  });

  it('is the file as it is now, even if it was built again while the server ran', async () => {
    writeFileSync(path.join(out, 'new.html'), 'One');
    expect((await get('/new')).body).toBe('One');
    writeFileSync(path.join(out, 'new.html'), 'One and two');
    expect((await get('/new')).body).toBe('One and two');
    rmSync(path.join(out, 'new.html'));
    expect((await get('/new')).status).toBe(404);
  });

  it('can be read and not written to', async () => {
    expect((await get('/', {}, 'HEAD')).body).toHaveLength(0);
    expect((await get('/', {}, 'POST')).status).toBe(405);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['', undefined],
  ])('for a visitor who accepts %j has the encoding %s', async (accepted, encoding) => {
    const { status, headers } = await get('/', { 'Accept-Encoding': accepted });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
  });
});

describe('any other address', () => {
  const missing = ['/nope', '/services.html', '/index.html', '/404', '/index', '/_headers', '/_next/static/nope.js'];
  const unsafe = ['/.nojekyll', '/index.html.br', '/services.gz', '/../secret', '/%2e%2e/secret', '/%', '/%00'];

  it.each(missing)('%s is the 404 page, which no cache keeps', async (address) => {
    const { status, body, headers } = await get(address);
    expect([status, body]).toEqual([404, 'This is 404.html']);
    expect(headers['cache-control']).toContain('max-age=0');
  });

  it.each([
    ['/services/', '/services'],
    ['/services/?from=menu&x=%2F', '/services?from=menu&x=%2F'],
  ])('%s leads to %s without its last slash', async (address, location) => {
    expect(await get(address)).toMatchObject({ status: 301, headers: { location } });
  });

  it.each([...unsafe, ...hostileAddresses])('%j leads nowhere', async (address) => {
    expect(await rawRequest(port, address)).toEqual({ status: 404, location: undefined });
  });

  it('leads nowhere but to pages of this site, whatever it is made of', async () => {
    await expectNoWayOut(port, Object.keys(pages));
  });
});

describe('the process', () => {
  it('survives a build that takes its files away', async () => {
    renameSync(out, `${out}-before`);
    await rawRequest(port, '/');
    await rawRequest(port, '/nope');
    renameSync(`${out}-before`, out);
    expect((await get('/')).status).toBe(200);
  });

  (existsSync('/proc/self/fd') ? it : it.skip)('closes the file of a visitor who left', async () => {
    const openFiles = () => readdirSync('/proc/self/fd').length;
    const before = openFiles();
    await Promise.all(Array.from({ length: 30 }, leaveEarly));
    for (let wait = 0; wait < 50 && openFiles() >= before + 15; wait += 1)
      await new Promise((next) => setTimeout(next, 40));
    expect(openFiles()).toBeLessThan(before + 15);
  });
});

/** Asks for the large picture and hangs up at the first bytes. */
function leaveEarly(): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(port, 'localhost', () => socket.write('GET /picture.png HTTP/1.1\r\nHost: site\r\n\r\n'));
    socket.once('data', () => socket.destroy()).once('close', () => resolve());
  });
}
