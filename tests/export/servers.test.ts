/* How our own server answers, and nginx with the configuration that a build writes for it. */
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pageFile } from '@/lib/pages';
import { files } from '@/lib/routes';
import { caching, headersFor } from '@/tools/hosts/headers';
import { serveSite } from '@/tools/serve-site';
import { exportedPages } from '../support/pages';
import { isNginxInstalled, sendRaw, startNginx } from '../support/servers';

type Server = { origin: string; close: () => void };

/** Starts a server before the tests of a block, and stops it after them, even if one fails. */
function useServer(start: () => Promise<Server>) {
  let server: Server | undefined;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.close());
  return (request: string, ...headers: string[]) =>
    sendRaw(Number(new URL(server!.origin).port), [`${request} HTTP/1.1`, 'Host: a', 'Connection: close', ...headers]);
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

(isNginxInstalled ? describe : describe.skip)('nginx', () => {
  const send = useServer(() => startNginx('out'));

  it.each([
    ['/', 'index.html'],
    ['/about', 'about.html'],
    ['/services', 'services.html'],
    ['/.well-known/security.txt', '.well-known/security.txt'],
  ])('answers %s', async (address, file) => {
    const { status, body } = await send(`GET ${address}`);
    expect([status, body.equals(read(file))]).toEqual([200, true]);
  });

  it.each([
    ['/about/', '/about'],
    ['/services/?x=1', '/services?x=1'],
  ])('sends %s to %s', async (address, location) => {
    const { status, headers } = await send(`GET ${address}`);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each(['/nope', '/about.html', '/_headers', '//evil.example/', '/%2Fevil.example/', '/_next/static/nope.js'])(
    'answers %s with the 404 page, which leads nowhere and is revalidated',
    async (address) => {
      const { status, headers, body } = await send(`GET ${address}`);
      expect([status, headers.location, body.equals(missing)]).toEqual([404, undefined, true]);
      expect(headers['cache-control']).toBe(caching.other);
    },
  );

  it('sends the site’s headers, and lets browsers keep hashed files for a year', async () => {
    for (const address of ['/', hashed]) {
      const { headers } = await send(`GET ${address}`);
      for (const [name, value] of Object.entries(headersFor(address)))
        expect([address, headers[name.toLowerCase()]]).toEqual([address, value]);
    }
  });

  it('answers HEAD without a body, other methods with an error, and says the type of a contact card', async () => {
    const head = await send('HEAD /about');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect((await send('POST /about', 'Content-Length: 0')).status).toBe(405);
    expect((await send(`GET ${files.contactCard}`)).headers['content-type']).toContain('text/vcard');
  });

  it('sends compressed copies', async () => {
    const { headers, body } = await send('GET /', 'Accept-Encoding: br');
    expect([headers['content-encoding'], body.equals(read('index.html.br'))]).toEqual(['br', true]);
    expect(existsSync('out/index.html.gz')).toBe(true);
  });
});
