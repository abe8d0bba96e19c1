import { closestPath } from '@/components/not-found/closest-path';

const slugs = ['website-development', 'software-development', 'seo-services'];
const folders = ['/services', '/products'].flatMap((path) => [path, ...slugs.map((slug) => `${path}/${slug}`)]);
const known = ['/', ...folders, '/about', '/contact', '/terms-conditions'];

it.each([
  ['a misspelt word in a folder', '/products/seo-servises', '/products/seo-services'],
  ['another ending', '/contact.html', '/contact'],
  ['capitals and a slash', '/Services/SEO-Services/', '/services/seo-services'],
  ['one more word', '/terms-and-conditions', '/terms-conditions'],
  ['a page below another', '/about/team', '/about'],
  ['a path like no other', '/wp-admin/setup-config.php', undefined],
  ['home', '/', undefined],
  ['letters of another script', '/%E0%A4%A8', undefined],
])('the 404 page suggests the page meant, if any: %s', (_, missed, meant) => {
  expect(closestPath(missed, known)).toBe(meant);
});
