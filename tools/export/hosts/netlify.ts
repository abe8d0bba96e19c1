import type { HeaderRule } from './headers';

/**
 * The `_headers` file of Netlify and Cloudflare Pages.
 * @param files the site's files, relative to its root: a rule for existing files only becomes one rule per file
 * @throws when it would exceed Cloudflare's limits of 100 rules and 2,000 characters per line
 */
export function headersFile(table: readonly HeaderRule[], files: readonly string[]): string {
  const rules = table
    .filter(({ isHostDefault }) => !isHostDefault)
    .flatMap((rule) => (rule.isForFilesOnly ? filesOf(rule, files) : rule));
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > 2000);
  if (rules.length > 100 || long)
    throw new Error(`_headers exceeds Cloudflare's limits: ${long ?? `${rules.length} rules`}`);
  return `${lines.join('\n')}\n`;
}

const filesOf = ({ path, headers }: HeaderRule, files: readonly string[]) =>
  files
    .map((file) => `/${file}`)
    .filter((file) => file.startsWith(path.slice(0, -1)))
    .map((file) => ({ path: file, headers }));

/** The `_redirects` file of the same hosts. It has no rules, because every address of the site has its own page. */
export const redirectsFile = `# Every address has its own page, and the products pages name the services pages as canonical.
# To redirect visitors instead, remove the marks. Netlify serves an existing page before it looks at a redirect, so it needs
# "301!"; Cloudflare Pages always redirects first and doesn't know the exclamation mark: write "301" there.
# /products /services 301!
# /products/* /services/:splat 301!
`;
