/* The site behind a real nginx with the rendered tools/deploy/nginx.conf.template; skipped where nginx is not installed. */
import { request } from 'node:http';
import { readFileSync, readdirSync } from 'node:fs';
import { headersFor } from '@/tools/export/hosts/headers';
import { exportedPages } from '../support/pages';
import { expectNoWayOut, hostileAddresses } from '../support/hostile-addresses';
import { hasBrotli, isNginxInstalled, startNginx } from '../support/nginx';
import { rawRequest } from '../support/raw-request';

const port = 4390;
const routes = exportedPages().map(({ path }) => path);

type Reply = { status: number; headers: Record<string, string | string[] | undefined>; bytes: Buffer };

function get(path: string, encoding = 'identity'): Promise<Reply> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { 'Accept-Encoding': encoding } }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

(isNginxInstalled ? describe : describe.skip)('behind nginx', () => {
  let stop: () => void;
  beforeAll(async () => {
    stop = await startNginx('out', port);
  });
  afterAll(() => stop());

  it('every route answers 200 with its page and without a redirect', async () => {
    const replies = await Promise.all(routes.map(async (route) => [route, (await get(route)).status]));
    expect(replies.filter(([, status]) => status !== 200)).toEqual([]);
    const page = await get('/services/seo-services');
    expect(page.bytes.equals(readFileSync('out/services/seo-services.html'))).toBe(true);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  });

  it.each([
    '/nope',
    '/services/nope',
    '/404',
    '/404.html',
    '/index',
    '/about.html',
    '/about.html.br',
    '/_headers',
    '/_next/static/nope.js',
    '/a/../about',
    '/services%2Fseo-services',
  ])('answers %s with 404 and the page for it', async (path) => {
    const { status, bytes, headers } = await get(path);
    expect(status).toBe(404);
    expect(bytes.equals(readFileSync('out/404.html'))).toBe(true);
    expect(headers['cache-control']).not.toContain('immutable');
  });

  it.each([
    ['/services/', '/services'],
    ['/services/seo-services/', '/services/seo-services'],
    ['/services/?from=menu&x=%2F', '/services?from=menu&x=%2F'],
  ])('sends %s to the address without the slash', async (address, location) => {
    const { status, headers } = await get(address);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it.each(hostileAddresses)('redirects nobody from %j', async (address) => {
    expect(await rawRequest(port, address)).toEqual({ status: 404, location: undefined });
  });

  it('redirects only to pages of this site, whatever the address is made of', async () => {
    await expectNoWayOut(port, routes);
  });

  const twins: [string, string][] = [['gzip', 'gz'], ...(hasBrotli ? [['br', 'br'] as [string, string]] : [])];
  it.each(twins)('serves the %s twin to those who accept it', async (encoding, ending) => {
    const { headers, bytes } = await get('/', encoding);
    expect(headers['content-encoding']).toBe(encoding);
    expect(headers.vary).toContain('Accept-Encoding');
    expect(bytes.equals(readFileSync(`out/index.html.${ending}`))).toBe(true);
  });

  it.each(['/', '/nope'])('sends the site’s headers with %s', async (path) => {
    const { headers } = await get(path);
    const expected = headersFor(path === '/nope' ? '/404.html' : path);
    for (const [name, value] of Object.entries(expected))
      expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
  });

  it('lets browsers cache hashed files forever', async () => {
    const script = readdirSync('out/_next/static', { recursive: true, encoding: 'utf8' }).find((name) =>
      name.endsWith('.js'),
    );
    const { status, headers } = await get(`/_next/static/${script}`);
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-type']).toMatch(/javascript/);
  });
});
