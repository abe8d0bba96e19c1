type Variables = Readonly<Record<string, string | undefined>>;

/** Where the host's repository is, and the address that opens one of its files for editing. */
export type RepositoryLinks = { host?: string; editUrl(file: string, line?: number): string | undefined };

const hosts = [
  { host: 'GitHub', domain: /(^|\.)github\./, edit: 'edit/{branch}/{file}#L' },
  { host: 'GitLab', domain: /(^|\.)gitlab\./, edit: '-/edit/{branch}/{file}#L' },
  { host: 'Bitbucket', domain: /(^|\.)bitbucket\./, edit: 'src/{branch}/{file}?mode=edit&at={branch}#lines-' },
];

/**
 * Links to the repository that a host builds from; none where the host doesn't tell (Cloudflare Pages). Sources:
 * docs.netlify.com "Build environment variables", vercel.com/docs "System environment variables" and docs.github.com
 * "Variables reference".
 * @param branch of the preview
 */
export function repositoryLinks(branch: string, env: Variables = process.env): RepositoryLinks {
  // `https://host/owner/name`, `git@host:owner/name.git` and `ssh://git@host/owner/name` are the same repository.
  const [, domain = '', path] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]+@)?([\w.-]+)(?::\d+)?[/:]([\w./-]+?)(?:\.git)?\/?$/i.exec(addressFrom(env)) ?? [];
  const known = hosts.find((one) => one.domain.test(domain)) ?? (env.GITHUB_REPOSITORY ? hosts[0] : undefined);
  if (!known || !path) return { editUrl: () => undefined };
  const [edit = '', anchor] = known.edit.replaceAll('{branch}', encodeURI(branch)).split('#');
  const editUrl = (file: string, line?: number) =>
    `https://${domain}/${path}/${edit.replace('{file}', file)}${line ? `#${anchor}${line}` : ''}`;
  return { host: known.host, editUrl };
}

function addressFrom(env: Variables): string {
  const { VERCEL_GIT_PROVIDER: provider, VERCEL_GIT_REPO_OWNER: owner, VERCEL_GIT_REPO_SLUG: slug } = env;
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: name } = env;
  if (env.REPOSITORY_URL) return env.REPOSITORY_URL;
  if (slug) return `https://${provider}.${provider === 'bitbucket' ? 'org' : 'com'}/${owner}/${slug}`;
  return name ? `${server}/${name}` : '';
}
