import type { Server } from 'node:http';

/**
 * Listens on the port, or on the next free one when it is busy.
 * @param attempts how many ports to try; 1 means this port or none
 * @returns the port that was free
 * @throws when none of them is
 */
export async function listen(server: Server, port: number, attempts: number): Promise<number> {
  for (let candidate = port; candidate < port + attempts; candidate += 1) {
    if (await tryToListen(server, candidate)) return candidate;
  }
  throw new Error(attempts === 1 ? `Port ${port} is busy` : `Ports ${port} to ${port + attempts - 1} are all busy`);
}

function tryToListen(server: Server, port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const onError = (error: NodeJS.ErrnoException) => {
      server.off('listening', onListening);
      if (error.code === 'EADDRINUSE') resolve(false);
      else reject(error);
    };
    const onListening = () => {
      server.off('error', onError);
      resolve(true);
    };
    server.once('error', onError).once('listening', onListening).listen(port);
  });
}
