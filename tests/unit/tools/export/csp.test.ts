import { toolHost } from '@/lib/environment';
import { admitHostTool, insertPolicy } from '@/tools/export/csp';
import { parsePage } from '@/tools/exported-page/page';

const page = '<html><head><meta charset="utf-8"><style>p{}</style><script>x()</script></head><body></body></html>';

/** The policy of a page in a build with these variables, by directive. */
function policyIn(env: Record<string, string>): Record<string, string> {
  const parsed = parsePage('index.html', page);
  insertPolicy(parsed);
  admitHostTool(parsed, toolHost(env));
  const content = parsed.$('meta[http-equiv]').attr('content')!;
  return Object.fromEntries(content.split('; ').map((directive) => [directive.split(' ')[0]!, directive]));
}

const strict = policyIn({});
const script = strict['script-src'];
const kept = Object.fromEntries(Object.entries(strict).filter(([name]) => !name.includes('trusted-types')));

describe('the policy of a page', () => {
  it('names no other host in production, on any host', () => {
    expect(Object.values(strict).join()).not.toMatch(/https:|unsafe/);
    expect(strict).toHaveProperty('require-trusted-types-for');
    expect(policyIn({ VERCEL: '1', VERCEL_ENV: 'production' })).toEqual(strict);
    expect(policyIn({ NETLIFY: 'true', CONTEXT: 'production' })).toEqual(strict);
  });

  it('is production’s in previews of other hosts', () => {
    expect(policyIn({ SITE_ENV: 'preview' })).toEqual(strict);
    expect(policyIn({ CF_PAGES: '1', CF_PAGES_BRANCH: 'copy' })).toEqual(strict);
  });

  it('admits Vercel’s toolbar in a preview on Vercel', () => {
    expect(policyIn({ VERCEL: '1', VERCEL_ENV: 'preview' })).toEqual({
      ...kept,
      'script-src': `${script} https://vercel.live`,
      'connect-src': "connect-src 'self' https://vercel.live wss://ws-us3.pusher.com",
      'frame-src': 'frame-src https://vercel.live',
      'img-src': "img-src 'self' data: https://vercel.live https://vercel.com blob:",
      'style-src': "style-src 'self' https://vercel.live 'unsafe-inline'",
      'font-src': "font-src 'self' https://vercel.live https://assets.vercel.com",
    });
  });

  it('admits Netlify’s drawer in a preview on Netlify', () => {
    expect(policyIn({ NETLIFY: 'true', CONTEXT: 'deploy-preview' })).toEqual({
      ...kept,
      'script-src': `${script} https://netlify-cdp-loader.netlify.app`,
      'frame-src': 'frame-src https://app.netlify.com',
      'style-src': "style-src 'self' 'unsafe-inline'",
    });
  });
});
