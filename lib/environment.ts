/* What a build's host says in its variables. Pages read it while they are built. */
export type Variables = Readonly<Record<string, string | undefined>>;

/** Whether search engines must not list this build. Where nothing says what it is, it's production. */
export function isPreviewBuild(env: Variables = process.env): boolean {
  const { SITE_ENV: own = '' } = env;
  if (!['', 'preview', 'production'].includes(own)) throw new Error('SITE_ENV must be "preview" or "production"');
  const context = own || (env.NETLIFY && env.CONTEXT) || (env.VERCEL && env.VERCEL_ENV);
  if (context) return context !== 'production';
  if (env.GITHUB_HEAD_REF) return true;
  return (env.CF_PAGES_BRANCH || (env.GITHUB_REF_TYPE === 'branch' && env.GITHUB_REF_NAME) || 'main') !== 'main';
}

/** The branch and the commit of this build, where the host names them. */
export const buildSource = (env: Variables = process.env) => ({
  branch: env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME || env.VERCEL_GIT_COMMIT_REF || env.CF_PAGES_BRANCH || env.HEAD,
  commit: env.GITHUB_SHA || env.VERCEL_GIT_COMMIT_SHA || env.CF_PAGES_COMMIT_SHA || env.COMMIT_REF,
});

/** Where the host publishes this preview; undefined in production and where it doesn't say. */
export function previewAddress(env: Variables = process.env): string | undefined {
  return isPreviewBuild(env) ? originOf(env.DEPLOY_PRIME_URL || env.VERCEL_URL || env.CF_PAGES_URL) : undefined;
}

/** Where the host publishes production, in previews too; undefined where it doesn't say. */
export function productionAddress(env: Variables = process.env): string | undefined {
  // Cloudflare names the address of the deployment: https://<deployment>.<project>.pages.dev.
  const cloudflare = env.CF_PAGES_URL?.replace(/\/\/[^./]+\.(?=[^./]+\.pages\.dev)/, '//');
  return originOf((env.NETLIFY && env.URL) || env.VERCEL_PROJECT_PRODUCTION_URL || cloudflare);
}

/** The address at which a file is edited on GitHub; undefined where the host doesn't name the repository. */
export function editLink(file: string, branch: string, env: Variables = process.env): string | undefined {
  const vercel = env.VERCEL_GIT_REPO_SLUG && `${env.VERCEL_GIT_REPO_OWNER}/${env.VERCEL_GIT_REPO_SLUG}`;
  const github = env.GITHUB_REPOSITORY || vercel;
  const repository = env.REPOSITORY_URL?.replace(/\.git$/, '') ?? (github && `https://github.com/${github}`);
  if (!repository?.startsWith('https://') || !branch) return undefined;
  return `${repository}/edit/${[...branch.split('/'), ...file.split('/')].map(encodeURIComponent).join('/')}`;
}

/** The origin of an address, with or without a scheme, and without a user name and password. */
function originOf(address: string | undefined): string | undefined {
  const url = address?.includes('://') ? address : `https://${address}`;
  return address && URL.canParse(url) ? new URL(url).origin : undefined;
}
