/** @jest-environment node */
import { crawl, externalTargets, sitemapPaths } from '@/tools/pages/crawl';
import { pageWith } from '@/tests/support/page-facts';

const pages = [
  pageWith('/', '<a href="/a?service=x#top">First</a> <a href="/a">First again</a> <a href="tel:+91">Call</a>'),
  pageWith('/a', '<a href="/b">Second</a> <a href="https://wa.me/91?text=hello">Chat</a>'),
  pageWith('/b', '<a href="/b">Here</a> <a href="https://wa.me/91?text=bye">Chat</a>'),
  pageWith('/lost', '<a href="/a">Back</a>'),
];
const reach = crawl(pages, sitemapPaths('<urlset><url><loc>https://shop.example/a</loc></url></urlset>'));

describe('crawl', () => {
  it('counts clicks from home, and knows what no link leads to', () => {
    expect([...reach].map(([path, { clicks }]) => [path, clicks])).toEqual([
      ['/', 0],
      ['/a', 1],
      ['/b', 2],
      ['/lost', undefined],
    ]);
  });

  it('lists the pages that link to one with the words they use, itself left out', () => {
    expect(reach.get('/a')?.linksIn).toEqual([
      { path: '/', names: ['First', 'First again'] },
      { path: '/lost', names: ['Back'] },
    ]);
    expect(reach.get('/b')?.linksIn).toEqual([{ path: '/a', names: ['Second'] }]);
  });

  it('knows menus, which stand outside a page’s own part, from texts', () => {
    const home = pageWith('/', '');
    const menu = { ...home, links: [{ href: '/a', text: 'Menu item', isFrame: true }] };
    expect(crawl([menu, pageWith('/a', '')], new Set()).get('/a')).toMatchObject({
      menuNames: ['Menu item'],
      linksIn: [],
    });
  });

  it('reads the sitemap', () => {
    expect([...reach].filter(([, { isInSitemap }]) => isInSitemap).map(([path]) => path)).toEqual(['/a']);
  });
});

describe('externalTargets', () => {
  it('names each target once, whatever text it hands over', () => {
    expect(externalTargets(pages)).toEqual([
      { target: 'https://wa.me/91', paths: ['/a', '/b'] },
      { target: 'tel:+91', paths: ['/'] },
    ]);
  });
});
