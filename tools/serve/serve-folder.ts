import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { type AddressInfo, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';
import path from 'node:path';
import { generate } from 'selfsigned';
import { createSiteServer } from './server';

type Options = {
  https?: boolean;
  port?: number;
  /** Address to listen on; only this machine reaches the default. */
  host?: string;
};

/**
 * Serves a built site the way a host would, and a preview as a preview: it has the review sheet.
 * @returns its origin, and a function that stops it
 * @throws if the folder holds no finished build, or the port is in use or invalid
 */
export async function serveFolder(out: string, { https = false, port = 0, host = 'localhost' }: Options = {}) {
  // A build writes only compressed twins after this file.
  if (!existsSync(path.join(out, '_headers'))) throw new Error(`${out}/ holds no finished build: run "npm run build"`);
  const certificate = https ? await makeCertificate() : undefined;
  const server = createSiteServer(out, { isPreview: existsSync(path.join(out, 'review.html')), certificate });
  await once(server.listen(port, host), 'listening');
  const origin = `${https ? 'https' : 'http'}://${reachable(host)}:${(server.address() as AddressInfo).port}`;
  const close = () => server.close().closeAllConnections();
  return { origin, close };
}

/** The host of the server's address; for all interfaces, the first that other machines reach. */
function reachable(host: string): string {
  if (!['0.0.0.0', '::'].includes(host)) return isIPv6(host) ? `[${host}]` : host;
  const interfaces = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return interfaces.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? 'localhost';
}

/** A self-signed certificate for localhost, regenerated at each start. Browsers warn about it. */
async function makeCertificate() {
  const names = [{ name: 'commonName', value: 'localhost' }];
  const { private: key, cert } = await generate(names, { keyType: 'ec', algorithm: 'sha256' });
  return { key, cert };
}
