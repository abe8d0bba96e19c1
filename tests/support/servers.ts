import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { nginxFile, siteHeaders } from '@/tools/export/hosts';

/** Finds an unused port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** Whether an address answers within ten seconds. Stops waiting once its server has ended. */
export async function answers(url: string, hasEnded = () => false): Promise<boolean> {
  for (let attempts = 100; attempts > 0 && !hasEnded(); attempts -= 1) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

/** Requests an address without following redirects. */
export async function get(port: number, address: string, headers: Record<string, string> = {}) {
  const response = await fetch(`http://localhost:${port}${address}`, { headers, redirect: 'manual' });
  const body = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: Object.fromEntries(response.headers), body };
}

/**
 * Sends a request target as it is, where `fetch` would normalise it.
 * @param target without spaces
 * @returns the answer's status and Location
 */
export async function rawRequest(port: number, target: string) {
  const [answer] = (await once(request({ port, path: target }).end(), 'response')) as [IncomingMessage];
  answer.resume();
  return { status: answer.statusCode, location: answer.headers.location };
}

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

/** A minimal nginx.conf, as Debian ships it, with every path in the test's folder. */
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
