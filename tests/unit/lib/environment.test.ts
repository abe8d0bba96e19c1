import { detectEnvironment, previewAddress, productionAddress } from '@/lib/environment';

const netlify = {
  NETLIFY: 'true',
  COMMIT_REF: 'c0ffee',
  DEPLOY_PRIME_URL: 'https://7.example',
  URL: 'https://a.example/',
};
const vercel = { VERCEL: '1', VERCEL_GIT_COMMIT_REF: 'copy', VERCEL_GIT_COMMIT_SHA: 'c0ffee' };
const vercelAddresses = { VERCEL_URL: '7.example', VERCEL_PROJECT_PRODUCTION_URL: 'a.example' };
const cloudflare = { CF_PAGES: '1', CF_PAGES_COMMIT_SHA: 'c0ffee', CF_PAGES_URL: 'https://7.shop.pages.dev' };
const github = { GITHUB_ACTIONS: 'true', GITHUB_SHA: 'c0ffee' };

type Addresses = { preview?: string; production?: string };
const both: Addresses = { preview: 'https://7.example', production: 'https://a.example' };

describe('a preview', () => {
  it.each<[string, Record<string, string>, Addresses]>([
    ['Netlify deploy preview', { ...netlify, CONTEXT: 'deploy-preview', HEAD: 'copy' }, both],
    ['Netlify branch deploy', { ...netlify, CONTEXT: 'branch-deploy', BRANCH: 'copy' }, both],
    ['Vercel preview', { ...vercel, ...vercelAddresses, VERCEL_ENV: 'preview' }, both],
    ['Vercel preview without addresses', { ...vercel, VERCEL_ENV: 'preview' }, {}],
    [
      'Cloudflare Pages branch',
      { ...cloudflare, CF_PAGES_BRANCH: 'copy' },
      { preview: 'https://7.shop.pages.dev', production: 'https://shop.pages.dev' },
    ],
    ['GitHub pull request', { ...github, GITHUB_EVENT_NAME: 'pull_request', GITHUB_HEAD_REF: 'copy' }, {}],
  ])('is recognised with its branch, commit and addresses: %s', (_, env, { preview, production }) => {
    expect(detectEnvironment(env)).toEqual({ isPreview: true, branch: 'copy', commit: 'c0ffee' });
    expect([previewAddress(env), productionAddress(env)]).toEqual([preview, production]);
  });

  it('has only an origin as its address, so that no user name or password reaches a page', () => {
    const env = { ...netlify, CONTEXT: 'deploy-preview', DEPLOY_PRIME_URL: 'https://user:secret@a.netlify.app/' };
    expect(previewAddress(env)).toBe('https://a.netlify.app');
  });
});

describe('production', () => {
  it.each([
    ['any other machine', {}],
    ['Netlify production', { ...netlify, CONTEXT: 'production' }],
    ['Vercel production', { ...vercel, VERCEL_ENV: 'production' }],
    ['Cloudflare Pages main', { ...cloudflare, CF_PAGES_BRANCH: 'main' }],
    ['a named production branch', { ...cloudflare, CF_PAGES_BRANCH: 'live', SITE_PRODUCTION_BRANCH: 'live' }],
    ['GitHub push', { ...github, GITHUB_EVENT_NAME: 'push' }],
  ])('is recognised, and has no preview address: %s', (_, env) => {
    expect([detectEnvironment(env).isPreview, previewAddress(env)]).toEqual([false, undefined]);
  });

  it.each([
    ['https://7.shop.pages.dev', 'https://shop.pages.dev'],
    ['https://shop.pages.dev', 'https://shop.pages.dev'],
    ['https://www.shop.example', 'https://www.shop.example'],
  ])('has an address without the deployment’s label on Cloudflare Pages: %s', (CF_PAGES_URL, address) => {
    expect(productionAddress({ ...cloudflare, CF_PAGES_BRANCH: 'main', CF_PAGES_URL })).toBe(address);
  });

  it('has no address on other machines', () => {
    expect(productionAddress({})).toBeUndefined();
  });
});

describe('SITE_ENV', () => {
  it('overrides the host in both directions, and gives no address', () => {
    expect(detectEnvironment({ ...vercel, SITE_ENV: 'production', VERCEL_ENV: 'preview' }).isPreview).toBe(false);
    expect(detectEnvironment({ ...vercel, SITE_ENV: 'preview', VERCEL_ENV: 'production' }).isPreview).toBe(true);
    expect(previewAddress({ SITE_ENV: 'preview' })).toBeUndefined();
  });

  it('refuses an unknown name', () => {
    expect(() => detectEnvironment({ SITE_ENV: 'staging' })).toThrow('SITE_ENV: "staging"');
  });
});
