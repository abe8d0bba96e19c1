import { existsSync } from 'node:fs';
import path from 'node:path';
import { detectEnvironment } from '@/lib/environment';
import { headerTable } from '@/tools/export/hosts/headers';
import { makeCertificate } from './certificate';
import { listen } from './listen';
import { createSiteServer } from './server';

type Options = { https?: boolean; port?: number; attempts?: number; host?: string };

/**
 * Serves a built site the way a host would.
 * @param options.attempts how many ports to try, counting up from `port`
 * @param options.host address to listen on; only this machine reaches the default
 * @returns its origin, and a function that stops it
 * @throws if the folder holds no site, or no port is free
 */
export async function serveFolder(
  out: string,
  { https = false, port = 4300, attempts = 100, host = 'localhost' }: Options = {},
) {
  if (!existsSync(path.join(out, 'index.html')))
    throw new Error(`${out}/ holds no site yet: run "npm run build" first`);
  const certificate = https ? await makeCertificate() : undefined;
  const server = createSiteServer(out, headerTable(detectEnvironment()), certificate);
  const origin = `${https ? 'https' : 'http'}://${host}:${await listen(server, port, attempts, host)}`;
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin, close };
}
