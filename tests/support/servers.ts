import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { folderWith } from './files';

const apacheModules = '/usr/lib/apache2/modules';
const moduleNames = 'mpm_event authz_core autoindex deflate dir filter headers mime negotiation rewrite'.split(' ');

/** Debian's servers, each with its file and with the configuration around what the project has. */
const servers = {
  nginx: {
    program: '/usr/sbin/nginx',
    port: 4874,
    args: '-p . -e stderr -c',
    config: (root: string) => `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
pid nginx.pid;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${readFileSync('docs/nginx.conf', 'utf8').replace('listen 80;', 'listen 4874;').replace('/srv/site/out', root)}
}`,
  },
  // As shared hosting runs it: listings and MultiViews are on.
  Apache: {
    program: '/usr/sbin/apache2',
    port: 4875,
    args: '-X -d . -f',
    config: (root: string) => `ServerName localhost
Listen 4875
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

/** Starts a server over a folder. @throws with what it prints if it doesn't answer */
export async function startServer(name: ServerName, site: string) {
  const { program, port, args, config } = servers[name];
  const folder = folderWith({ 'server.conf': config(site) });
  const server = spawn(program, [...args.split(' '), `${folder}/server.conf`], { cwd: folder, stdio: 'pipe' });
  let errors = '';
  server.stderr.on('data', (data: Buffer) => (errors += data.toString()));
  const origin = `http://127.0.0.1:${port}`;
  for (let attempts = 100; attempts > 0 && server.exitCode === null; attempts -= 1) {
    if (await fetch(origin).then(Boolean, () => false)) return { origin, close: () => server.kill() };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  server.kill();
  throw new Error(`${program} didn’t start: ${errors}`);
}
