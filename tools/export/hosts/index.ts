import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { detectEnvironment } from '@/lib/environment';
import { listFiles } from '../../files';
import { headerTable } from './headers';
import { headersFile, redirectsFile } from './netlify';
import { nginxFile } from './nginx';
import { vercelFile } from './vercel';

/**
 * Writes what each host reads: its files in the site's folder, nginx.conf for the Dockerfile beside it, and vercel.json.
 * GitHub Pages only needs to be told to keep `_next/`.
 * @returns the names of the files
 */
export async function writeHostFiles(outDir: string): Promise<string> {
  const table = headerTable(detectEnvironment());
  const template = await readFile('tools/deploy/nginx.conf.template', 'utf8');
  const nginx = nginxFile(template, table, { root: '/site', port: 8080, hasBrotli: true });
  await writeFile(path.join(outDir, '_headers'), headersFile(table, await listFiles(outDir)));
  await writeFile(path.join(outDir, '_redirects'), redirectsFile);
  await writeFile(path.join(outDir, '.nojekyll'), '');
  await writeFile('tools/deploy/nginx.conf', nginx);
  await writeFile('vercel.json', expectedVercelFile());
  return '_headers, _redirects, nginx.conf, vercel.json';
}

/** vercel.json as it should be checked in. */
export const expectedVercelFile = () => vercelFile(headerTable(), headerTable({ isPreview: true }));
