/** @jest-environment node */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { confirmed, placeholder } from '@/content/site';
import { findingsIn } from '@/tools/check/rules';
import { readPrevious } from '@/tools/review/previous';
import { keepPrevious } from '@/tools/review/previous/keep';

const published = 'https://shop.example';
const page = (text: string) =>
  `<html><head><title>Shop</title><meta property="og:image" content="${published}/og/a.png"></head><body><main><p>${text}</p></main></body></html>`;
const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map((one) => `<url><loc>${published}${one}</loc></url>`).join('')}</urlset>`;

type Answers = Record<string, string | { status?: number; type?: string; body?: string; location?: string }>;

const servers: Server[] = [];

async function serve(answer: Answers | RequestListener): Promise<string> {
  const listener: RequestListener =
    typeof answer === 'function'
      ? answer
      : (request, response) => {
          const found = answer[request.url ?? ''] ?? { status: 404, body: page('Not found') };
          const {
            status = 200,
            type = 'text/html',
            body = '',
            location,
          } = typeof found === 'string' ? { body: found } : found;
          response.writeHead(status, { 'Content-Type': type, ...(location && { Location: location }) }).end(body);
        };
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const quick = { seconds: 10, answerSeconds: 1 };
const read = (from: string, paths: string[] = []) => readPrevious(paths, { REVIEW_PREVIOUS: from }, quick);
const problem = (previous: object) => ('problem' in previous ? String(previous.problem) : 'none');

describe('a live site', () => {
  it('is read by its sitemap and the pages of this build, wherever it is served', async () => {
    const address = await serve({
      '/': page('Home'),
      '/about': page('About'),
      '/products': page('Not in the sitemap'),
      '/sitemap.xml': sitemap('', '/about', '/gone'),
    });
    const previous = await readPrevious(['/', '/products', '/new', '/404'], { REVIEW_PREVIOUS: address }, quick);
    if ('problem' in previous) throw new Error(previous.problem);
    expect(previous.pages.map((page) => page.path)).toEqual(['/', '/404', '/about', '/products']);
    expect(previous.pages[2]?.main.units).toEqual([{ kind: 'text', text: 'About' }]);
    expect(previous).toMatchObject({ from: address, unread: [] });
  });

  it('that is not ours is read and kept, whatever stands in its pages', async () => {
    const files = ['a.png', `${'x'.repeat(300)}.png`, 'a.png/b.png', '%E0%A4%A.png', '../../../a.svg'];
    const body = `<html><head><link rel="canonical" href="/"><meta property="og:image" content="http://["><style>}{ .a{</style></head>
      <body onload="x()"><script>x()</script><a href="/#%E0%A4%A">A</a><a href="http://[">B</a>${files.map((name) => `<img src="/${name}">`).join('')}</body></html>`;
    const address = await serve((request, response) => {
      response.setHeader('Content-Type', request.url?.endsWith('g') ? 'image/png' : 'text/html');
      response.end(request.url === '/sitemap.xml' ? sitemap('') : body);
    });
    const previous = await read(address);
    if ('problem' in previous) throw new Error(previous.problem);
    expect(() => findingsIn({ site: { pages: [...previous.pages], files: [] } })).not.toThrow();
    const folder = mkdtempSync(path.join(os.tmpdir(), 'preview-'));
    const kept = await keepPrevious(folder, previous, new Set(['/']));
    expect([...kept.keys()]).toEqual(['/']);
    const page = readFileSync(path.join(folder, 'review/previous/home.html'), 'utf8');
    expect(page).toContain('src="/review/previous/files/a.png"');
    expect(page).not.toMatch(/<script|x\(\)<\//);
    expect(existsSync(path.join(folder, 'review/previous/files/a.svg'))).toBe(true);
    rmSync(folder, { recursive: true });
  });

  it('does not take a redirect, or a picture, for a page', async () => {
    const address = await serve({
      '/': page('Home'),
      '/old': { status: 301, location: '/' },
      '/picture': { type: 'image/png', body: 'png' },
      '/sitemap.xml': sitemap('', '/old', '/picture'),
    });
    const previous = await read(address);
    expect('pages' in previous && previous.pages.map((page) => page.path)).toEqual(['/']);
  });

  it('is never left for another host by a path of two slashes', async () => {
    const seen: string[] = [];
    const address = await serve((request, response) => {
      seen.push(request.url ?? '');
      response.setHeader('Content-Type', 'text/html');
      response.end(request.url === '/sitemap.xml' ? sitemap('//elsewhere.example/a') : page('Home'));
    });
    await read(address);
    expect(seen).toContain('//elsewhere.example/a');
  });

  it('tells which pages it could not read, and does not wait for one that hangs', async () => {
    const address = await serve((request, response) => {
      if (request.url === '/hangs') return;
      response.setHeader('Content-Type', 'text/html');
      if (request.url === '/fails') response.statusCode = 503;
      response.end(request.url === '/sitemap.xml' ? sitemap('', '/hangs', '/fails') : page('Home'));
    });
    expect(await read(address)).toMatchObject({ unread: ['/fails', '/hangs'] });
  });

  it('that is slow throughout ends when its time is over', async () => {
    const paths = Array.from({ length: 40 }, (_, index) => `/${index}`);
    const address = await serve((request, response) => {
      response.setHeader('Content-Type', 'text/html');
      if (request.url === '/') response.end(page('Home'));
      else if (request.url === '/sitemap.xml') response.end(sitemap(...paths));
    });
    const previous = await readPrevious([], { REVIEW_PREVIOUS: address }, { seconds: 3, answerSeconds: 1 });
    expect('unread' in previous && previous.unread).toHaveLength(40);
  });
});

describe('what cannot be compared with', () => {
  it('is told in a sentence when nothing answers', async () => {
    const address = await serve({});
    const server = servers.pop();
    await new Promise((resolve) => server?.close(resolve));
    expect(problem(await read(address))).toBe(
      `${address} could not be read: nothing answers there. It may not be launched yet; nothing was compared.`,
    );
  });

  it.each([
    ['asks for a password', { '/': { status: 401 } }, /answers 401 \(it asks for a password\)/],
    ['fails', { '/': { status: 500 } }, /answers 500/],
    ['has no sitemap', { '/': page('Parked') }, /no sitemap.*not seem to be launched/],
    ['answers every address with one page', { '/': page('Parked'), '/sitemap.xml': page('Parked') }, /no sitemap/],
  ])('is told in a sentence when the site %s', async (_, answers, sentence) => {
    expect(problem(await read(await serve(answers)))).toMatch(sentence);
  });

  it('is told in a sentence when the site never ends answering', async () => {
    const address = await serve((_, response) => void response.write('<html>'));
    expect(problem(await read(address))).toMatch(/does not answer in time/);
  });

  it.each(['tests', 'package.json', 'none'])('is told in a sentence when it is no built site: %s', async (from) => {
    expect(problem(await read(from))).toMatch(/neither an address .* nor the folder of a built site/);
  });

  it('is told in a sentence when it is no address', async () => {
    expect(problem(await read('http://'))).toMatch(/not an address/);
  });
});

describe('without REVIEW_PREVIOUS', () => {
  const host = { NETLIFY: 'true', CONTEXT: 'deploy-preview' };

  it('a host compares with the confirmed address of the site', async () => {
    const address = await serve({ '/': page('Home'), '/sitemap.xml': sitemap('') });
    expect(await readPrevious([], host, { ...quick, url: confirmed(address) })).toMatchObject({ from: address });
  });

  it('a host says that the site is not launched while its address is a placeholder', async () => {
    expect(problem(await readPrevious([], host, { url: placeholder('https://a.example') }))).toMatch(
      /^Not launched yet/,
    );
  });

  it('another machine says how to name something', async () => {
    expect(problem(await readPrevious([], {}, { url: confirmed('https://a.example') }))).toMatch(
      /REVIEW_PREVIOUS takes/,
    );
  });
});
