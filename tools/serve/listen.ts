import { once } from 'node:events';
import type { Server } from 'node:http';

/**
 * Listens on a port, or on the next free one.
 * @param attempts how many ports to try; 1 means this port or none
 * @param host address to listen on; only this machine reaches the default
 * @returns the port that was free
 * @throws if all of them are busy
 */
export async function listen(server: Server, port: number, attempts: number, host = 'localhost'): Promise<number> {
  for (let candidate = port; ; candidate += 1) {
    try {
      await once(server.listen(candidate, host), 'listening');
      return candidate;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
      if (attempts === 1) throw new Error(`Port ${port} is busy`);
      if (candidate === port + attempts - 1) throw new Error(`Ports ${port} to ${candidate} are all busy`);
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
