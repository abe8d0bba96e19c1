import { headersFile, headersFor, siteHeaders, vercelFile } from '@/tools/export/hosts';

describe('the headers', () => {
  it('stop browsers from guessing file types, and other sites from framing or controlling a page', () => {
    expect(headersFor('/about')).toMatchObject({
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });

  it('require https on this host only, not on the owner’s other subdomains @decision-36', () => {
    expect(headersFor('/')['Strict-Transport-Security']).toBe('max-age=31536000');
  });

  it('let other sites show cards and icons', () => {
    expect(headersFor('/og/home.png')['Cross-Origin-Resource-Policy']).toBe('cross-origin');
  });

  it('let the review sheet of a preview frame its pages, and nobody frame the site', () => {
    const framing = (isPreview: boolean) => headersFor('/about', { isPreview })['Content-Security-Policy'];
    expect(framing(true)).toContain("frame-ancestors 'self'");
    expect(framing(false)).toContain("frame-ancestors 'none'");
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
