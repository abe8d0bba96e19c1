import os from 'node:os';
import { previewAddress, productionAddress } from '@/lib/environment';
import { runModule } from '@/tests/support/run-module';

const github = { GITHUB_ACTIONS: 'true' };
const gitlab = { GITLAB_CI: 'true', CI_COMMIT_REF_NAME: 'trunk' };
const netlify = { NETLIFY: 'true', REPOSITORY_URL: 'https://github.com/a/b', HEAD: 'live', CONTEXT: 'production' };
const vercel = { VERCEL: '1', VERCEL_GIT_COMMIT_REF: 'live', VERCEL_ENV: 'preview' };
const cloudflare = { CF_PAGES: '1', CF_PAGES_BRANCH: 'copy' };
const pull = { GITHUB_EVENT_NAME: 'pull_request', GITHUB_REF: 'refs/pull/7/merge', GITHUB_HEAD_REF: 'main' };

/** In the order of the rules: the first that matches decides. */
const rules: [rule: string, env: Record<string, string>, kind: string][] = [
  ['SITE_ENV, before all others', { ...vercel, SITE_ENV: 'production' }, 'production'],
  ['Netlify’s context', netlify, 'production'],
  ['Vercel’s environment', vercel, 'preview'],
  ['a pull request, of a branch called main too', { ...github, ...pull }, 'preview'],
  ['a CI that names no branch', { CI: 'true' }, 'production'],
  ['a tag on GitHub', { ...github, GITHUB_REF: 'refs/tags/v1' }, 'production'],
  ['the production branch', { ...cloudflare, SITE_PRODUCTION_BRANCH: 'copy' }, 'production'],
  ['GitLab’s default branch', { ...gitlab, CI_DEFAULT_BRANCH: 'trunk' }, 'production'],
  ['main', { ...github, GITHUB_REF: 'refs/heads/main' }, 'production'],
  ['Cloudflare Workers’ branch', { WORKERS_CI_BRANCH: 'copy' }, 'preview'],
  ['Render’s branch', { RENDER_GIT_BRANCH: 'main', IS_PULL_REQUEST: 'false' }, 'production'],
  ['a pull request on Render', { RENDER_GIT_BRANCH: 'main', IS_PULL_REQUEST: 'true' }, 'preview'],
  ['Amplify’s branch', { AWS_BRANCH: 'copy' }, 'preview'],
  ['any other branch', cloudflare, 'preview'],
];

/** Runs code with `kindOf`, which says what a build with these variables is. */
const run = (code: string) =>
  runModule(`import { detectEnvironment } from './tools/build-kind.ts';
    const kindOf = (env) => detectEnvironment(env, ${JSON.stringify(os.tmpdir())});
    ${code}`);

const { stdout } = run(`console.log(JSON.stringify(${JSON.stringify(rules.map(([, env]) => env))}.map(kindOf)));`);
const found = JSON.parse(stdout) as { kind: string; reason: string }[];

it.each(rules.map(([rule, , kind], index) => ({ rule, kind, index })))(
  'a build is decided by $rule: $kind',
  (expected) => {
    const { kind, reason } = found[expected.index]!;
    expect([kind, reason]).toEqual([expected.kind, expect.stringMatching(/\w{3}/)]);
  },
);

it('a build refuses another SITE_ENV', () => {
  const sentence = 'SITE_ENV: "staging" must be "preview" or "production"';
  expect(run(`kindOf({ SITE_ENV: 'staging' });`).stderr).toContain(sentence);
});

it.each<[host: string, env: Record<string, string>, preview: string | undefined, production: string | undefined]>([
  [
    'Netlify, without a password',
    { NETLIFY: 'true', DEPLOY_PRIME_URL: 'https://a:b@7.example/', URL: 'https://a.example' },
    'https://7.example',
    'https://a.example',
  ],
  [
    'Vercel',
    { VERCEL: '1', VERCEL_URL: '7.example', VERCEL_PROJECT_PRODUCTION_URL: 'a.example' },
    'https://7.example',
    'https://a.example',
  ],
  [
    'Cloudflare Pages, without the deployment’s label',
    { CF_PAGES: '1', CF_PAGES_URL: 'https://7.shop.pages.dev' },
    'https://7.shop.pages.dev',
    'https://shop.pages.dev',
  ],
  ['another host', { URL: 'https://a.example' }, undefined, undefined],
])('the address of a deploy is read from the variables of %s', (_, env, preview, production) => {
  expect(previewAddress({ ...env, SITE_ENV: 'preview' })).toBe(preview);
  expect(previewAddress(env)).toBeUndefined();
  expect(productionAddress(env)).toBe(production);
});
