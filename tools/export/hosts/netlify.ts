import { hashedFolder } from '../next-output';
import { cacheControl } from './headers';

/**
 * The `_headers` file of Netlify and Cloudflare Pages. By default, both let browsers keep nothing without asking again. They
 * apply a folder's rule to their 404 answers too, and a missing island would stay missing for a year: each hashed file has a
 * rule of its own.
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
