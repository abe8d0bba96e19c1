import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { nginxFile, siteHeaders } from '@/tools/export/hosts';
import { answers, freePort } from './ports';

const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const mimeTypes = '/etc/nginx/mime.types';

export const hasBrotli = existsSync(brotliModule);

/** Whether Debian's nginx is on this machine. */
export const isNginxInstalled = existsSync(mimeTypes) && spawnSync('nginx', ['-v']).status === 0;

/** Runs nginx with the rendered template over a folder. */
export async function startNginx(outDir: string) {
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const site = path.join(folder, 'site.conf');
  const template = readFileSync('tools/deploy/nginx.conf.template', 'utf8');
  const conf = nginxFile(template, siteHeaders())
    .replace('listen 8080', `listen ${port}`)
    .replace('root /site', `root ${path.resolve(outDir)}`);
  writeFileSync(site, hasBrotli ? conf : conf.replace('brotli_static on;', ''));
  writeFileSync(path.join(folder, 'nginx.conf'), surroundings(folder, site));

  const nginx = spawn('nginx', ['-p', folder, '-e', 'stderr', '-c', path.join(folder, 'nginx.conf')], {
    stdio: 'pipe',
  });
  let errors = '';
  nginx.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const close = () => {
    nginx.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  if (await answers(origin, () => nginx.exitCode !== null)) return { origin, close };
  close();
  throw new Error(`nginx did not start: ${errors}`);
}

/** What Debian's nginx.conf has around a server block, with every path in the test's folder. */
function surroundings(folder: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  return [
    process.getuid?.() === 0 ? 'user root;' : '',
    hasBrotli ? `load_module ${brotliModule};` : '',
    `daemon off; pid ${folder}/nginx.pid; events {}`,
    `http { include ${mimeTypes}; default_type application/octet-stream; access_log off; ${temporary.join(' ')} include ${site}; }`,
  ].join('\n');
}
