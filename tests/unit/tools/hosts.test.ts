import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import { absoluteUrl } from '@/lib/metadata';
import { redirectFile, redirectPage } from '@/tools/hosts/github-pages';
import { headersFor, siteHeaders } from '@/tools/hosts/headers';
import { headersFile, redirectsFile } from '@/tools/hosts/netlify-cloudflare';
import { vercelConfig, vercelRedirects } from '@/tools/hosts/vercel';

const moved = { from: '/old', to: '/about#team' };

it('headers stop other sites from framing a page, and require https on this host only @decision-31', () => {
  const headers = headersFor('/about', false);
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(headers['Strict-Transport-Security']).toBe('max-age=31536000');
});

describe('_headers', () => {
  const pictures = Array.from({ length: 300 }, (_, index) => `_next/static/pictures/a-${index}.jpg`);
  const file = headersFile(siteHeaders(false), ['about.html', '_next/static/scripts/form-1.js', ...pictures]);

  it('caches existing scripts for a year, not a folder: hosts apply its rule to 404 answers too', () => {
    expect(file).toMatch(/^\/_next\/static\/scripts\/form-1\.js\n {2}Cache-Control: .*immutable$/m);
    expect(file).not.toMatch(/\*\n {2}Cache-Control: .*immutable/);
  });

  it('has one rule for all pictures, because Cloudflare takes at most 100', () => {
    expect(file.match(/^\//gm)).toHaveLength(3);
    expect(file).toMatch(/^\/_next\/static\/pictures\/\*\n {2}Cache-Control: public, max-age=604800$/m);
  });
});

it('vercel.json caches nothing for longer than an hour, since its rules apply to 404 answers too', () => {
  expect(JSON.stringify(vercelConfig())).not.toContain('immutable');
});

it.each([
  ['Netlify, which serves an existing page otherwise', redirectsFile([moved], true), '/old /about#team 301!\n'],
  ['Cloudflare', redirectsFile([moved], false), '/old /about#team 301\n'],
  ['Vercel, which takes .html away first', vercelRedirects([{ ...moved, from: '/old.html' }])[0]!.source, '/old'],
])('a redirect is written for %s', (_, file, expected) => expect(file).toMatch(expected));

it('a redirect is a page on GitHub Pages, which search engines don’t list', () => {
  expect(redirectFile('/old')).toBe('old.html');
  expect(redirectFile('/old.html')).toBe('old.html');
  const $ = load(redirectPage(moved));
  expect($('meta[http-equiv=refresh]').attr('content')).toBe('0; url=/about#team');
  expect($('a').attr('href')).toBe('/about#team');
  expect($('link[rel=canonical]').attr('href')).toBe(absoluteUrl('/about#team'));
  expect($('meta[name=robots]').attr('content')).toBe('noindex');
});

it('Netlify and Vercel, which recognise Next.js, serve out/ as it is', () => {
  expect(vercelConfig()).toMatchObject({ framework: null, outputDirectory: 'out' });
  const netlify = readFileSync('netlify.toml', 'utf8');
  expect(netlify).toMatch(/^ *publish = "out"$/m);
  expect(netlify).toMatch(/^ *NETLIFY_NEXT_PLUGIN_SKIP = "true"$/m);
});
