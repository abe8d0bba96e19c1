import { readFileSync } from 'node:fs';
import { headersFile, headersFor, siteHeaders, vercelFile } from '@/tools/export/hosts';

describe('the headers', () => {
  it.each<[string, name: string, value: string, address?: string, isPreview?: boolean]>([
    ['stop browsers from guessing file types', 'X-Content-Type-Options', 'nosniff'],
    ['stop other sites from framing a page', 'X-Frame-Options', 'DENY'],
    [
      'stop other sites from framing a page',
      'Content-Security-Policy',
      "frame-ancestors 'none'; base-uri 'none'; object-src 'none'",
    ],
    [
      'let the review sheet frame a preview',
      'Content-Security-Policy',
      "frame-ancestors 'self'; base-uri 'none'; object-src 'none'",
      '/about',
      true,
    ],
    ['stop other sites from controlling a page', 'Cross-Origin-Opener-Policy', 'same-origin'],
    ['let other sites show cards and icons', 'Cross-Origin-Resource-Policy', 'cross-origin', '/og/home.png'],
    ['require https on this host only @decision-36', 'Strict-Transport-Security', 'max-age=31536000'],
  ])('%s: %s %s', (_, name, value, address = '/about', isPreview = false) => {
    expect(headersFor(address, { isPreview })[name]).toBe(value);
  });
});

describe('_headers', () => {
  it('caches existing files for a year, not a folder: hosts apply its rule to 404 answers too', () => {
    const file = headersFile(siteHeaders(), ['about.html', '_next/static/scripts/form-1.js']);
    expect(file).toMatch(/^\/_next\/static\/scripts\/form-1\.js\n {2}Cache-Control: .*immutable$/m);
    expect(file).not.toMatch(/^\/_next.*\*$/m);
  });
});

describe('vercel.json', () => {
  it('caches nothing for longer than an hour, since its rules apply to 404 answers too', () => {
    expect(vercelFile()).not.toContain('immutable');
  });

  it('lets the review sheet frame its pages on Vercel’s own addresses, and nobody frame the site', () => {
    type Rule = { headers: { key: string; value: string }[] };
    const { headers: rules } = JSON.parse(vercelFile()) as { headers: Rule[] };
    const rulesThatSay = (framing: string) =>
      rules.filter(({ headers }) => headers.some(({ key, value }) => key === 'X-Frame-Options' && value === framing));
    const vercelHosts = [{ type: 'host', value: '.*\\.vercel\\.app' }];
    expect(rulesThatSay('SAMEORIGIN')).toMatchObject([{ has: vercelHosts }]);
    expect(rulesThatSay('DENY')).toMatchObject([{ missing: vercelHosts }]);
  });
});

describe('a host that recognises Next.js', () => {
  it('serves out/ as it is on Netlify and Vercel, without a Next.js server', () => {
    expect(JSON.parse(vercelFile())).toMatchObject({ framework: null, outputDirectory: 'out' });
    const netlify = readFileSync('netlify.toml', 'utf8');
    expect(netlify).toMatch(/^ *publish = "out"$/m);
    expect(netlify).toMatch(/^ *NETLIFY_NEXT_PLUGIN_SKIP = "true"$/m);
  });
});
