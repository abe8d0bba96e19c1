import { insertPolicy } from '@/tools/export/csp';
import { parsePage } from '@/tools/exported-page/page';

const page = '<html><head><meta charset="utf-8"><style>p{}</style><script>x()</script></head><body></body></html>';

/** The policy of a page in a build with these variables. */
function policyIn(env: Record<string, string>): string {
  const parsed = parsePage('index.html', page);
  insertPolicy(parsed, env);
  return parsed.$('meta[http-equiv]').attr('content')!;
}

const strict = policyIn({});

describe('the policy of a page', () => {
  it('names no other host', () => {
    expect(strict).not.toMatch(/https:|unsafe/);
  });

  it.each([
    ['production on Vercel', { VERCEL: '1', SITE_ENV: 'production' }],
    ['a preview on another host', { SITE_ENV: 'preview' }],
  ])('is the same in %s', (_, env) => expect(policyIn(env)).toBe(strict));

  // Browsers ignore 'unsafe-inline' beside a hash.
  it.each([
    ['Vercel’s toolbar', { VERCEL: '1', SITE_ENV: 'preview' }, 'https://vercel.live'],
    ['Netlify’s drawer', { NETLIFY: 'true', SITE_ENV: 'preview' }, 'https://netlify-cdp-loader.netlify.app'],
  ])('admits %s in a preview there', (_, env, host) => {
    const directives = policyIn(env).split('; ');
    const ofKind = (name: string) => directives.find((directive) => directive.startsWith(`${name} `));
    expect(ofKind('script-src')).toContain(host);
    expect(ofKind('style-src')).toMatch(/'unsafe-inline'/);
    expect(ofKind('style-src')).not.toContain('sha256');
    expect(policyIn(env)).not.toContain('trusted-types');
  });
});
