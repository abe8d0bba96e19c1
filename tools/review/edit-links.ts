import type { Place } from './places';

const editPaths: Readonly<Record<string, string>> = { GitHub: 'edit', GitLab: '-/edit' };

/**
 * Links to edit a file in the repository that a host builds from; undefined if the host doesn't
 * name it. Sources: docs.netlify.com "Build environment variables", vercel.com/docs "System
 * environment variables" and docs.github.com "Variables reference".
 * @param branch of the preview
 */
export function editLinks(branch: string, env: Readonly<Record<string, string | undefined>> = process.env) {
  const { VERCEL_GIT_PROVIDER: provider, VERCEL_GIT_REPO_OWNER: owner, VERCEL_GIT_REPO_SLUG: slug } = env;
  const { GITHUB_SERVER_URL: server = 'https://github.com', GITHUB_REPOSITORY: name } = env;
  const address =
    env.REPOSITORY_URL ?? (slug ? `https://${provider}.com/${owner}/${slug}` : name && `${server}/${name}`);
  // Matches `https://host/owner/name`, `git@host:owner/name.git` and `ssh://git@host/owner/name`.
  const [, domain = '', path] =
    /^(?:[a-z+]+:\/\/)?(?:[^@/]+@)?([\w.-]+)(?::\d+)?[/:]([\w./-]+?)(?:\.git)?\/?$/i.exec(address ?? '') ?? [];
  const known = Object.keys(editPaths).find((one) => new RegExp(`(^|\\.)${one}\\.`, 'i').test(domain));
  const host = known ?? (name ? 'GitHub' : undefined);
  if (!host || !path) return undefined;
  // A branch may have slashes, which stay, and `#`, `?` or `%`, which would end or change the path.
  const inPath = (text: string) => text.split('/').map(encodeURIComponent).join('/');
  const root = `https://${domain}/${path}/${editPaths[host]}/${inPath(branch)}`;
  return { host, to: ({ file, line }: Place) => `${root}/${inPath(file)}${line ? `#L${line}` : ''}` };
}
