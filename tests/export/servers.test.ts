/* How our own server answers, and nginx and Apache with the files that a build writes for them. */
import { cpSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pageFile } from '@/lib/pages';
import { files } from '@/lib/routes';
import { htaccessFile } from '@/tools/hosts/apache';
import { caching, headersFor, siteHeaders } from '@/tools/hosts/headers';
import { pageNames } from '@/tools/hosts/write-host-files';
import { serveSite } from '@/tools/serve-site';
import { checkDeploy } from '../support/check-deploy';
import { exportedPages } from '../support/pages';
import { siteWith } from '../support/site-copy';
import { describeIfInstalled, send, startApache, startNginx } from '../support/servers';

type Server = { origin: string; close: () => void };

/** Starts a server before the tests of a block, and stops it after them, even if one fails. */
function useServer(start: () => Promise<Server>) {
  let server: Server | undefined;
  beforeAll(async () => {
    server = await start();
  });
  afterAll(() => server?.close());
  return () => server!.origin;
}

const read = (file: string) => readFileSync(path.join('out', file));
const missing = read('404.html');
const script = readdirSync('out/_next/static/scripts').find((name) => name.endsWith('.js'))!;

/** Files beside the pages, as a search console, a mail service and an authority want them. */
const verification = ['google1234.html', 'zohoverify/verifyforzoho.html'];
const challenge = '.well-known/acme-challenge/token';
const site = siteWith(Object.fromEntries([...verification, challenge].map((file) => [file, file])));

describe('our own server', () => {
  const origin = useServer(() => serveSite(site));

  it.each(verification)('answers %s, which isn’t a page, at its own address', async (file) => {
    const { status, body } = await send(origin(), `/${file}`);
    expect([status, body.toString()]).toEqual([200, file]);
  });

  it('answers each page at its address, with the site’s headers', async () => {
    for (const { path: at } of exportedPages()) {
      const { status, headers, body } = await send(origin(), at);
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
    const { status, headers } = await send(origin(), address);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it('answers unknown, malformed and long addresses with the 404 page, which no cache keeps', async () => {
    for (const address of ['/nope', '/%', '/%zz', '/%00', '/%ff', '/../package.json', `/${'x'.repeat(300)}`]) {
      const { status, headers, body } = await send(origin(), address);
      expect([address, status, headers['cache-control']]).toEqual([address, 404, caching.other]);
      expect(body.equals(missing)).toBe(true);
    }
  });
});

it('our own server goes on while a build replaces the site', async () => {
  const folder = siteWith();
  const { origin, close } = await serveSite(folder);
  expect((await fetch(origin)).status).toBe(200);
  rmSync(folder, { recursive: true });
  expect((await fetch(`${origin}/about`)).status).toBe(404);
  cpSync('out', folder, { recursive: true });
  expect((await fetch(origin)).status).toBe(200);
  close();
});

const nginx = ['nginx', () => startNginx(site), 'nginx'] as const;
const apache = (allowed: string) =>
  [`Apache that allows ${allowed}`, () => startApache(site, allowed), 'Apache'] as const;

describe.each([nginx, apache('All'), apache('FileInfo Indexes')])('%s', (name, start, program) => {
  describeIfInstalled(program)('answers', () => {
    const origin = useServer(start);

    it('with pages, compressed, and everything else that check-deploy looks for', async () => {
      expect(await checkDeploy(origin())).toMatchObject({ isGood: true, wrong: [], missing: [] });
    });

    it.each([
      ['/about/', '/about'],
      ['/services/?x=1', '/services?x=1'],
    ])('%s with a redirect to %s', async (address, location) => {
      const { status, headers } = await send(origin(), address);
      // Apache's are absolute.
      expect([status, headers.location?.replace(origin(), '')]).toEqual([301, location]);
    });

    it.each([
      '/nope',
      '/about.html',
      '/404',
      '/index.html',
      '/og/',
      '/_headers',
      '//evil.example/',
      '/_next/static/nope.js',
    ])('%s with the 404 page, which leads nowhere and is revalidated', async (address) => {
      const { status, headers, body } = await send(origin(), address);
      expect([status, headers.location, body.equals(missing)]).toEqual([404, undefined, true]);
      expect(headers['cache-control']).toBe(caching.other);
    });

    it.each(verification)('%s, which isn’t a page, at its own address', async (file) => {
      const { status, headers, body } = await send(origin(), `/${file}`);
      expect([status, headers.location, body.toString()]).toEqual([200, undefined, file]);
    });

    it('the file of a page with the 404 page, however the address is written', async () => {
      for (const address of ['/about%2Ehtml', '/about.html?x=1', '/404.html']) {
        const response = await fetch(origin() + address);
        expect([address, response.status, await response.text()]).toEqual([address, 404, missing.toString()]);
      }
      expect((await send(origin(), '/about?x=.html')).status).toBe(200);
    });

    it('a disguised address and .htaccess with an error that leads nowhere', async () => {
      const encoded = await send(origin(), '/%2Fevil.example/');
      expect([encoded.status, encoded.headers.location]).toEqual([404, undefined]);
      // Apache refuses files named .ht… before it reads our rules.
      expect((await send(origin(), '/.htaccess')).status).toBe(name === 'nginx' ? 404 : 403);
    });

    it('HEAD, and POST with an error, or with the page on Apache', async () => {
      expect((await fetch(`${origin()}/about`, { method: 'HEAD' })).status).toBe(200);
      expect((await fetch(`${origin()}/about`, { method: 'POST' })).status).toBe(name === 'nginx' ? 405 : 200);
    });

    it('with the site’s headers, and the contact card with its type', async () => {
      for (const address of ['/', `/_next/static/scripts/${script}`]) {
        const { headers } = await send(origin(), address);
        for (const [header, value] of Object.entries(headersFor(address)))
          expect([address, headers[header.toLowerCase()]]).toEqual([address, value]);
      }
      expect((await send(origin(), files.contactCard)).headers['content-type']).toContain('text/vcard');
    });
  });
});

describeIfInstalled('Apache')('Apache, once the address is confirmed,', () => {
  const rules = { headers: siteHeaders(false), redirects: [{ from: '/old', to: '/about#team' }], pageNames };
  const file = htaccessFile({ ...rules, url: 'https://www.example.in' });
  const origin = useServer(() => startApache(siteWith({ '.htaccess': file, [challenge]: challenge })));
  const https = { 'X-Forwarded-Proto': 'https' };

  it.each([
    ['http', '/about', { Host: 'www.example.in' }, 301, 'https://www.example.in/about'],
    ['the domain without www', '/about', { Host: 'example.in', ...https }, 301, 'https://www.example.in/about'],
    ['its own address', '/about', { Host: 'www.example.in', ...https }, 200, undefined],
    ['another name', '/about', { Host: 'localhost' }, 200, undefined],
    ['a file for a certificate', `/${challenge}`, { Host: 'www.example.in' }, 200, undefined],
    ['such a file without www', `/${challenge}`, { Host: 'example.in' }, 200, undefined],
    ['a missing one', '/.well-known/pki-validation/x.txt', { Host: 'www.example.in' }, 404, undefined],
    ['an old address', '/old', { Host: 'localhost' }, 301, 'http://localhost/about#team'],
  ])('answers %s', async (_, address, requestHeaders, status, location) => {
    const answer = await send(origin(), address, requestHeaders);
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });
});
