/** Where a build runs: a preview is for colleagues and never for search engines. */
export type Environment = {
  isPreview: boolean;
  /** Git branch or tag, if the host names it. */
  branch?: string;
  /** Full commit id, if the host names it. */
  commit?: string;
};

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * Detects whether a build is a preview: by `SITE_ENV` if it's set, otherwise by the host's
 * variables. On any other machine a build is production.
 *
 * Sources: docs.netlify.com "Build environment variables" (CONTEXT), vercel.com/docs "System
 * environment variables" (VERCEL_ENV), developers.cloudflare.com/pages "Build configuration"
 * (CF_PAGES_BRANCH; the production branch is `main` unless SITE_PRODUCTION_BRANCH names another),
 * docs.github.com "Variables reference" (GITHUB_EVENT_NAME).
 * @throws if SITE_ENV is neither `preview` nor `production`
 */
export function detectEnvironment(env: Variables = process.env): Environment {
  const host = fromHost(env);
  const isPreview = isPreviewBySiteEnv(env.SITE_ENV) ?? host?.isPreview ?? false;
  return {
    isPreview,
    branch: env.SITE_BRANCH || host?.branch || undefined,
    commit: env.SITE_COMMIT || host?.commit || undefined,
  };
}

/**
 * Where the host publishes this preview; undefined in production and where the host doesn't say.
 *
 * Sources: as above; Netlify's DEPLOY_PRIME_URL is the address of the branch or pull request,
 * CF_PAGES_URL that of the deployment, VERCEL_URL that of the deployment without its scheme.
 */
export function previewAddress(env: Variables = process.env): string | undefined {
  if (!detectEnvironment(env).isPreview) return undefined;
  if (env.NETLIFY) return originOf(env.DEPLOY_PRIME_URL);
  if (env.VERCEL) return originOf(env.VERCEL_URL && `https://${env.VERCEL_URL}`);
  return env.CF_PAGES ? originOf(env.CF_PAGES_URL) : undefined;
}

/**
 * Where the host publishes production, in previews too; undefined where the host doesn't say.
 *
 * Sources: as above; Netlify's URL and Vercel's VERCEL_PROJECT_PRODUCTION_URL are the main address.
 * Cloudflare's CF_PAGES_URL is the deployment's: https://<deployment>.<project>.pages.dev.
 */
export function productionAddress(env: Variables = process.env): string | undefined {
  if (env.NETLIFY) return originOf(env.URL);
  if (env.VERCEL) return originOf(env.VERCEL_PROJECT_PRODUCTION_URL && `https://${env.VERCEL_PROJECT_PRODUCTION_URL}`);
  return env.CF_PAGES ? originOf(env.CF_PAGES_URL?.replace(/\/\/[^./]+\.(?=[^./]+\.pages\.dev)/, '//')) : undefined;
}

/** The origin of an address, without a user name and password. */
function originOf(address: string | undefined): string | undefined {
  return address && URL.canParse(address) ? new URL(address).origin : undefined;
}

function isPreviewBySiteEnv(siteEnv: string | undefined): boolean | undefined {
  if (!siteEnv) return undefined;
  if (siteEnv === 'preview') return true;
  if (siteEnv === 'production') return false;
  throw new Error(`SITE_ENV: "${siteEnv}" must be "preview" or "production"`);
}

function fromHost(env: Variables): Environment | undefined {
  if (env.NETLIFY) {
    return { isPreview: env.CONTEXT !== 'production', branch: env.HEAD || env.BRANCH, commit: env.COMMIT_REF };
  }
  if (env.VERCEL) {
    return {
      isPreview: env.VERCEL_ENV !== 'production',
      branch: env.VERCEL_GIT_COMMIT_REF,
      commit: env.VERCEL_GIT_COMMIT_SHA,
    };
  }
  if (env.CF_PAGES) {
    const production = env.SITE_PRODUCTION_BRANCH || 'main';
    return {
      isPreview: env.CF_PAGES_BRANCH !== production,
      branch: env.CF_PAGES_BRANCH,
      commit: env.CF_PAGES_COMMIT_SHA,
    };
  }
  if (env.GITHUB_ACTIONS) {
    return {
      isPreview: /^pull_request/.test(env.GITHUB_EVENT_NAME ?? ''),
      branch: env.GITHUB_HEAD_REF || env.GITHUB_REF_NAME,
      commit: env.GITHUB_SHA,
    };
  }
  return undefined;
}

/** The host of a preview, if it can show its own reviewing tool there. */
export function toolHost(env: Variables = process.env): 'vercel' | 'netlify' | undefined {
  if (!detectEnvironment(env).isPreview) return undefined;
  if (env.VERCEL) return 'vercel';
  return env.NETLIFY ? 'netlify' : undefined;
}
