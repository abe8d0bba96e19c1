type Variables = Readonly<Record<string, string | undefined>>;

/** Where the host's repository is, and the address that opens one of its files for editing. */
export type RepositoryLinks = { host?: string; editUrl(file: string, line?: number): string | undefined };

const editPaths: Readonly<Record<string, string>> = { GitHub: 'edit', GitLab: '-/edit' };

/**
 * Links to the repository that a host builds from; none where the host doesn't say (Cloudflare
 * Pages). Sources: docs.netlify.com "Build environment variables", vercel.com/docs "System
 * environment variables" and docs.github.com "Variables reference".
 * @param branch of the preview
 */
export function repositoryLinks(branch: string, env: Variables = process.env): RepositoryLinks {
  const { VERCEL_GIT_PROVIDER: provider, VERCEL_GIT_REPO_OWNER: owner, VERCEL_GIT_REPO_SLUG: slug } = env;
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: name } = env;
  const address =
    env.REPOSITORY_URL ?? (slug ? `https://${provider}.com/${owner}/${slug}` : name && `${server}/${name}`);
  // The same: `https://host/owner/name`, `git@host:owner/name.git`, `ssh://git@host/owner/name`.
  const [, domain = '', path] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]+@)?([\w.-]+)(?::\d+)?[/:]([\w./-]+?)(?:\.git)?\/?$/i.exec(address ?? '') ?? [];
  const known = Object.keys(editPaths).find((one) => new RegExp(`(^|\\.)${one}\\.`, 'i').test(domain));
  const host = known ?? (name ? 'GitHub' : undefined);
  if (!host || !path) return { editUrl: () => undefined };
  const root = `https://${domain}/${path}/${editPaths[host]}/${encodeURI(branch)}`;
  return { host, editUrl: (file, line) => `${root}/${file}${line ? `#L${line}` : ''}` };
}
