import { serviceSlugs } from '@/content/services/slugs';
import { canonicalPages, pageAt, pageFile, pages, trailOf } from '@/lib/pages';
import { routes } from '@/lib/routes';

const paths = pages.map(({ path }) => path);

describe('pages', () => {
  it('have an address each, without a slash at its end except at home', () => {
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path.endsWith('/'))).toEqual(['/']);
  });

  it('include every path that code links to', () => {
    expect(Object.values(routes).filter((path) => !paths.includes(path))).toEqual([]);
  });

  it('include every service under both names, the one under services canonical', () => {
    for (const slug of serviceSlugs) {
      expect(pageAt(`/services/${slug}`).canonical).toBe(`/services/${slug}`);
      expect(pageAt(`/products/${slug}`).canonical).toBe(`/services/${slug}`);
    }
    expect(canonicalPages.filter(({ path }) => path.startsWith('/products'))).toEqual([]);
  });
});

describe('trailOf', () => {
  it('names the pages above, from home down', () => {
    expect(trailOf('/about')).toEqual([{ label: pageAt('/').crumb, href: '/' }]);
    expect(trailOf('/products/seo-services').map(({ href }) => href)).toEqual(['/', '/products']);
  });
});

describe('pageFile', () => {
  it('is the file a host serves for the path', () => {
    expect(['/', '/about', '/services/seo-services'].map(pageFile)).toEqual([
      'index.html',
      'about.html',
      'services/seo-services.html',
    ]);
  });
});
