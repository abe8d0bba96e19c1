import { isPreviewBuild, previewAddress, productionAddress } from '@/lib/environment';

const netlify = { NETLIFY: 'true', URL: 'https://a.example', DEPLOY_PRIME_URL: 'https://a:b@7.example/' };
const vercel = { VERCEL: '1', VERCEL_URL: '7.example', VERCEL_PROJECT_PRODUCTION_URL: 'a.example' };
const cloudflare = { CF_PAGES: '1', CF_PAGES_URL: 'https://7.shop.pages.dev' };
const github = { GITHUB_ACTIONS: 'true', GITHUB_REF_TYPE: 'branch' };

it.each<[what: string, env: Record<string, string>, isPreview: boolean]>([
  ['SITE_ENV, before all others', { ...vercel, VERCEL_ENV: 'preview', SITE_ENV: 'production' }, false],
  ['Netlify’s production', { ...netlify, CONTEXT: 'production' }, false],
  ['Netlify’s preview', { ...netlify, CONTEXT: 'deploy-preview' }, true],
  ['Vercel’s production', { ...vercel, VERCEL_ENV: 'production' }, false],
  ['Vercel’s preview', { ...vercel, VERCEL_ENV: 'preview' }, true],
  ['Cloudflare’s main', { ...cloudflare, CF_PAGES_BRANCH: 'main' }, false],
  ['another branch on Cloudflare', { ...cloudflare, CF_PAGES_BRANCH: 'copy' }, true],
  ['a pull request on GitHub, of a branch called main too', { ...github, GITHUB_HEAD_REF: 'main' }, true],
  ['main on GitHub', { ...github, GITHUB_REF_NAME: 'main' }, false],
  ['another branch on GitHub', { ...github, GITHUB_REF_NAME: 'copy' }, true],
  ['a tag on GitHub', { GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v1' }, false],
  ['nothing', {}, false],
])('%s decides whether a build is a preview', (_, env, isPreview) => expect(isPreviewBuild(env)).toBe(isPreview));

it('another SITE_ENV is refused', () => expect(() => isPreviewBuild({ SITE_ENV: 'staging' })).toThrow('SITE_ENV'));

it.each<[host: string, env: Record<string, string>, preview: string | undefined, production: string | undefined]>([
  ['Netlify, without a password', netlify, 'https://7.example', 'https://a.example'],
  ['Vercel', vercel, 'https://7.example', 'https://a.example'],
  ['Cloudflare, without the deployment’s label', cloudflare, 'https://7.shop.pages.dev', 'https://shop.pages.dev'],
  ['another host', { URL: 'https://a.example' }, undefined, undefined],
])('the address of a deploy is read from the variables of %s', (_, env, preview, production) => {
  expect(previewAddress({ ...env, SITE_ENV: 'preview' })).toBe(preview);
  expect(previewAddress({ ...env, SITE_ENV: 'production' })).toBeUndefined();
  expect(productionAddress(env)).toBe(production);
});
