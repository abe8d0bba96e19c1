import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';

const apacheModules = '/usr/lib/apache2/modules';
const moduleNames = 'mpm_event authz_core autoindex deflate dir filter headers mime negotiation rewrite'.split(' ');

/** Debian's servers, each with its file and with the configuration around what the project has. */
const servers = {
  nginx: {
    program: '/usr/sbin/nginx',
    args: (file: string) => ['-c', file, '-e', 'stderr'],
    config: (root: string, port: number) => `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${readFileSync('docs/nginx.conf', 'utf8').replace('listen 80;', `listen ${port};`).replace('/srv/site/out', root)}
}`,
  },
  // As shared hosting runs it: listings and MultiViews are on.
  Apache: {
    program: '/usr/sbin/apache2',
    args: (file: string) => ['-X', '-f', file],
    config: (root: string, port: number) => `ServerName localhost
Listen ${port}
PidFile apache.pid
ErrorLog error.log
${moduleNames.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot "${root}"
<Directory "${root}">
  Options Indexes FollowSymLinks MultiViews
  AllowOverride All
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>`,
  },
} as const;

export type ServerName = keyof typeof servers;

/** `describe`, skipped where the server isn't installed, except on CI. */
export const describeServer = (name: ServerName) =>
  existsSync(servers[name].program) || process.env.CI ? describe : describe.skip;

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Starts a server over a folder. @throws with what it prints if it doesn't answer */
export async function startServer(name: ServerName, site: string) {
  const { program, args, config } = servers[name];
  const port = await freePort();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'site-server-'));
  // A link, because a server would take some characters of a path for its own.
  symlinkSync(path.resolve(site), `${folder}/site`);
  const start = name === 'Apache' ? `ServerRoot "${folder}"\n` : '';
  writeFileSync(`${folder}/server.conf`, start + config(`${folder}/site`, port));
  const server = spawn(program, args(`${folder}/server.conf`), { cwd: folder, stdio: 'pipe' });
  let errors = '';
  server.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const origin = `http://127.0.0.1:${port}`;
  const close = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  for (let attempts = 100; attempts > 0 && server.exitCode === null; attempts -= 1) {
    if (await fetch(origin).then(Boolean, () => false)) return { origin, close };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  close();
  throw new Error(`${program} didn’t start: ${errors}`);
}

/** Sends a request with its address as it is: `fetch` would tidy it. */
export async function send(origin: string, address: string) {
  const [response] = (await once(http.request(origin, { path: address, agent: false }).end(), 'response')) as [
    http.IncomingMessage,
  ];
  const body = Buffer.concat((await response.toArray()) as Buffer[]).toString();
  return { status: response.statusCode!, headers: response.headers, body };
}
