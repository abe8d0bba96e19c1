import { closestPath } from '@/lib/closest-path';

const slugs = [
  'website-development',
  'web-application-development',
  'software-development',
  'seo-services',
  'social-media-marketing',
  'server-setup',
];

/** In the order of the links on the 404 page. */
const known = [
  '/',
  '/services',
  ...slugs.map((slug) => `/services/${slug}`),
  '/products',
  ...slugs.map((slug) => `/products/${slug}`),
  '/about',
  '/faq',
  '/contact',
  '/privacy-policy',
  '/terms-conditions',
  '/refund-policy',
];

describe('closestPath @decision-25', () => {
  it.each([
    ['/service/seo', '/services/seo-services'],
    ['/seo', '/services/seo-services'],
    ['/website-developement', '/services/website-development'],
    ['/contact-us', '/contact'],
    ['/contact.html', '/contact'],
    ['/Services/SEO-Services/', '/services/seo-services'],
    ['/products/seo', '/products/seo-services'],
    ['/services/no-such-service', '/services'],
    ['/about/team', '/about'],
    ['/terms-and-conditions', '/terms-conditions'],
  ])('leads %s to %s', (missed, meant) => {
    expect(closestPath(missed, known)).toBe(meant);
  });

  it.each(['/wp-login.php', '/wp-admin/setup-config.php', '/no-such-page', '/.env', '/', '/%E0%A4%A8', '/index.php'])(
    'finds nothing like %s',
    (missed) => {
      expect(closestPath(missed, known)).toBeUndefined();
    },
  );
});
