import { once } from 'node:events';
import { createServer } from 'node:net';

/** A port that nobody uses. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

/** Whether an address answers within ten seconds; false as soon as its server has ended. */
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
