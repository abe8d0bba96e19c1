import { detectEnvironment, isOnPreviewHost, previewAddress, productionAddress } from '@/lib/environment';

describe('detectEnvironment', () => {
  const netlify = { NETLIFY: 'true', COMMIT_REF: 'c0ffee' };
  const vercel = { VERCEL: '1', VERCEL_GIT_COMMIT_REF: 'copy', VERCEL_GIT_COMMIT_SHA: 'c0ffee' };
  const cloudflare = { CF_PAGES: '1', CF_PAGES_COMMIT_SHA: 'c0ffee' };
  const github = { GITHUB_ACTIONS: 'true', GITHUB_SHA: 'c0ffee' };

  it.each([
    ['Netlify deploy preview', { ...netlify, CONTEXT: 'deploy-preview', HEAD: 'copy' }],
    ['Netlify branch deploy', { ...netlify, CONTEXT: 'branch-deploy', BRANCH: 'copy' }],
    ['Vercel preview', { ...vercel, VERCEL_ENV: 'preview' }],
    ['Cloudflare Pages branch', { ...cloudflare, CF_PAGES_BRANCH: 'copy' }],
    ['GitHub pull request', { ...github, GITHUB_EVENT_NAME: 'pull_request', GITHUB_HEAD_REF: 'copy' }],
  ])('recognises a preview, its branch and its commit: %s', (_, env) => {
    expect(detectEnvironment(env)).toEqual({ isPreview: true, branch: 'copy', commit: 'c0ffee' });
  });

  it.each([
    ['any other machine', {}],
    ['Netlify production', { ...netlify, CONTEXT: 'production' }],
    ['Vercel production', { ...vercel, VERCEL_ENV: 'production' }],
    ['Cloudflare Pages main', { ...cloudflare, CF_PAGES_BRANCH: 'main' }],
    ['a named production branch', { ...cloudflare, CF_PAGES_BRANCH: 'live', SITE_PRODUCTION_BRANCH: 'live' }],
    ['GitHub push', { ...github, GITHUB_EVENT_NAME: 'push' }],
  ])('recognises production: %s', (_, env) => {
    expect(detectEnvironment(env).isPreview).toBe(false);
  });

  it('lets SITE_ENV override the host, both ways', () => {
    expect(detectEnvironment({ SITE_ENV: 'production', VERCEL: '1', VERCEL_ENV: 'preview' }).isPreview).toBe(false);
    expect(detectEnvironment({ SITE_ENV: 'preview', VERCEL: '1', VERCEL_ENV: 'production' }).isPreview).toBe(true);
  });

  it('refuses an unknown name', () => {
    expect(() => detectEnvironment({ SITE_ENV: 'staging' })).toThrow('SITE_ENV: "staging"');
  });
});

describe('previewAddress', () => {
  const netlify = {
    NETLIFY: 'true',
    CONTEXT: 'deploy-preview',
    DEPLOY_PRIME_URL: 'https://deploy-preview-7--a.netlify.app',
  };

  it.each([
    ['Netlify', netlify, netlify.DEPLOY_PRIME_URL],
    ['Vercel', { VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_URL: 'a-7.vercel.app' }, 'https://a-7.vercel.app'],
    [
      'Cloudflare Pages',
      { CF_PAGES: '1', CF_PAGES_BRANCH: 'copy', CF_PAGES_URL: 'https://7.a.pages.dev' },
      'https://7.a.pages.dev',
    ],
  ])('is what %s says', (_, env, address) => {
    expect(previewAddress(env)).toBe(address);
    expect(isOnPreviewHost(env)).toBe(true);
  });

  it('is only the origin: a name and a password stay out of pages', () => {
    const env = { ...netlify, DEPLOY_PRIME_URL: 'https://user:secret@a.netlify.app/' };
    expect(previewAddress(env)).toBe('https://a.netlify.app');
  });

  it('is undefined in production, and on machines that do not tell it', () => {
    expect(previewAddress({ ...netlify, CONTEXT: 'production' })).toBeUndefined();
    expect(previewAddress({ SITE_ENV: 'preview' })).toBeUndefined();
    expect(previewAddress({ VERCEL: '1', VERCEL_ENV: 'preview' })).toBeUndefined();
    expect(isOnPreviewHost({ SITE_ENV: 'preview' })).toBe(false);
  });
});

describe('productionAddress', () => {
  it.each([
    ['Netlify', { NETLIFY: 'true', CONTEXT: 'deploy-preview', URL: 'https://shop.example/' }],
    ['Vercel', { VERCEL: '1', VERCEL_ENV: 'preview', VERCEL_PROJECT_PRODUCTION_URL: 'shop.example' }],
    ['Cloudflare Pages', { CF_PAGES: '1', CF_PAGES_BRANCH: 'main', CF_PAGES_URL: 'https://shop.example' }],
  ])('is what %s says', (_, env) => {
    expect(productionAddress(env)).toBe('https://shop.example');
  });

  it('is unknown in previews of Cloudflare Pages and on other machines', () => {
    const preview = { CF_PAGES: '1', CF_PAGES_BRANCH: 'copy', CF_PAGES_URL: 'https://7.a.pages.dev' };
    expect([productionAddress(preview), productionAddress({})]).toEqual([undefined, undefined]);
  });
});
