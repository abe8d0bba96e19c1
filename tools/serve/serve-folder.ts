import { once } from 'node:events';
import { existsSync } from 'node:fs';
import type { Server } from 'node:http';
import path from 'node:path';
import { generate } from 'selfsigned';
import { detectEnvironment } from '@/lib/environment';
import { createSiteServer } from './server';

type Options = {
  https?: boolean;
  /** This port or none; without it, the first free one from 3000. */
  port?: number;
  /** Address to listen on; only this machine reaches the default. */
  host?: string;
};

/**
 * Serves a built site the way a host would.
 * @returns its origin, and a function that stops it
 * @throws if the folder holds no site, or the port is busy
 */
export async function serveFolder(out: string, { https = false, port, host = 'localhost' }: Options = {}) {
  if (!existsSync(path.join(out, 'index.html')))
    throw new Error(`${out}/ holds no site yet: run "npm run build" first`);
  const certificate = https ? await makeCertificate() : undefined;
  const server = createSiteServer(out, { isPreview: detectEnvironment().isPreview, certificate });
  const origin = `${https ? 'https' : 'http'}://${host}:${await listen(server, port, host)}`;
  const close = () => server.close().closeAllConnections();
  return { origin, close };
}

/** A self-signed certificate for localhost, regenerated at each start. Browsers must be told to accept it. */
async function makeCertificate() {
  const names = [{ name: 'commonName', value: 'localhost' }];
  const { private: key, cert } = await generate(names, { keyType: 'ec', algorithm: 'sha256' });
  return { key, cert };
}

/**
 * Listens on a port; without one, on the first that is free from 3000.
 * @returns the port
 * @throws if the given port is busy
 */
export async function listen(server: Server, port?: number, host = 'localhost'): Promise<number> {
  for (let candidate = port ?? 3000; ; candidate += 1) {
    try {
      await once(server.listen(candidate, host), 'listening');
      return candidate;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (port) throw new Error(`Port ${port} is busy`);
    }
  }
}

/**
 * A port as it was typed.
 * @throws if it is none
 */
export function portOf(text: string): number {
  const port = Number(text);
  if (Number.isInteger(port) && port >= 1 && port <= 65_535) return port;
  throw new Error(`The port "${text}" must be a number from 1 to 65535`);
}
