import { details } from '@/content/owner/details';
import { confirmedValue } from '@/content/types';
import { listFiles, writeFiles } from '../files';
import { htaccessFile } from './apache';
import { redirectFile, redirectPage } from './github-pages';
import { headersFile, redirectsFile } from './netlify-cloudflare';
import { nginxFile } from './nginx';
import { hostRules } from './rules';

/**
 * Writes the files in which hosts read headers and redirects: into the site's folder, and
 * nginx.conf in this folder. `npm run generate` writes vercel.json, which Vercel reads earlier.
 * @returns the names of the files
 */
export async function writeHostFiles(outDir: string): Promise<string> {
  const rules = hostRules();
  const { headers, redirects } = rules;
  const files = {
    _headers: headersFile(headers, await listFiles(outDir)),
    _redirects: redirectsFile(redirects),
    '.htaccess': htaccessFile(rules, confirmedValue(details.url)),
    ...Object.fromEntries(redirects.map((redirect) => [redirectFile(redirect.from), redirectPage(redirect)])),
  };
  await writeFiles(outDir, files);
  await writeFiles('tools/hosts', { 'nginx.conf': nginxFile(rules) });
  return [...Object.keys(files), 'nginx.conf'].join(', ');
}
