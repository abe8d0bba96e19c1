import type { Repository } from '@/components/review/model';

type Variables = Readonly<Record<string, string | undefined>>;

/** The repository that a host builds from, and the address that opens one of its files for editing. */
export type RepositoryLinks = { repository?: Repository; editUrl(file: string, line?: number): string | undefined };

/**
 * Nothing where the host doesn't tell (Cloudflare Pages). Bitbucket has no address that fills in an issue.
 *
 * Sources: docs.netlify.com "Build environment variables" (REPOSITORY_URL), vercel.com/docs "System environment variables"
 * (VERCEL_GIT_…), docs.github.com "Variables reference" (GITHUB_…) and "Creating an issue from a URL query",
 * docs.gitlab.com "Create issues" (by a URL with prefilled values).
 * @param branch of the preview
 */
export function repositoryLinks(branch: string, env: Variables = process.env): RepositoryLinks {
  const { host = '', path = '' } = fromHost(env) ?? {};
  const base = `https://${host}/${path}`;
  const links = (repository: Repository, edit: string, end: (line: number) => string): RepositoryLinks => ({
    repository,
    editUrl: (file, line) => `${base}/${edit.replace('{}', `${encodeURI(branch)}/${file}`)}${line ? end(line) : ''}`,
  });
  if (/(^|\.)gitlab\./.test(host)) {
    const issue = { address: `${base}/-/issues/new`, title: 'issue[title]', body: 'issue[description]' };
    return links({ host: 'GitLab', issue }, '-/edit/{}', (line) => `#L${line}`);
  }
  if (/(^|\.)bitbucket\./.test(host)) {
    return links(
      { host: 'Bitbucket' },
      `src/{}?mode=edit&at=${encodeURIComponent(branch)}`,
      (line) => `#lines-${line}`,
    );
  }
  if (/(^|\.)github\./.test(host) || (host && env.GITHUB_SERVER_URL === `https://${host}`)) {
    const issue = { address: `${base}/issues/new`, title: 'title', body: 'body' };
    return links({ host: 'GitHub', issue }, 'edit/{}', (line) => `#L${line}`);
  }
  return { editUrl: () => undefined };
}

function fromHost(env: Variables): { host: string; path: string } | undefined {
  const {
    REPOSITORY_URL,
    VERCEL_GIT_PROVIDER: provider,
    VERCEL_GIT_REPO_OWNER: owner,
    VERCEL_GIT_REPO_SLUG: slug,
  } = env;
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: name } = env;
  if (REPOSITORY_URL) return fromAddress(REPOSITORY_URL);
  if (provider && owner && slug)
    return { host: provider === 'bitbucket' ? 'bitbucket.org' : `${provider}.com`, path: `${owner}/${slug}` };
  return name ? fromAddress(`${server}/${name}`) : undefined;
}

/** `https://host/owner/name`, `git@host:owner/name.git` and `ssh://git@host/owner/name` are the same repository. */
function fromAddress(address: string): { host: string; path: string } | undefined {
  const [, host, path] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]+@)?([\w.-]+)(?::\d+)?[/:]([\w./-]+?)(?:\.git)?\/?$/i.exec(address) ?? [];
  return host && path ? { host: host.toLowerCase(), path } : undefined;
}
