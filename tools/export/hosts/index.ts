import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { detectEnvironment } from '@/lib/environment';
import { listFiles } from '../../files';
import { siteHeaders } from './headers';
import { headersFile } from './netlify';
import { nginxFile } from './nginx';
import { vercelFile } from './vercel';

/**
 * Writes `_headers` into the site's folder, nginx.conf for the Dockerfile, and vercel.json.
 * @returns the names of the files
 */
export async function writeHostFiles(outDir: string): Promise<string> {
  const headers = siteHeaders(detectEnvironment());
  const template = await readFile('tools/deploy/nginx.conf.template', 'utf8');
  const nginx = nginxFile(template, headers);
  await writeFile(path.join(outDir, '_headers'), headersFile(headers, await listFiles(outDir)));
  await writeFile('tools/deploy/nginx.conf', nginx);
  await writeFile('vercel.json', vercelFile());
  return '_headers, nginx.conf, vercel.json';
}
