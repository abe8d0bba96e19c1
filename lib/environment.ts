/** Where a build runs: a preview is for colleagues and never for search engines. */
export type Environment = {
  isPreview: boolean;
  /** Why it is a preview or production, to follow "because". */
  because: string;
  /** Git branch, if the host names it. */
  branch?: string;
  /** Full commit id, if the host names it. */
  commit?: string;
};

type Variables = Readonly<Record<string, string | undefined>>;

/** The variables in which a host describes a build. Of several, the first that is set counts. */
type Host = {
  name: string;
  /** Set only by this host. */
  detectedBy: string;
  /** `production`, or another word in previews. */
  kind?: string;
  /** Set in builds of pull requests, whose branch may be another repository's `main`. */
  pullRequest?: string;
  branch: string;
  commit?: string;
  /** The repository's default branch. */
  defaultBranch?: string;
  /** Where the host publishes a preview, and production. */
  preview?: string;
  production?: string;
};

/*
 * Sources: docs.netlify.com "Build environment variables", vercel.com/docs "System environment
 * variables", developers.cloudflare.com "Build configuration" of Pages and of Workers Builds,
 * docs.aws.amazon.com/amplify "Using environment variables", render.com/docs "Default Environment
 * Variables", docs.github.com "Variables reference", docs.gitlab.com "Predefined CI/CD variables",
 * support.atlassian.com "Variables and secrets"; other CI: the package env-ci. Amplify runs on
 * CodeBuild, and nearly all set CI, so the order counts. Prettier would give each variable a line.
 */
// prettier-ignore
const hosts: readonly Host[] = [
  { name: 'Netlify', detectedBy: 'NETLIFY', kind: 'CONTEXT', branch: 'HEAD BRANCH', commit: 'COMMIT_REF',
    preview: 'DEPLOY_PRIME_URL', production: 'URL' },
  // Its addresses have no scheme.
  { name: 'Vercel', detectedBy: 'VERCEL', kind: 'VERCEL_ENV', branch: 'VERCEL_GIT_COMMIT_REF', commit: 'VERCEL_GIT_COMMIT_SHA',
    preview: 'VERCEL_URL', production: 'VERCEL_PROJECT_PRODUCTION_URL' },
  // Its address is the deployment's, in production too: https://<deployment>.<project>.pages.dev.
  { name: 'Cloudflare Pages', detectedBy: 'CF_PAGES', branch: 'CF_PAGES_BRANCH', commit: 'CF_PAGES_COMMIT_SHA',
    preview: 'CF_PAGES_URL', production: 'CF_PAGES_URL' },
  { name: 'Cloudflare Workers Builds', detectedBy: 'WORKERS_CI', branch: 'WORKERS_CI_BRANCH', commit: 'WORKERS_CI_COMMIT_SHA' },
  { name: 'AWS Amplify', detectedBy: 'AWS_APP_ID AWS_BRANCH', pullRequest: 'AWS_PULL_REQUEST_ID',
    branch: 'AWS_PULL_REQUEST_SOURCE_BRANCH AWS_BRANCH', commit: 'AWS_COMMIT_ID' },
  { name: 'Render', detectedBy: 'RENDER', pullRequest: 'IS_PULL_REQUEST', branch: 'RENDER_GIT_BRANCH',
    commit: 'RENDER_GIT_COMMIT', preview: 'RENDER_EXTERNAL_URL' },
  { name: 'GitHub Actions', detectedBy: 'GITHUB_ACTIONS', pullRequest: 'GITHUB_HEAD_REF', branch: 'GITHUB_HEAD_REF GITHUB_REF',
    commit: 'GITHUB_SHA' },
  { name: 'GitLab CI', detectedBy: 'GITLAB_CI', pullRequest: 'CI_MERGE_REQUEST_IID',
    branch: 'CI_MERGE_REQUEST_SOURCE_BRANCH_NAME CI_COMMIT_BRANCH', commit: 'CI_COMMIT_SHA',
    defaultBranch: 'CI_DEFAULT_BRANCH' },
  { name: 'Bitbucket Pipelines', detectedBy: 'BITBUCKET_BUILD_NUMBER', pullRequest: 'BITBUCKET_PR_ID',
    branch: 'BITBUCKET_BRANCH', commit: 'BITBUCKET_COMMIT' },
  { name: 'AppVeyor', detectedBy: 'APPVEYOR', pullRequest: 'APPVEYOR_PULL_REQUEST_NUMBER', branch: 'APPVEYOR_REPO_BRANCH' },
  { name: 'Azure Pipelines', detectedBy: 'TF_BUILD', pullRequest: 'SYSTEM_PULLREQUEST_PULLREQUESTID',
    branch: 'SYSTEM_PULLREQUEST_SOURCEBRANCH BUILD_SOURCEBRANCH' },
  { name: 'Bitrise', detectedBy: 'BITRISE_IO', pullRequest: 'BITRISE_PULL_REQUEST', branch: 'BITRISE_GIT_BRANCH' },
  { name: 'Buddy', detectedBy: 'BUDDY_EXECUTION_ID', pullRequest: 'BUDDY_EXECUTION_PULL_REQUEST_ID', branch: 'BUDDY_EXECUTION_BRANCH' },
  { name: 'Buildkite', detectedBy: 'BUILDKITE', pullRequest: 'BUILDKITE_PULL_REQUEST', branch: 'BUILDKITE_BRANCH' },
  { name: 'CircleCI', detectedBy: 'CIRCLECI', pullRequest: 'CIRCLE_PULL_REQUEST', branch: 'CIRCLE_BRANCH' },
  { name: 'Cirrus CI', detectedBy: 'CIRRUS_CI', pullRequest: 'CIRRUS_PR', branch: 'CIRRUS_BRANCH' },
  { name: 'CodeBuild', detectedBy: 'CODEBUILD_BUILD_ID', branch: 'CODEBUILD_WEBHOOK_HEAD_REF' },
  { name: 'Drone', detectedBy: 'DRONE', pullRequest: 'DRONE_PULL_REQUEST', branch: 'DRONE_SOURCE_BRANCH DRONE_BRANCH',
    defaultBranch: 'DRONE_REPO_BRANCH' },
  { name: 'Heroku CI', detectedBy: 'HEROKU_TEST_RUN_ID', branch: 'HEROKU_TEST_RUN_BRANCH' },
  { name: 'Jenkins', detectedBy: 'JENKINS_URL', pullRequest: 'CHANGE_ID', branch: 'CHANGE_BRANCH BRANCH_NAME GIT_BRANCH' },
  { name: 'Semaphore', detectedBy: 'SEMAPHORE', pullRequest: 'SEMAPHORE_GIT_PR_NUMBER', branch: 'SEMAPHORE_GIT_BRANCH' },
  { name: 'Travis CI', detectedBy: 'TRAVIS', pullRequest: 'TRAVIS_PULL_REQUEST', branch: 'TRAVIS_PULL_REQUEST_BRANCH TRAVIS_BRANCH' },
  // Any other, such as Woodpecker and Codefresh.
  { name: 'The CI', detectedBy: 'CI CONTINUOUS_INTEGRATION CF_BUILD_ID TEAMCITY_VERSION', pullRequest: 'CI_COMMIT_PULL_REQUEST',
    branch: 'BRANCH_NAME GIT_BRANCH BRANCH CI_BRANCH CI_COMMIT_BRANCH CF_BRANCH', defaultBranch: 'CI_REPO_DEFAULT_BRANCH' },
];

/**
 * Detects whether a build is a preview: by `SITE_ENV` if it's set, otherwise by what the host says
 * of the build, otherwise by its branch. The production branch is the one that
 * `SITE_PRODUCTION_BRANCH` names, or the host's default branch, or `main`. A build whose branch
 * nobody names is production.
 * @throws if SITE_ENV is neither `preview` nor `production`
 */
export function detectEnvironment(env: Variables = process.env): Environment {
  const host = findHost(env);
  const branch = env.SITE_BRANCH || branchOf(read(env, host?.branch));
  const commit = env.SITE_COMMIT || read(env, host?.commit);
  return { ...decide(env, host, branch), branch, commit };
}

function decide(env: Variables, host: Host | undefined, branch: string | undefined) {
  const siteEnv = env.SITE_ENV;
  if (siteEnv && siteEnv !== 'preview' && siteEnv !== 'production') {
    throw new Error(`SITE_ENV: "${siteEnv}" must be "preview" or "production"`);
  }
  if (siteEnv) return { isPreview: siteEnv === 'preview', because: 'SITE_ENV says so' };
  if (host?.kind) return { isPreview: read(env, host.kind) !== 'production', because: `${host.name} says so` };
  if (read(env, host?.pullRequest)) return { isPreview: true, because: `${host?.name} builds a pull request` };
  if (!branch) return { isPreview: false, because: 'nothing names a branch (SITE_ENV=preview builds a preview)' };
  const production = env.SITE_PRODUCTION_BRANCH || read(env, host?.defaultBranch) || 'main';
  if (branch === production) return { isPreview: false, because: `its branch is ${branch}` };
  return { isPreview: true, because: `its branch is ${branch}, not ${production} (SITE_PRODUCTION_BRANCH)` };
}

/** Where the host publishes this preview; undefined in production and where it doesn't say. */
export function previewAddress(env: Variables = process.env): string | undefined {
  return detectEnvironment(env).isPreview ? originOf(read(env, findHost(env)?.preview)) : undefined;
}

/** Where the host publishes production, in previews too; undefined where the host doesn't say. */
export function productionAddress(env: Variables = process.env): string | undefined {
  const address = read(env, findHost(env)?.production);
  return originOf(address?.replace(/\/\/[^./]+\.(?=[^./]+\.pages\.dev)/, '//'));
}

function findHost(env: Variables): Host | undefined {
  return hosts.find(({ detectedBy }) => read(env, detectedBy));
}

/** The value of the first variable that is set. Amplify's commit is `HEAD` in a repeated build. */
function read(env: Variables, names = ''): string | undefined {
  const isSet = (value: string | undefined) => value && value !== 'false' && value !== 'HEAD';
  return names
    .split(' ')
    .map((name) => env[name])
    .find(isSet);
}

/** The branch of a plain name, of `refs/heads/name` and of Jenkins's `origin/name`, but no tag. */
function branchOf(ref: string | undefined): string | undefined {
  const name = ref?.replace(/^(refs\/heads|origin)\//, '');
  return name?.startsWith('refs/') ? undefined : name;
}

/** The origin of an address, with or without a scheme, and without a user name and password. */
function originOf(address: string | undefined): string | undefined {
  const url = address?.includes('://') ? address : `https://${address}`;
  return address && URL.canParse(url) ? new URL(url).origin : undefined;
}

/** The host of a preview, if it can show its own reviewing tool there. */
export function toolHost(env: Variables = process.env): 'vercel' | 'netlify' | undefined {
  if (!detectEnvironment(env).isPreview) return undefined;
  if (env.VERCEL) return 'vercel';
  return env.NETLIFY ? 'netlify' : undefined;
}
