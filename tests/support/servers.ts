import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import * as http from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { type AddressInfo, createServer } from 'node:net';
import path from 'node:path';
import { nginxFile } from '@/tools/hosts/nginx';
import { hostRules } from '@/tools/hosts/rules';
import { apacheModules, brotliModule, programs } from './programs';
import { temporaryFolder } from './files';

/** Finds an unused port. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Answers every request by a function. */
export async function startServer(answer: http.RequestListener, https?: { key: string; cert: string }) {
  const server = https ? createSecureServer(https, answer) : http.createServer(answer);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const origin = https ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  return { origin, close: (): void => server.close().closeAllConnections() };
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

/** Sends a request with its address as it is: `fetch` would tidy it. */
export async function send(origin: string, address: string, headers: http.OutgoingHttpHeaders = {}) {
  const asked = http.request(origin, { path: address, agent: false, headers }).end();
  const [response] = (await once(asked, 'response')) as [http.IncomingMessage];
  const body = Buffer.concat((await response.toArray()) as Buffer[]);
  return { status: response.statusCode, headers: response.headers, body };
}

/**
 * `describe` for tests that need a program. Without it they fail where CI is set, so that nobody
 * mistakes a run without them for a complete one; elsewhere they are skipped.
 */
export function describeIfInstalled(program: keyof typeof programs) {
  const { path: isInstalled, packages } = programs[program];
  return (name: string, tests: () => void): void => {
    if (isInstalled) return describe(name, tests);
    const fail = () => {
      throw new Error(`Install ${packages}: CI must run these tests`);
    };
    if (process.env.CI) describe(name, () => it(`needs ${packages}`, fail));
    else describe.skip(`${name}, skipped: needs ${packages}`, tests);
  };
}

/**
 * Runs nginx over a folder, with the file that a build writes for it.
 * @param lines further ones of the site's server block
 */
export async function startNginx(outDir: string, rules = hostRules(), lines = '') {
  const port = await freePort();
  const folder = temporaryFolder();
  const [site, main, root] = ['site.conf', 'nginx.conf', 'site'].map((name) => path.join(folder, name));
  // A link, because nginx would take some characters of a checkout's path for its own.
  symlinkSync(path.resolve(outDir), root!);
  const siteFile = nginxFile(rules)
    .replace('listen [::]:8080;', lines)
    .replace('listen 8080', `listen ${port}`)
    .replace('root /site', `root ${root}`);
  // The checkout may be in a folder that only root can read.
  const mainFile = `${process.getuid?.() === 0 ? 'user root;' : ''}
load_module ${brotliModule};
daemon off;
pid nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  include ${site};
}
`;
  writeFileSync(site!, siteFile);
  writeFileSync(main!, mainFile);

  return run('nginx', ['-p', folder, '-e', 'stderr', '-c', main!], port, folder);
}

type ApacheSettings = {
  /** What a folder's .htaccess may change (`AllowOverride`). */
  allowed?: string;
  /** Of the folder, besides listings. */
  options?: string;
  /** Further lines of the server's file. */
  lines?: string;
  /** Modules of those below that the server doesn't have. */
  without?: readonly string[];
};

const apacheModuleNames =
  'mpm_event authz_core autoindex brotli deflate dir filter headers mime negotiation rewrite setenvif'.split(' ');

/** Runs Apache over a folder as shared hosting does: listings are on. */
export async function startApache(
  outDir: string,
  { allowed = 'All', options = '', lines = '', without = [] }: ApacheSettings = {},
) {
  const port = await freePort();
  const folder = temporaryFolder();
  const root = path.join(folder, 'site');
  symlinkSync(path.resolve(outDir), root);
  const modules = apacheModuleNames.filter((name) => !without.includes(name));
  const config = `ServerRoot "${folder}"
ServerName localhost
Listen ${port}
PidFile apache.pid
ErrorLog error.log
${modules.map((name) => `LoadModule ${name}_module ${apacheModules}/mod_${name}.so\n`).join('')}
TypesConfig /etc/mime.types
DocumentRoot "${root}"
<Directory "${root}">
  Options Indexes FollowSymLinks ${options}
  AllowOverride ${allowed}
  Require all granted
</Directory>
<FilesMatch "^\\.ht">
  Require all denied
</FilesMatch>
${lines}
`;
  const file = path.join(folder, 'apache.conf');
  writeFileSync(file, config);
  return run('apache2', ['-X', '-f', file], port, folder);
}

/**
 * Starts a server, whose files are in a folder. @throws with what it prints if it doesn't answer
 */
async function run(command: string, args: readonly string[], port: number, folder: string) {
  const server = spawn(command, args, { stdio: 'pipe' });
  let errors = '';
  server.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const close = () => {
    server.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  const origin = `http://127.0.0.1:${port}`;
  if (await answers(origin, () => server.exitCode !== null)) return { origin, close };
  close();
  throw new Error(`${command} did not start: ${errors}`);
}
