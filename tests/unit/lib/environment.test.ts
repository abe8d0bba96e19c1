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
const workers = { CI: 'true', WORKERS_CI: '1', WORKERS_CI_COMMIT_SHA: 'c0ffee' };
const amplify = { AWS_APP_ID: 'd1', AWS_COMMIT_ID: 'c0ffee' };
const render = { RENDER: 'true', RENDER_GIT_COMMIT: 'c0ffee', RENDER_EXTERNAL_URL: 'https://7.example' };
const github = { CI: 'true', GITHUB_ACTIONS: 'true', GITHUB_SHA: 'c0ffee' };
const gitlab = { CI: 'true', GITLAB_CI: 'true', CI_COMMIT_SHA: 'c0ffee', CI_DEFAULT_BRANCH: 'main' };
const bitbucket = { CI: 'true', BITBUCKET_BUILD_NUMBER: '7', BITBUCKET_COMMIT: 'c0ffee' };

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
    [
      'Cloudflare Pages branch without its own label',
      { ...cloudflare, CF_PAGES_BRANCH: 'copy', CF_PAGES_URL: 'https://shop.pages.dev' },
      { preview: 'https://shop.pages.dev', production: 'https://shop.pages.dev' },
    ],
    [
      'Cloudflare Pages branch at another address',
      { ...cloudflare, CF_PAGES_BRANCH: 'copy', CF_PAGES_URL: 'https://www.shop.example' },
      { preview: 'https://www.shop.example', production: 'https://www.shop.example' },
    ],
    ['Cloudflare Workers Builds', { ...workers, WORKERS_CI_BRANCH: 'copy' }, {}],
    ['AWS Amplify branch', { ...amplify, AWS_BRANCH: 'copy' }, {}],
    [
      'AWS Amplify pull request',
      { ...amplify, AWS_BRANCH: 'pr-7', AWS_PULL_REQUEST_ID: '7', AWS_PULL_REQUEST_SOURCE_BRANCH: 'copy' },
      {},
    ],
    [
      'Render branch',
      { ...render, IS_PULL_REQUEST: 'false', RENDER_GIT_BRANCH: 'copy' },
      { preview: 'https://7.example' },
    ],
    ['GitHub pull request', { ...github, GITHUB_REF: 'refs/pull/7/merge', GITHUB_HEAD_REF: 'copy' }, {}],
    ['GitHub push to a branch', { ...github, GITHUB_REF: 'refs/heads/copy' }, {}],
    ['GitLab merge request', { ...gitlab, CI_MERGE_REQUEST_IID: '7', CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'copy' }, {}],
    ['GitLab branch', { ...gitlab, CI_COMMIT_BRANCH: 'copy' }, {}],
    ['Bitbucket branch', { ...bitbucket, BITBUCKET_BRANCH: 'copy' }, {}],
    ['another CI', { CI: '1', SITE_BRANCH: 'copy', SITE_COMMIT: 'c0ffee' }, {}],
  ])('is recognised with its branch, commit and addresses: %s', (_, env, { preview, production }) => {
    expect(detectEnvironment(env)).toMatchObject({ isPreview: true, branch: 'copy', commit: 'c0ffee' });
    expect([previewAddress(env), productionAddress(env)]).toEqual([preview, production]);
  });

  it.each(['BRANCH', 'BRANCH_NAME', 'GIT_BRANCH', 'CI_BRANCH', 'CI_COMMIT_BRANCH'].map((name) => [name]))(
    'is recognised on an unknown CI by its branch in %s, whatever the branch is called',
    (name) => {
      for (const branch of ['copy', 'a/b', '#7?', '100% & co', 'प्रति', 'mainly']) {
        for (const ref of [branch, `refs/heads/${branch}`, `origin/${branch}`])
          expect(detectEnvironment({ CI: 'true', [name]: ref })).toMatchObject({ isPreview: true, branch });
      }
    },
  );

  it.each<[string, Record<string, string>]>([
    ['Azure Pipelines', { TF_BUILD: 'True', BUILD_SOURCEBRANCH: 'refs/heads/copy' }],
    ['Bitrise', { CI: 'true', BITRISE_IO: 'true', BITRISE_GIT_BRANCH: 'copy' }],
    ['CodeBuild', { CODEBUILD_BUILD_ID: '7', CODEBUILD_WEBHOOK_HEAD_REF: 'refs/heads/copy' }],
    ['Drone', { CI: 'true', DRONE: 'true', DRONE_BRANCH: 'copy', DRONE_REPO_BRANCH: 'main' }],
    ['Heroku CI', { CI: 'true', HEROKU_TEST_RUN_ID: '7', HEROKU_TEST_RUN_BRANCH: 'copy' }],
    ['Jenkins', { JENKINS_URL: 'https://a.example', GIT_BRANCH: 'origin/copy' }],
    // Pull requests from a fork's own main branch.
    ['AWS Amplify', { ...amplify, AWS_PULL_REQUEST_ID: '7', AWS_PULL_REQUEST_SOURCE_BRANCH: 'main' }],
    ['Render', { ...render, IS_PULL_REQUEST: 'true', RENDER_GIT_BRANCH: 'main' }],
    ['GitHub', { ...github, GITHUB_REF: 'refs/pull/7/merge', GITHUB_HEAD_REF: 'main' }],
    ['GitLab', { ...gitlab, CI_MERGE_REQUEST_IID: '7', CI_MERGE_REQUEST_SOURCE_BRANCH_NAME: 'main' }],
    ['Bitbucket', { ...bitbucket, BITBUCKET_PR_ID: '7', BITBUCKET_BRANCH: 'main' }],
    ['CircleCI', { CI: 'true', CIRCLECI: 'true', CIRCLE_PULL_REQUEST: 'https://a.example/7', CIRCLE_BRANCH: 'main' }],
  ])('is recognised on other CIs, and in pull requests of a branch called main: %s', (_, env) => {
    expect(detectEnvironment(env).isPreview).toBe(true);
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
    ['Cloudflare Workers Builds of main', { ...workers, WORKERS_CI_BRANCH: 'main' }],
    ['AWS Amplify main, built again', { ...amplify, AWS_COMMIT_ID: 'HEAD', AWS_BRANCH: 'main' }],
    ['Render main', { ...render, IS_PULL_REQUEST: 'false', RENDER_GIT_BRANCH: 'main' }],
    ['GitHub push to main', { ...github, GITHUB_REF: 'refs/heads/main' }],
    ['GitHub tag', { ...github, GITHUB_REF: 'refs/tags/v1' }],
    ['GitLab’s default branch', { ...gitlab, CI_DEFAULT_BRANCH: 'trunk', CI_COMMIT_BRANCH: 'trunk' }],
    ['GitLab tag', { ...gitlab, CI_COMMIT_TAG: 'v1' }],
    ['Bitbucket main', { ...bitbucket, BITBUCKET_BRANCH: 'main' }],
    ['Travis CI’s main', { CI: 'true', TRAVIS: 'true', TRAVIS_PULL_REQUEST: 'false', TRAVIS_BRANCH: 'main' }],
    ['a CI that names no branch', { CI: 'true' }],
    ['a machine that says it is no CI', { CI: 'false', BRANCH: 'copy' }],
  ])('is recognised, and has no preview address: %s', (_, env) => {
    expect([detectEnvironment(env).isPreview, previewAddress(env)]).toEqual([false, undefined]);
  });

  it('never has a rebuilt commit’s placeholder as its commit', () => {
    expect(detectEnvironment({ ...amplify, AWS_COMMIT_ID: 'HEAD' }).commit).toBeUndefined();
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
