import type { HeaderRule } from './headers';

/**
 * The `_headers` file of Netlify and Cloudflare Pages.
 * @throws when it would pass Cloudflare's limits of 100 rules and 2,000 characters a line
 */
export function headersFile(table: readonly HeaderRule[]): string {
  const rules = table.filter(({ isHostDefault }) => !isHostDefault);
  const lines = rules.flatMap(({ path, headers }) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ]);
  const long = lines.find((line) => line.length > 2000);
  if (rules.length > 100 || long)
    throw new Error(`_headers passes Cloudflare's limits: ${long ?? `${rules.length} rules`}`);
  return `${lines.join('\n')}\n`;
}

/** The `_redirects` file of the same hosts: no rule of its own, since every address of the site answers itself. */
export const redirectsFile = `# Every address answers by itself, and the products pages name the services pages as canonical.
# To send visitors there instead, take out the marks:
# /products /services 301
# /products/* /services/:splat 301
`;
