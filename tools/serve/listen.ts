import { once } from 'node:events';
import type { Server } from 'node:http';

/**
 * Listens on a port, or on the next free one.
 * @param attempts how many ports to try; 1 means this port or none
 * @returns the port that was free
 * @throws if all of them are busy
 */
export async function listen(server: Server, port: number, attempts: number): Promise<number> {
  for (let candidate = port; candidate < port + attempts; candidate += 1) {
    try {
      await once(server.listen(candidate), 'listening');
      return candidate;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error;
    }
  }
  throw new Error(attempts === 1 ? `Port ${port} is busy` : `Ports ${port} to ${port + attempts - 1} are all busy`);
}
