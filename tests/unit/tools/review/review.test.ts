import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { compareSites } from '@/tools/review/compare';
import { readPrevious, type Site } from '@/tools/review/read';

const page = (text: string, head = '') =>
  `<html><head><title>Shop</title>${head}</head><body><main>${text}</main></body></html>`;
const site = (...pages: [path: string, html: string][]): Site => ({
  from: '',
  html: new Map(pages),
  unread: ['/busy'],
});

describe('reading the previous site', () => {
  it('takes the live site’s pages from its sitemap and this build’s paths, without redirects', async () => {
    const answers: Record<string, [status: number, body: string]> = {
      '/': [200, page('Home')],
      '/about': [200, page('About')],
      '/sitemap.xml': [200, '<urlset><url><loc>https://shop.example/about</loc></url></urlset>'],
      '/busy': [503, ''],
    };
    const server = createServer(({ url = '' }, response) => {
      if (url === '/old') return response.writeHead(301, { Location: '/about' }).end();
      const [status, body] = answers[url] ?? [404, page('Not found')];
      return response.writeHead(status).end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const previous = (await readPrevious(address, ['/', '/new', '/old', '/busy', '/404'])) as Site;
    server.close().closeAllConnections();
    expect([...previous.html.keys()]).toEqual(['/', '/about', '/404']);
    expect(previous.unread).toEqual(['/busy']);
  });

  it.each([
    [undefined, /^Not launched yet/],
    ['http://127.0.0.1:2', /can’t be reached, so nothing was compared/],
    ['tests', /neither an address .* nor the folder of a built site/],
  ])('says in a sentence why it can’t: %s', async (named, sentence) => {
    expect(await readPrevious(named, [])).toEqual({ problem: expect.stringMatching(sentence) });
  });
});

describe('comparing', () => {
  it('gives each page a state', () => {
    const build = (id: string, year: number) =>
      page(`<p data-year="">${year}</p>`, `<meta name="robots" content="${id}"><link href="/_next/static/${id}.js">`);
    const before = site(['/a', build('one', 2026)], ['/b', page('Same')], ['/old', page('Old')]);
    const after = site(
      ['/a', build('two', 2027)],
      ['/b', page('Same', '<style>p{}</style>')],
      ['/new', page('New')],
      ['/busy', page('Busy')],
    );
    expect(compareSites(before, after).pages).toEqual([
      { path: '/a', state: 'same' },
      { path: '/b', state: 'other' },
      { path: '/new', state: 'new' },
      { path: '/busy', state: 'unread' },
      { path: '/old', state: 'gone' },
    ]);
  });

  it('lists each change once, with its pages, the file to edit, and whether it must be checked', () => {
    const html = (days: number, href: string) =>
      page(
        `<h1>Ask</h1><p>In ${days} days</p><p>In ${days} days</p><a href="${href}">Call</a><img src="/a.jpg" alt="Van ${days}">`,
      );
    const before = site(['/', html(3, 'tel:1')], ['/faq', html(3, 'tel:1')]);
    const after = site(['/', html(4, 'tel:2')], ['/faq', html(4, 'tel:2')]);
    const { changes } = compareSites(before, after, [{ file: 'content/facts.ts', value: 'In 4 days' }]);
    expect(changes).toEqual([
      { before: 'In 3 days', after: 'In 4 days', pages: ['/', '/faq'], mustBeChecked: true, file: 'content/facts.ts' },
      { before: 'Van 3', after: 'Van 4', pages: ['/', '/faq'], mustBeChecked: true, file: undefined },
      { before: 'Call → tel:1', after: 'Call → tel:2', pages: ['/', '/faq'], mustBeChecked: true, file: undefined },
    ]);
  });
});
