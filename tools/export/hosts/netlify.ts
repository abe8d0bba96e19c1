import { hashedFolder } from '../next-output';
import { cacheControl } from './headers';

/**
 * The `_headers` file of Netlify and Cloudflare Pages. Both apply a folder's rule to their 404
 * answers too, and a missing island would be cached for a year: so each hashed file has its rule.
 * @param headers what every file gets
 * @param files the site's files, relative to its root
 */
export function headersFile(headers: Record<string, string>, files: readonly string[]): string {
  const hashed = files.map((file) => `/${file}`).filter((file) => file.startsWith(hashedFolder));
  const lines = [
    '/*',
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ...hashed.flatMap((file) => [file, `  Cache-Control: ${cacheControl.hashed}`]),
  ];
  return `${lines.join('\n')}\n`;
}
