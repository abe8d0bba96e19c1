/* How our own server answers, and nginx and Apache with the files that a build writes for them. */
import { cpSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageFile } from '@/lib/pages';
import { files } from '@/lib/routes';
import { htaccessFile } from '@/tools/hosts/apache';
import { caching, headersFor, siteHeaders } from '@/tools/hosts/headers';
import { serveSite } from '@/tools/serve-site';
import { describeIfInstalled } from '../support/installed';
import { exportedPages } from '../support/pages';
import { isApacheInstalled, isNginxInstalled, sendRaw, startApache, startNginx } from '../support/servers';

type Server = { origin: string; close: () => void };

/** Starts a server before the tests of a block, and stops it after them, even if one fails. */
function useServer(start: () => Promise<Server>) {
  let server: Server | undefined;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.close());
  const origin = () => server!.origin;
  const send = (request: string, ...headers: string[]) =>
    sendRaw(Number(new URL(origin()).port), [`${request} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers]);
  return Object.assign(send, { origin });
}

const read = (file: string) => readFileSync(path.join('out', file));
const missing = read('404.html');
const script = readdirSync('out/_next/static/scripts').find((name) => name.endsWith('.js'))!;
const hashed = `/_next/static/scripts/${script}`;

describe('our own server', () => {
  const send = useServer(() => serveSite('out'));

  it('answers each page at its address, with the site’s headers', async () => {
    for (const { path: at } of exportedPages()) {
      const { status, headers, body } = await send(`GET ${at}`);
      expect([at, status, body.equals(read(pageFile(at)))]).toEqual([at, 200, true]);
      for (const [name, value] of Object.entries(headersFor(at))) expect(headers[name.toLowerCase()]).toBe(value);
    }
  });

  it.each([
    ['/about/', '/about'],
    ['/services/?from=menu&x=%2F', '/services?from=menu&x=%2F'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/%2Fevil.example/', '/%2Fevil.example'],
    ['http://evil.example/', '/http://evil.example'],
  ])('sends %s to the address without the slash, which never leads off the site', async (address, location) => {
    const { status, headers } = await send(`GET ${address}`);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it('answers unknown, malformed and long addresses with the 404 page, which no cache keeps', async () => {
    for (const address of ['/nope', '/%', '/%zz', '/%00', '/%ff', '/../package.json', `/${'x'.repeat(300)}`]) {
      const { status, headers, body } = await send(`GET ${address}`);
      expect([address, status, headers['cache-control']]).toEqual([address, 404, caching.other]);
      expect(body.equals(missing)).toBe(true);
    }
  });

  it('survives 2,000 random addresses', async () => {
    const parts = ['/', '\\', '..', '%', '%2F', '%00', '%ff', '%E0%A4', '?', '#', 'about', '.html', '_next', 'ü', ':'];
    // A fixed sequence, so that a failure can be repeated.
    let seed = 7;
    const pick = (count: number) => (seed = (seed * 16_807) % 2_147_483_647) % count;
    for (let count = 0; count < 2_000; count += 1) {
      const length = pick(12) + 1;
      await send(`GET /${Array.from({ length }, () => parts[pick(parts.length)]).join('')}`);
    }
    expect((await send('GET /')).status).toBe(200);
  });
});

it('our own server goes on while a build replaces the site', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  cpSync('out', folder, { recursive: true });
  const { origin, close } = await serveSite(folder);
  expect((await fetch(origin)).status).toBe(200);
  rmSync(folder, { recursive: true });
  expect((await fetch(`${origin}/about`)).status).toBe(404);
  cpSync('out', folder, { recursive: true });
  expect((await fetch(origin)).status).toBe(200);
  close();
  rmSync(folder, { recursive: true });
});

const nginx = ['nginx', startNginx, isNginxInstalled, 'nginx libnginx-mod-http-brotli-static'] as const;
const apache = (allowed: string) =>
  [`Apache that allows ${allowed}`, () => startApache('out', allowed), isApacheInstalled, 'apache2'] as const;

describe.each([nginx, apache('All'), apache('FileInfo Indexes')])('%s', (name, start, isInstalled, packages) => {
  describeIfInstalled(isInstalled, packages)('answers', () => {
    const send = useServer(() => start('out'));

    it.each([
      ['/', 'index.html'],
      ['/about', 'about.html'],
      ['/services', 'services.html'],
      ['/.well-known/security.txt', '.well-known/security.txt'],
    ])('%s with its page or file', async (address, file) => {
      const { status, body } = await send(`GET ${address}`);
      expect([status, body.equals(read(file))]).toEqual([200, true]);
    });

    it.each([
      ['/about/', '/about'],
      ['/services/?x=1', '/services?x=1'],
    ])('%s with a redirect to %s', async (address, location) => {
      const { status, headers } = await send(`GET ${address}`);
      // Apache's are absolute.
      expect([status, headers.location?.replace('http://a/', '/')]).toEqual([301, location]);
    });

    it.each([
      '/nope',
      '/about.html',
      '/404',
      '/og/',
      '/_headers',
      '/staticwebapp.config.json',
      '//evil.example/',
      '/_next/static/nope.js',
    ])('%s with the 404 page, which leads nowhere and is revalidated', async (address) => {
      const { status, headers, body } = await send(`GET ${address}`);
      expect([status, headers.location, body.equals(missing)]).toEqual([404, undefined, true]);
      expect(headers['cache-control']).toBe(caching.other);
    });

    it('a disguised address and .htaccess with an error that leads nowhere', async () => {
      const encoded = await send('GET /%2Fevil.example/');
      expect([encoded.status, encoded.headers.location]).toEqual([404, undefined]);
      // Apache refuses files named .ht… before it reads our rules.
      expect((await send('GET /.htaccess')).status).toBe(name === 'nginx' ? 404 : 403);
    });

    it('with the site’s headers, and lets browsers keep hashed files for a year', async () => {
      for (const address of ['/', hashed]) {
        const { headers } = await send(`GET ${address}`);
        for (const [header, value] of Object.entries(headersFor(address)))
          expect([address, headers[header.toLowerCase()]]).toEqual([address, value]);
      }
    });

    it('HEAD without a body, and POST with an error, or with the page on Apache', async () => {
      const head = await send('HEAD /about');
      expect([head.status, head.body.length]).toEqual([200, 0]);
      expect((await send('POST /about', 'Content-Length: 0')).status).toBe(name === 'nginx' ? 405 : 200);
    });

    it('the contact card with its type, and pages compressed', async () => {
      expect((await send(`GET ${files.contactCard}`)).headers['content-type']).toContain('text/vcard');
      const response = await fetch(send.origin(), { headers: { 'Accept-Encoding': 'br' } });
      expect(response.headers.get('content-encoding')).toBe('br');
      expect(await response.text()).toBe(read('index.html').toString());
    });
  });
});

describeIfInstalled(isApacheInstalled, 'apache2')('Apache, once the address is confirmed,', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-'));
  const send = useServer(() => {
    cpSync('out', folder, { recursive: true });
    const site = { headers: siteHeaders(false), redirects: [{ from: '/old', to: '/about#team' }] };
    writeFileSync(path.join(folder, '.htaccess'), htaccessFile({ ...site, url: 'https://www.example.in' }));
    return startApache(folder);
  });
  afterAll(() => rmSync(folder, { recursive: true }));
  const https = 'X-Forwarded-Proto: https';

  it.each([
    ['http', '/about', 'www.example.in', [], 301, 'https://www.example.in/about'],
    ['the domain without www', '/about', 'example.in', [https], 301, 'https://www.example.in/about'],
    ['its own address', '/about', 'www.example.in', [https], 200, undefined],
    ['another name', '/about', 'localhost', [], 200, undefined],
    ['an old address', '/old', 'localhost', [], 301, 'http://localhost/about#team'],
  ])('answers %s', async (_, address, host, headers, status, location) => {
    const answer = await sendRaw(Number(new URL(send.origin()).port), [
      `GET ${address} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: close',
      ...headers,
    ]);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });
});
