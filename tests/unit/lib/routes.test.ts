import { serviceSlugs } from '@/content/services/slugs';
import { allPaths, quotePath, routes, servicePath } from '@/lib/routes';

describe('routes', () => {
  it('are those of the specification', () => {
    expect(Object.values(routes).sort()).toEqual([
      '/',
      '/about',
      '/contact',
      '/faq',
      '/privacy-policy',
      '/products',
      '/refund-policy',
      '/services',
      '/terms-conditions',
    ]);
  });
});

describe('servicePath', () => {
  it('leads to the services page unless products are asked for', () => {
    expect(servicePath('seo-services')).toBe('/services/seo-services');
    expect(servicePath('seo-services', 'products')).toBe('/products/seo-services');
  });
});

describe('quotePath', () => {
  it('leads to the contact form, with the service the visitor came from', () => {
    expect(quotePath()).toBe('/contact');
    expect(quotePath('office-setup')).toBe('/contact?service=office-setup');
  });
});

describe('allPaths', () => {
  const paths = allPaths(serviceSlugs);

  it('lists nine plain pages and each service twice, every one once', () => {
    expect(paths).toHaveLength(9 + 2 * 15);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('has no trailing slash except at home', () => {
    expect(paths.filter((path) => path.endsWith('/'))).toEqual(['/']);
  });
});
