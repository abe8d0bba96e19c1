import { closestPath } from '@/components/not-found/closest-path';

const slugs = ['website-development', 'software-development', 'seo-services', 'social-media-marketing'];

/** In the order of the links on the 404 page. */
const known = [
  '/',
  '/services',
  ...slugs.map((slug) => `/services/${slug}`),
  '/products',
  ...slugs.map((slug) => `/products/${slug}`),
  '/about',
  '/contact',
  '/terms-conditions',
];

it.each([
  ['a misspelt word', '/website-developement', '/services/website-development'],
  ['a misspelt word in a folder', '/products/seo-servises', '/products/seo-services'],
  ['another ending', '/contact.html', '/contact'],
  ['capitals and a slash', '/Services/SEO-Services/', '/services/seo-services'],
  ['one more word', '/terms-and-conditions', '/terms-conditions'],
  ['a page below another', '/about/team', '/about'],
  ['a service that does not exist', '/services/no-such-service', '/services'],
])('the 404 page finds the page meant by %s', (_, missed, meant) => {
  expect(closestPath(missed, known)).toBe(meant);
});

it.each(['/wp-admin/setup-config.php', '/no-such-page', '/', '/%E0%A4%A8'])(
  'the 404 page finds nothing like %s',
  (missed) => {
    expect(closestPath(missed, known)).toBeUndefined();
  },
);
