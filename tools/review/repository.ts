import type { IssueForm } from '@/components/review/send';

type Variables = Readonly<Record<string, string | undefined>>;

/**
 * The form for a new issue of the repository that a host builds from; undefined where the host does not tell (Cloudflare
 * Pages) or the address cannot fill in a form (Bitbucket).
 *
 * Sources: docs.netlify.com "Build environment variables" (REPOSITORY_URL), vercel.com/docs "System environment variables"
 * (VERCEL_GIT_…), docs.github.com "Variables reference" (GITHUB_…) and "Creating an issue from a URL query",
 * docs.gitlab.com "Create issues" (by a URL with prefilled values).
 */
export function issueForm(env: Variables = process.env): IssueForm | undefined {
  const repository = repositoryOf(env);
  if (!repository) return undefined;
  const { host, path } = repository;
  if (/(^|\.)gitlab\./.test(host)) {
    const [title, body] = ['issue[title]', 'issue[description]'];
    return { host: 'GitLab', address: `https://${host}/${path}/-/issues/new`, title, body };
  }
  const isGitHub = /(^|\.)github\./.test(host) || env.GITHUB_SERVER_URL === `https://${host}`;
  return isGitHub
    ? { host: 'GitHub', address: `https://${host}/${path}/issues/new`, title: 'title', body: 'body' }
    : undefined;
}

function repositoryOf(env: Variables): { host: string; path: string } | undefined {
  const {
    REPOSITORY_URL,
    VERCEL_GIT_PROVIDER: provider,
    VERCEL_GIT_REPO_OWNER: owner,
    VERCEL_GIT_REPO_SLUG: slug,
  } = env;
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: name } = env;
  if (REPOSITORY_URL) return fromAddress(REPOSITORY_URL);
  if (provider && owner && slug) return { host: `${provider}.com`, path: `${owner}/${slug}` };
  return name ? fromAddress(`${server}/${name}`) : undefined;
}

/** `https://host/owner/name`, `git@host:owner/name.git` and `ssh://git@host/owner/name` are the same repository. */
function fromAddress(address: string): { host: string; path: string } | undefined {
  const [, host, path] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]+@)?([\w.-]+)(?::\d+)?[/:]([\w./-]+?)(?:\.git)?\/?$/i.exec(address) ?? [];
  return host && path ? { host: host.toLowerCase(), path } : undefined;
}
