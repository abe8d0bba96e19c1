/* How our own server answers, and nginx and Apache with the files that a build writes for them. */
import { cpSync, existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { files } from '@/lib/routes';
import { htaccessFile } from '@/tools/hosts/apache';
import { redirectFile, redirectPage } from '@/tools/hosts/github-pages';
import { caching, headersFor } from '@/tools/hosts/headers';
import { hostRules } from '@/tools/hosts/rules';
import { serveSite } from '@/tools/serve-site';
import { exportedPages } from '../support/pages';
import { siteWith } from '../support/files';
import { describeIfInstalled, freePort, send, startApache, startNginx } from '../support/servers';

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
const script = readdirSync('out/_next/static/scripts').find((name) => name.endsWith('.js'))!;

/** Files beside the pages, as a search console, a mail service and an authority want them. */
const verification = ['google1234.html', 'zohoverify/verifyforzoho.html'];
const challenge = '.well-known/acme-challenge/token';
/** Folders beside the site: a demo, a shop with rules of its own, and one without an index. */
const folders = {
  'demo/index.html': 'A demo',
  'demo/files.tar.gz': 'Not a copy of another file',
  'shop/index.html': 'A shop',
  'shop/.htaccess': 'RewriteEngine On\nRewriteRule ^cart$ index.html\n',
  'drafts/draft.txt': 'A draft',
};
const moved = [
  { from: '/old', to: '/about#team' },
  { from: '/older.html', to: '/faq' },
];
const rules = hostRules(moved);
const htaccess = htaccessFile(rules);
const site = siteWith({
  ...Object.fromEntries([...verification, challenge].map((file) => [file, file])),
  ...Object.fromEntries(moved.map((redirect) => [redirectFile(redirect.from), redirectPage(redirect)])),
  ...folders,
  '.htaccess': htaccess,
});

/** Checks that an answer is a page that hosts show, which leads nowhere and is revalidated. */
async function expectPage(answer: ReturnType<typeof send>, expected: number, file: string) {
  const { status, headers, body } = await answer;
  expect([status, headers.location, headers['cache-control']]).toEqual([expected, undefined, caching.other]);
  expect(body.equals(read(file))).toBe(true);
}

// Its pages and headers: export/check-deploy.
describe('our own server', () => {
  const origin = useServer(() => serveSite(site));

  it.each(verification)('answers %s, which isn’t a page, at its own address', async (file) => {
    const { status, body } = await send(origin(), `/${file}`);
    expect([status, body.toString()]).toEqual([200, file]);
  });

  it.each([
    ['/services/?from=menu&x=%2F', '/services?from=menu&x=%2F'],
    ['//evil.example/', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['/%2Fevil.example/', '/%2Fevil.example'],
    ['http://evil.example/', '/http://evil.example'],
  ])('sends %s to the address without the slash, which never leads off the site', async (address, location) => {
    const { status, headers } = await send(origin(), address);
    expect([status, headers.location]).toEqual([301, location]);
  });

  const addresses = '/nope /404 /500 /500.html /% /%zz /%00 /%ff /../package.json'.split(' ');
  it.each([...addresses, `/${'x'.repeat(300)}`])('answers %s with the 404 page, which no cache keeps', (address) =>
    expectPage(send(origin(), address), 404, '404.html'),
  );
});

// Machines without IPv6 refuse `::`.
const hasIPv6 = Object.values(networkInterfaces()).some((list) => list?.some(({ family }) => family === 'IPv6'));
it.each(['localhost', '127.0.0.1', '0.0.0.0', ...(hasIPv6 ? ['::', '::1'] : [])])(
  'our own server prints an address that works if it listens on %s',
  async (host) => {
    const { origin, close } = await serveSite('out', { host });
    expect((await fetch(origin)).status).toBe(200);
    close();
  },
);

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

const nginx = ['nginx', () => startNginx(site, rules), 'nginx'] as const;
const apache = (name: string, settings: Parameters<typeof startApache>[1]) =>
  [`Apache ${name}`, () => startApache(site, settings), 'Apache'] as const;
const multiViews = { options: 'MultiViews', lines: 'AddEncoding br .br' };

describe.each([
  nginx,
  apache('that allows All', {}),
  apache('that allows FileInfo Indexes, with MultiViews', { allowed: 'FileInfo Indexes', ...multiViews }),
])('%s', (name, start, program) => {
  describeIfInstalled(program)('answers', () => {
    const origin = useServer(start);

    it.each([
      ['/about/', '/about'],
      ['/services/?x=1', '/services?x=1'],
      ['/index.html', '/'],
      ['/services/index.html', '/services'],
      ['/old', '/about#team'],
      ['/old?x=1', '/about?x=1#team'],
      ['/old.html', '/about#team'],
      ['/older', '/faq'],
      ['/older.html', '/faq'],
      ['/demo', '/demo/'],
      ['/shop?x=1', '/shop/?x=1'],
    ])('%s with a redirect to %s', async (address, location) => {
      const { status, headers } = await send(origin(), address);
      // Apache's are absolute.
      expect([status, headers.location?.replace(origin(), '')]).toEqual([301, location]);
    });

    it.each(
      [
        '/nope /404 /404.html /500 /500.html /index /_headers /about.html.br /_next/static/nope.js //evil.example/',
        '/og/ /drafts /drafts/',
      ].flatMap((line) => line.split(' ')),
    )('%s with the 404 page, which leads nowhere and is revalidated', async (address) => {
      await expectPage(send(origin(), address), 404, '404.html');
    });

    it.each(verification)('%s, which isn’t a page, at its own address', async (file) => {
      const { status, headers, body } = await send(origin(), `/${file}`);
      expect([status, headers.location, body.toString()]).toEqual([200, undefined, file]);
    });

    it('the file of each page with a redirect to the page, however the address is written', async () => {
      for (const { path: at, file } of exportedPages()) {
        for (const address of [`/${file}?x=1`, `/${file.replace('.html', '%2Ehtml')}?x=1`]) {
          const { status, headers } = await send(origin(), address);
          expect([address, status, headers.location?.replace(origin(), '')]).toEqual([address, 301, `${at}?x=1`]);
        }
      }
      expect((await send(origin(), '/about?x=.html')).status).toBe(200);
    });

    it('each page at its address, whatever a visitor accepts', async () => {
      for (const { path: at, html } of exportedPages()) {
        for (const accept of ['*/*', 'text/html', 'text/vcard', 'application/json', 'image/webp, text/plain;q=0.5']) {
          const answer = await fetch(origin() + at, { headers: { accept, 'accept-language': 'br' } });
          expect([at, accept, answer.status, answer.url]).toEqual([at, accept, 200, origin() + at]);
          expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
          expect(await answer.text()).toBe(html);
        }
      }
    });

    it.each([
      ['/demo/', 'A demo'],
      ['/shop/', 'A shop'],
      ['/demo/files.tar.gz', 'Not a copy'],
    ])('%s beside the site', async (address, text) => {
      const { status, body } = await send(origin(), address);
      expect([status, body.toString()]).toEqual([200, expect.stringContaining(text)]);
    });

    it('a disguised address and .htaccess with an error that leads nowhere, and HEAD and POST', async () => {
      const encoded = await send(origin(), '/%2Fevil.example/');
      expect([encoded.status, encoded.headers.location]).toEqual([404, undefined]);
      // Apache refuses files named .ht… before it reads our rules, and answers a posted form.
      const [hidden, posted] = name === 'nginx' ? [404, 405] : [403, 200];
      expect((await send(origin(), '/.htaccess')).status).toBe(hidden);
      expect((await fetch(`${origin()}/about`, { method: 'HEAD' })).status).toBe(200);
      expect((await fetch(`${origin()}/about`, { method: 'POST' })).status).toBe(posted);
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

describeIfInstalled('nginx')('nginx before a server that is down', () => {
  const origin = useServer(async () =>
    startNginx(site, rules, `location /form { proxy_pass http://127.0.0.1:${await freePort()}; }`),
  );
  it('answers with the fallback page', () => expectPage(send(origin(), '/form'), 502, '500.html'));
});

describeIfInstalled('Apache')('Apache that fails', () => {
  const broken = [500, 503].map((status) => `RewriteRule ^broken-${status}$ - [R=${status},L]\n`).join('');
  const origin = useServer(() => startApache(siteWith({ '.htaccess': broken + htaccess })));
  it.each([500, 503])('answers with the fallback page and %i', (status) =>
    expectPage(send(origin(), `/broken-${status}`), status, '500.html'),
  );
});

describeIfInstalled('Apache')('Apache that allows FileInfo only', () => {
  const withoutBlock = htaccess.replace(/^# BEGIN for hosts[^]*\n# END for hosts.*$/m, '');
  const files = siteWith({ '.htaccess': withoutBlock, 'shop/.htaccess': '' });
  const origin = useServer(() => startApache(files, { allowed: 'FileInfo', ...multiViews }));

  it('answers every page without the first block, those with a folder at an address with a slash', async () => {
    expect(withoutBlock).toMatch(/^\n/);
    for (const { path: at, html, canonical } of exportedPages()) {
      const answer = await fetch(origin() + at);
      const slash = existsSync(path.join('out', at)) && at !== '/' ? '/' : '';
      expect([answer.status, answer.url]).toEqual([200, `${origin()}${at}${slash}`]);
      expect(await answer.text()).toBe(html);
      expect(canonical).toMatch(/[^/]$/);
    }
  });

  it('answers a missing page with the 404 page', () => expectPage(send(origin(), '/nope/'), 404, '404.html'));
});

describeIfInstalled('Apache')('Apache without modules', () => {
  it.each([['setenvif'], ['headers'], ['filter'], ['deflate', 'brotli'], ['negotiation']])(
    'answers pages without %s',
    async (...without) => {
      const { origin, close } = await startApache(site, { without });
      expect((await fetch(`${origin}/about`).finally(close)).status).toBe(200);
    },
  );
});

describeIfInstalled('Apache')('Apache, once the address is confirmed,', () => {
  const file = htaccessFile(rules, 'https://www.example.in');
  const files = siteWith({ '.htaccess': file, [challenge]: challenge });
  const origin = useServer(() => startApache(files, { lines: 'SetEnvIf X-Of-Server on HTTPS=on' }));
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

  it.each<[header: Record<string, string>, status: number]>([
    [{ 'X-Forwarded-Proto': 'https,http' }, 200],
    [{ 'X-Forwarded-Ssl': 'on' }, 200],
    [{ 'X-Forwarded-Scheme': 'https' }, 200],
    [{ 'Front-End-Https': 'On' }, 200],
    [{ 'CloudFront-Forwarded-Proto': 'https' }, 200],
    [{ 'CF-Visitor': '{"scheme":"https"}' }, 200],
    [{ Forwarded: 'for=192.0.2.1;host=on.example.in;proto=https' }, 200],
    // The server sets an environment variable then.
    [{ 'X-Of-Server': 'on' }, 200],
    [{ 'X-Forwarded-Proto': 'http', 'X-Forwarded-Ssl': 'off', 'Front-End-Https': 'off' }, 301],
    [{ 'CF-Visitor': '{"scheme":"http"}', Forwarded: 'for=192.0.2.1;host=on.example.in;proto=http' }, 301],
  ])('answers or redirects to https behind a proxy that sends %j: %i', async (header, status) => {
    const answer = await send(origin(), '/about', { Host: 'www.example.in', ...header });
    const location = status === 301 ? 'https://www.example.in/about' : undefined;
    expect([answer.status, answer.headers.location]).toEqual([status, location]);
  });
});
