import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listFiles } from '../../files';
import { type HeaderRule, headerTable } from './headers';
import { headersFile, redirectsFile } from './netlify';
import { nginxFile } from './nginx';
import { vercelFile } from './vercel';

/** Writes what hosts read in the folder they serve; GitHub Pages only needs to be told to keep `_next/`. */
export async function writeHostFiles(outDir: string, table: readonly HeaderRule[]): Promise<void> {
  await writeFile(path.join(outDir, '_headers'), headersFile(table, await listFiles(outDir)));
  await writeFile(path.join(outDir, '_redirects'), redirectsFile);
  await writeFile(path.join(outDir, '.nojekyll'), '');
}

/** Writes tools/deploy/nginx.conf for the Dockerfile beside it. */
export async function writeNginxFile(table: readonly HeaderRule[]): Promise<void> {
  const template = await readFile('tools/deploy/nginx.conf.template', 'utf8');
  await writeFile(
    'tools/deploy/nginx.conf',
    nginxFile(template, table, { root: '/site', port: 8080, hasBrotli: true }),
  );
}

/** The checked-in vercel.json as it should be. */
export const expectedVercelFile = () => vercelFile(headerTable(), headerTable({ isPreview: true }));
