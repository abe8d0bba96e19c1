import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { redirects } from '@/content/redirects';
import { details } from '@/content/owner/details';
import { confirmedValue } from '@/content/types';
import { pageFile, pages } from '@/lib/pages';
import { listFiles } from '../files';
import { htaccessFile } from './apache';
import { redirectFile, redirectPage } from './github-pages';
import { siteHeaders } from './headers';
import { headersFile, redirectsFile } from './netlify-cloudflare';
import { nginxFile } from './nginx';

/** The files of pages and of redirects, without `.html`. */
export const pageNames = [...pages.map(({ path: at }) => at), ...redirects.map(({ from }) => from)].map((at) =>
  pageFile(at).replace(/\.html$/, ''),
);

/**
 * Writes the files in which hosts read headers and redirects: into the site's folder, and
 * nginx.conf in this folder. `npm run generate` writes vercel.json, which Vercel reads earlier.
 * @returns the names of the files
 */
export async function writeHostFiles(outDir: string): Promise<string> {
  const headers = siteHeaders();
  const template = await readFile('tools/hosts/nginx.conf.template', 'utf8');
  const files: Record<string, string> = {
    _headers: headersFile(headers, await listFiles(outDir)),
    _redirects: redirectsFile(redirects),
    '.htaccess': htaccessFile({ headers, redirects, pageNames, url: confirmedValue(details.url) }),
    ...Object.fromEntries(redirects.map((redirect) => [redirectFile(redirect.from), redirectPage(redirect)])),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(outDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await writeFile('tools/hosts/nginx.conf', nginxFile(template, headers, redirects, pageNames));
  return [...Object.keys(files), 'nginx.conf'].join(', ');
}
