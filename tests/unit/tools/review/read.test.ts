import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { confirmed, placeholder } from '@/content/site';
import { listDifferences } from '@/tools/review/differences';
import { keepPages } from '@/tools/review/previous-pages';
import { readPrevious } from '@/tools/review/read';

const page = (text: string) => `<html><head><title>Shop</title></head><body><main><p>${text}</p></main></body></html>`;
const sitemap = (...paths: string[]) =>
  `<urlset>${paths.map((one) => `<url><loc>https://shop.example${one}</loc></url>`).join('')}</urlset>`;

/** A site's answers by path: a page or a function. Other paths answer 404. */
type Answers = Record<string, string | ((response: ServerResponse) => void)>;

const servers: Server[] = [];

async function serve(answers: Answers): Promise<string> {
  const server = createServer(({ url = '' }, response) => {
    const answer = answers[url] ?? answers['*'];
    response.setHeader('Content-Type', 'text/html');
    if (typeof answer === 'function') return answer(response);
    response.writeHead(answer === undefined ? 404 : 200).end(answer ?? page('Not found'));
  });
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

const read = (from: string, paths: string[] = []) => readPrevious(paths, { REVIEW_PREVIOUS: from });
const problem = (previous: object) => ('problem' in previous ? String(previous.problem) : 'none');
const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end();

describe('a live site', () => {
  it('is read by its sitemap and the paths of this build, without redirects', async () => {
    const address = await serve({
      '/': page('Home'),
      '/about': page('About'),
      '/products': page('Not in the sitemap'),
      '/old': status(301, { Location: '/' }),
      '/picture': status(200, { 'Content-Type': 'image/png' }),
      '/busy': status(503),
      '/sitemap.xml': sitemap('', '/about', '/gone', '/old', '/picture', '/busy'),
    });
    const previous = await read(address, ['/', '/products', '/new', '/404']);
    if ('problem' in previous) throw new Error(previous.problem);
    expect([...previous.html.keys()].sort()).toEqual(['/', '/404', '/about', '/products']);
    expect(previous.html.get('/about')).toBe(page('About'));
    expect(previous).toMatchObject({ from: address, unread: ['/busy'] });
  });

  it('may be any site: its pages are kept without scripts and noindex, linked among themselves', async () => {
    const body = `<html><head><link rel="canonical" href="/"></head><body onload="x()"><script>x()</script>
      <a href="/#team">A</a><img src="/a.png"><img src="/../../../a.svg"></body></html>`;
    const picture = (response: ServerResponse) =>
      void response.writeHead(200, { 'Content-Type': 'image/png' }).end('a');
    const previous = await read(await serve({ '/': body, '/about': body, '/sitemap.xml': sitemap(''), '*': picture }), [
      '/about',
    ]);
    if ('problem' in previous) throw new Error(previous.problem);
    const folder = mkdtempSync(path.join(os.tmpdir(), 'preview-'));
    await keepPages(folder, ['/'], previous, { ...previous, read: () => Promise.resolve(undefined) });
    const home = readFileSync(path.join(folder, 'review/previous/home.html'), 'utf8');
    expect(home).toContain('src="/review/previous/files/a.png"');
    expect(home).not.toMatch(/<script|x\(\)<\//);
    expect(home).toMatch(/name="robots" content="noindex".* content="default-src 'none'(?![^"]*script)/);
    expect(home).toContain('href="/review/previous/home#');
    expect(existsSync(path.join(folder, 'review/previous/files/a.svg'))).toBe(true);
    rmSync(folder, { recursive: true });
  });
});

it('a page that only one site has is new or gone, and one that can’t be read is not compared', async () => {
  const read = () => Promise.resolve(undefined);
  const site = (...pages: [string, string][]) => ({ html: new Map(pages), read, origins: [] });
  const withStyle = page('<link rel="stylesheet" href="/missing.css">');
  const before = { ...site(['/old', page('Old')], ['/about', withStyle]), from: '', unread: ['/busy'] };
  const after = site(['/about', withStyle], ['/busy', page('Busy')], ['/new', page('New')]);
  const { pages, differences } = await listDifferences(before, after);
  expect(pages).toEqual([
    { path: '/about', state: 'not-compared' },
    { path: '/busy', state: 'not-compared' },
    { path: '/new', state: 'new' },
    { path: '/old', state: 'gone' },
  ]);
  expect(differences).toEqual([]);
  const unreadable = await listDifferences({ problem: 'Not launched yet' }, site(['/new', page('New')]));
  expect(unreadable.pages).toEqual([{ path: '/new', state: 'not-compared' }]);
});

describe('a sentence says why nothing was compared', () => {
  it.each<[string, Answers, RegExp]>([
    ['asks for a password', { '/': status(401) }, /asks for a password; nothing was compared/],
    ['is down', { '/': status(503) }, /answers 503; nothing was compared/],
    ['has no sitemap', { '/': page('Parked') }, /no sitemap.*not seem to be launched/],
  ])('if a site %s', async (_, answers, sentence) => {
    expect(problem(await read(await serve(answers), ['/about']))).toMatch(sentence);
  });

  it.each<[string, RegExp]>([
    ['http://127.0.0.1:2', /ECONNREFUSED.*It may not be launched yet/],
    ['tests', /neither an address .* nor the folder of a built site/],
  ])('if it is %s', async (from, sentence) => expect(problem(await read(from))).toMatch(sentence));
});

it('without REVIEW_PREVIOUS, a preview is compared with the site’s address once that is confirmed', async () => {
  const address = await serve({ '/': page('Home'), '/about': page('About'), '/sitemap.xml': sitemap('') });
  expect(await readPrevious(['/about'], {}, confirmed(address))).toMatchObject({ from: address });
  expect(problem(await readPrevious([], {}, placeholder(address)))).toMatch(/^Not launched yet/);
});
