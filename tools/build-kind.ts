import envCi from 'env-ci';
import type { Variables } from '@/lib/environment';

export type Environment = {
  /** A preview is for colleagues: search engines don't list it. */
  kind: 'preview' | 'production';
  /** To follow "because". */
  reason: string;
  branch?: string;
  /** Full commit id. */
  commit?: string;
};

/** What env-ci says of a build. Not every CI says all of it. */
type Build = { isCi: boolean; isPr?: boolean; branch?: string; prBranch?: string; tag?: string; commit?: string };

/** Hosts that env-ci doesn't know, with the variables in which they name the branch. */
function hostBranch(env: Variables): Pick<Build, 'isCi' | 'isPr' | 'branch'> | undefined {
  const branch = env.WORKERS_CI_BRANCH || env.RENDER_GIT_BRANCH || env.AWS_BRANCH;
  const isPr = env.IS_PULL_REQUEST === 'true' || Boolean(env.AWS_PULL_REQUEST_ID);
  return branch ? { isCi: true, isPr, branch } : undefined;
}

/**
 * Finds out which kind of build this is.
 * @public
 * @param folder of the checkout, whose branch counts if the CI doesn't name one
 * @throws if SITE_ENV is neither `preview` nor `production`
 */
export function detectEnvironment(env: Variables = process.env, folder = process.cwd()): Environment {
  // env-ci throws without Netlify's REPOSITORY_URL, which builds from the command line lack.
  const known: Build = envCi({ env: { REPOSITORY_URL: 'https://none/none/none', ...env }, cwd: folder });
  const build = { ...known, ...hostBranch(env) };
  // On GitHub, env-ci takes a tag for a branch, and the merge of a pull request for its branch.
  const isTag = Boolean(build.tag) || Boolean(build.branch?.startsWith('refs/tags/'));
  const branch = env.SITE_BRANCH || env.GITHUB_HEAD_REF || build.prBranch || build.branch;
  return {
    ...detectKind(env, { ...build, branch: isTag ? undefined : branch }),
    branch,
    commit: env.SITE_COMMIT || build.commit,
  };
}

function detectKind(env: Variables, { isCi, isPr, branch }: Build): Pick<Environment, 'kind' | 'reason'> {
  const { SITE_ENV: own, CONTEXT, VERCEL_ENV } = env;
  if (own) {
    if (own !== 'preview' && own !== 'production') {
      throw new Error(`SITE_ENV: "${own}" must be "preview" or "production"`);
    }
    return { kind: own, reason: 'SITE_ENV says so' };
  }
  // Their production branch can have any name.
  for (const [host, context] of [
    ['Netlify', env.NETLIFY && CONTEXT],
    ['Vercel', env.VERCEL && VERCEL_ENV],
  ]) {
    if (context) return { kind: context === 'production' ? 'production' : 'preview', reason: `${host} says so` };
  }
  if (!isCi) return { kind: 'production', reason: 'it isn’t built on CI: set SITE_ENV=preview for a preview' };
  if (isPr) return { kind: 'preview', reason: 'it’s built for a pull request' };
  if (!branch) return { kind: 'production', reason: 'nothing names a branch: set SITE_ENV=preview for a preview' };
  const main = env.SITE_PRODUCTION_BRANCH || env.CI_DEFAULT_BRANCH || 'main';
  if (branch === main) return { kind: 'production', reason: `its branch is ${branch}` };
  return { kind: 'preview', reason: `its branch is ${branch}, not ${main} (SITE_PRODUCTION_BRANCH)` };
}

/**
 * Sets the variables that `lib/environment.ts` and the steps of a build read. Pages can't ask
 * env-ci: it starts git. Asks only once per build, although Next loads its configuration often.
 */
export function setEnvironment(): void {
  if (process.env.SITE_ENV_REASON) return;
  const { kind, reason, branch = '', commit = '' } = detectEnvironment();
  Object.assign(process.env, { SITE_ENV: kind, SITE_ENV_REASON: reason, SITE_BRANCH: branch, SITE_COMMIT: commit });
}
