/* What tools/build-kind.ts has found out about this build, and what its host says of addresses. */

export type Variables = Readonly<Record<string, string | undefined>>;

/** Whether search engines must not list this build. */
export function isPreviewBuild(env: Variables = process.env): boolean {
  return env.SITE_ENV === 'preview';
}

/** Where a host publishes a preview, and production. Vercel's addresses have no scheme. */
const deploys = (env: Variables) => [
  { isHere: env.NETLIFY, preview: env.DEPLOY_PRIME_URL, production: env.URL },
  { isHere: env.VERCEL, preview: env.VERCEL_URL, production: env.VERCEL_PROJECT_PRODUCTION_URL },
  // Of the deployment, in production too: https://<deployment>.<project>.pages.dev.
  {
    isHere: env.CF_PAGES,
    preview: env.CF_PAGES_URL,
    production: env.CF_PAGES_URL?.replace(/\/\/[^./]+\.(?=[^./]+\.pages\.dev)/, '//'),
  },
];

const deployOf = (env: Variables) => deploys(env).find(({ isHere }) => isHere);

/** Where the host publishes this preview; undefined in production and where it doesn't say. */
export function previewAddress(env: Variables = process.env): string | undefined {
  return isPreviewBuild(env) ? originOf(deployOf(env)?.preview) : undefined;
}

/** Where the host publishes production, in previews too; undefined where the host doesn't say. */
export function productionAddress(env: Variables = process.env): string | undefined {
  return originOf(deployOf(env)?.production);
}

/**
 * The address at which a file is edited in the repository that a host builds from. Sources:
 * docs.netlify.com "Build environment variables", vercel.com/docs "System environment variables"
 * and docs.github.com "Variables reference".
 */
export function editLink(file: string, branch: string, env: Variables = process.env): string | undefined {
  const vercel =
    env.VERCEL_GIT_REPO_SLUG && `https://github.com/${env.VERCEL_GIT_REPO_OWNER}/${env.VERCEL_GIT_REPO_SLUG}`;
  const github = env.GITHUB_REPOSITORY && `${env.GITHUB_SERVER_URL}/${env.GITHUB_REPOSITORY}`;
  const repository = env.REPOSITORY_URL ?? vercel ?? github;
  if (!repository?.startsWith('https://') || !branch) return undefined;
  // A branch may have slashes, which stay, and `#`, `?` or `%`, which would end or change the path.
  const place = [...branch.split('/'), ...file.split('/')].map(encodeURIComponent).join('/');
  return `${repository.replace(/\.git$/, '')}/edit/${place}`;
}

/** The origin of an address, with or without a scheme, and without a user name and password. */
function originOf(address: string | undefined): string | undefined {
  const url = address?.includes('://') ? address : `https://${address}`;
  return address && URL.canParse(url) ? new URL(url).origin : undefined;
}
