import { once } from 'node:events';
import { connect, createServer } from 'node:net';

const first = 3000;

/**
 * Whether a program uses a port. Asks at both addresses of this machine: either may be taken.
 * @throws if the port can't be used for another reason, for example without permission
 */
async function isTaken(port: number, host: string): Promise<boolean> {
  const answers = (address: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, address);
      const end = (isThere: boolean) => {
        socket.destroy();
        resolve(isThere);
      };
      socket.once('connect', () => end(true)).once('error', () => end(false));
    });
  if ((await answers('127.0.0.1')) || (await answers('::1'))) return true;
  const server = createServer().listen(port, host);
  const error = await once(server, 'listening').then(
    () => undefined,
    (reason: NodeJS.ErrnoException) => reason,
  );
  server.close();
  if (error && error.code !== 'EADDRINUSE') throw new Error(`Port ${port} can’t be used: ${error.message}`);
  return Boolean(error);
}

/**
 * Chooses the port to serve at: the given one, or else the first free one from 3000 on.
 * @param given as typed
 * @returns the port, and a sentence if it isn't the one to expect
 * @throws if the given port is in use, or isn't a port
 */
export async function choosePort(
  given: string | undefined,
  host = 'localhost',
): Promise<{ port: number; note?: string }> {
  if (given === undefined) {
    let port = first;
    while (await isTaken(port, host)) port += 1;
    return port === first ? { port } : { port, note: `Port ${first} is in use, so this takes ${port}.` };
  }
  const port = Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`"${given}" isn’t a port.`);
  if (port > 0 && (await isTaken(port, host))) {
    throw new Error(`Port ${port} is in use. Choose another one, for example: npm start -- --port ${port + 1}`);
  }
  return { port };
}
