/** @jest-environment node */
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { type AddressInfo, connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { headerTable } from '@/tools/export/hosts/headers';
import { makeCertificate } from '@/tools/serve/certificate';
import { listen } from '@/tools/serve/listen';
import { createSiteServer } from '@/tools/serve/server';
import { expectNoWayOut, hostileAddresses } from '../../../support/hostile-addresses';
import { rawRequest } from '../../../support/raw-request';

const folder = mkdtempSync(path.join(os.tmpdir(), 'serve-'));
const out = path.join(folder, 'out');
const server = createSiteServer(out, headerTable());
let port: number;

const pages = {
  '/': 'index.html',
  '/services': 'services.html',
  '/services/seo-services': 'services/seo-services.html',
};
const files = ['robots.txt', 'llms.txt', 'contact.vcf', 'manifest.webmanifest', '_headers', '_redirects', '.nojekyll'];

beforeAll(async () => {
  for (const file of [...Object.values(pages), '404.html', ...files]) {
    const place = path.join(out, file);
    mkdirSync(path.dirname(place), { recursive: true });
    writeFileSync(place, `This is ${file}`);
    writeFileSync(`${place}.br`, brotliCompressSync(`This is ${file}`));
    writeFileSync(`${place}.gz`, gzipSync(`This is ${file}`));
  }
  writeFileSync(path.join(out, 'picture.png'), Buffer.alloc(4_000_000));
  writeFileSync(path.join(folder, 'secret.html'), '');
  port = await listen(server, 47310, 50);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

type Reply = { status?: number; headers: IncomingHttpHeaders; body: Buffer };

function get(address: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    httpRequest({ host: 'localhost', port, path: address, headers, method, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

describe('an address of the site', () => {
  it.each(Object.entries(pages))('%s is the page in %s', async (address, file) => {
    const { status, headers, body } = await get(address);
    expect([status, body.toString()]).toEqual([200, `This is ${file}`]);
    expect(headers['content-type']).toMatch(/^text\/html; ?charset=utf-8$/);
  });

  it('is itself however its letters are encoded', async () => {
    expect((await get('/services/%73eo-services')).status).toBe(200);
  });

  it.each([
    ['/robots.txt', /^text\/plain; ?charset=utf-8$/],
    ['/contact.vcf', /^text\/vcard; ?charset=utf-8$/],
    ['/manifest.webmanifest', /^application\/manifest\+json$/],
    ['/picture.png', /^image\/png$/],
  ])('%s has the type %s', async (address, type) => {
    expect((await get(address)).headers['content-type']).toMatch(type);
  });

  it('sends the headers of the table', async () => {
    const { headers } = await get('/');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['strict-transport-security']).toMatch(/^max-age=\d{8}/);
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('answers with the file as it is now, although it was built again while the server ran', async () => {
    writeFileSync(path.join(out, 'new.html'), 'One');
    expect((await get('/new')).body.toString()).toBe('One');
    writeFileSync(path.join(out, 'new.html'), 'One and two');
    expect((await get('/new')).body.toString()).toBe('One and two');
    rmSync(path.join(out, 'new.html'));
    expect((await get('/new')).status).toBe(404);
  });

  it('says that nothing changed to those who have the page, and refuses to be written to', async () => {
    const { headers } = await get('/');
    const again = await get('/', { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.headers['cache-control']]).toEqual([304, 'public, max-age=0, must-revalidate']);
    expect((await get('/', {}, 'POST')).status).toBe(405);
    expect((await get('/', {}, 'HEAD')).body).toHaveLength(0);
  });
});

describe('an address that is none', () => {
  const missing = ['/nope', '/services.html', '/index.html', '/404', '/404.html', '/index', '/_headers', '/_redirects'];
  const unsafe = [
    '/.nojekyll',
    '/index.html.br',
    '/services.gz',
    '/../secret',
    '/%2e%2e/secret',
    '/..%2fsecret',
    '/%',
    '/%00',
  ];

  it.each([...missing, ...unsafe])('%s is the 404 page, which no cache keeps', async (address) => {
    const { status, body, headers } = await get(address);
    expect([status, body.toString()]).toEqual([404, 'This is 404.html']);
    expect(headers['cache-control']).toContain('max-age=0');
  });

  it('does not pass on how long a hashed file of that name would be kept', async () => {
    expect((await get('/_next/static/nope.js')).headers['cache-control']).toContain('max-age=0');
  });
});

describe('a slash at the end', () => {
  it.each([
    ['/services/', '/services'],
    ['/services/seo-services/', '/services/seo-services'],
    ['/services/?from=menu&x=%2F', '/services?from=menu&x=%2F'],
  ])('of %s leads to %s', async (address, location) => {
    const { status, headers } = await get(address);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each(hostileAddresses)('of %j leads nowhere', async (address) => {
    expect(await rawRequest(port, address)).toEqual({ status: 404, location: undefined });
  });

  it('leads nowhere but to pages of this site, whatever the address is made of', async () => {
    await expectNoWayOut(port, Object.keys(pages));
  });
});

describe('compression', () => {
  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.000, gzip;q=0.5', 'gzip'],
    ['gzip;q=0, br;q=0', undefined],
    ['identity', undefined],
    ['broken, gzipped', undefined],
    ['', undefined],
  ])('of what accepts %j is %s', async (accepted, encoding) => {
    const { status, headers, body } = await get('/', { 'Accept-Encoding': accepted });
    expect([status, headers['content-encoding'], headers.vary]).toEqual([200, encoding, 'Accept-Encoding']);
    if (!encoding) expect(body.toString()).toBe('This is index.html');
  });
});

describe('a part of a file', () => {
  it('is sent when it is asked for', async () => {
    const { status, headers, body } = await get('/robots.txt', { Range: 'bytes=8-13' });
    expect([status, body.toString(), headers['content-range']]).toEqual([206, 'robots', 'bytes 8-13/18']);
    expect((await get('/robots.txt', { Range: 'bytes=100-' })).status).toBe(416);
  });

  it.each(['bytes=5-2', 'bytes=0-18446744073709551615', 'bytes=-5', 'bytes=0-1,4-5', 'bytes=a-b', 'pages=1-2'])(
    'is the whole file when %s is asked for',
    async (range) => {
      const { status, body } = await get('/robots.txt', { Range: range });
      expect([status, body.toString()]).toEqual([200, 'This is robots.txt']);
    },
  );

  it('is the whole file when it may have changed since the first part', async () => {
    expect((await get('/robots.txt', { Range: 'bytes=8-13', 'If-Range': '"other"' })).status).toBe(200);
  });
});

describe('the process', () => {
  it('outlives every request', async () => {
    const value = fc.string({ unit: fc.constantFrom(...'bytes=0123456789-,;q.*/ "Wgzipbrutf'), maxLength: 30 });
    const headers = fc.record({ Range: value, 'Accept-Encoding': value, 'If-None-Match': value });
    await fc.assert(
      fc.asyncProperty(headers, fc.constantFrom('/', '/robots.txt', '/services/', '/nope'), async (sent, address) => {
        expect((await rawRequest(port, address, sent)).status).toBeGreaterThanOrEqual(200);
      }),
      { numRuns: 200 },
    );
    expect((await get('/')).status).toBe(200);
  });

  it('outlives a build that takes its files away', async () => {
    renameSync(out, `${out}-before`);
    await rawRequest(port, '/');
    await rawRequest(port, '/nope');
    renameSync(`${out}-before`, out);
    expect((await get('/')).status).toBe(200);
  });

  const canCount = readdirSync('/').includes('proc');
  (canCount ? it : it.skip)('closes the file of a visitor who went away', async () => {
    const openFiles = () => readdirSync('/proc/self/fd').length;
    const before = openFiles();
    await Promise.all(Array.from({ length: 30 }, () => leaveEarly(port)));
    await until(() => openFiles() < before + 15);
    expect(openFiles()).toBeLessThan(before + 15);
  });
});

/** Asks for the large picture and hangs up with the first bytes. */
function leaveEarly(to: number): Promise<void> {
  return new Promise((resolve) => {
    const socket = connect(to, 'localhost', () => socket.write('GET /picture.png HTTP/1.1\r\nHost: site\r\n\r\n'));
    socket.once('data', () => socket.destroy()).once('close', () => resolve());
  });
}

async function until(isDone: () => boolean): Promise<void> {
  for (let attempt = 0; attempt < 50 && !isDone(); attempt += 1) await new Promise((next) => setTimeout(next, 40));
}

describe('on https', () => {
  it('answers with a certificate of its own for this machine', async () => {
    const { key, cert } = await makeCertificate();
    const secure = createSiteServer(out, headerTable(), { key, cert });
    const securePort = await listen(secure, 47360, 50);
    const status = await new Promise((resolve, reject) => {
      httpsRequest({ host: 'localhost', port: securePort, path: '/services', ca: cert, agent: false }, (response) => {
        response.resume();
        resolve(response.statusCode);
      })
        .on('error', reject)
        .end();
    });
    secure.close();
    expect(status).toBe(200);
  });
});

describe('finding a port', () => {
  it('takes the next one when the first is busy, and says so when it may not', async () => {
    const busy = createServer().listen(0);
    const { port: taken } = busy.address() as AddressInfo;
    const other = createSiteServer(out, []);
    await expect(listen(other, taken, 1)).rejects.toThrow(`Port ${taken} is busy`);
    expect(await listen(other, taken, 50)).toBeGreaterThan(taken);
    other.close();
    busy.close();
  });
});
