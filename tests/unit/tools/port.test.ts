import { once } from 'node:events';
import { type AddressInfo, type Server, createServer } from 'node:net';
import { choosePort } from '@/tools/port';

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

/** Takes a port, or does nothing if another program has taken it. */
async function take(port: number): Promise<number> {
  const server = createServer().listen(port, '127.0.0.1');
  servers.push(server);
  return once(server, 'listening').then(
    () => (server.address() as AddressInfo).port,
    () => port,
  );
}

describe('the port of npm start', () => {
  it('is the next free one, which is said, if nobody has chosen it', async () => {
    const taken = await take(3000);
    const { port, note } = await choosePort(undefined);
    expect(port).toBeGreaterThan(taken);
    expect(note).toBe(`Port ${taken} is in use, so this takes ${port}.`);
  });

  it('that is chosen and in use is refused, with how to choose another', async () => {
    const taken = await take(0);
    await expect(choosePort(String(taken))).rejects.toThrow(
      `Port ${taken} is in use. Choose another one, for example: npm start -- --port ${taken + 1}`,
    );
  });

  it('that can’t be used at this address isn’t called in use', async () => {
    // An address for documentation (RFC 5737), which no machine has.
    await expect(choosePort('3000', '192.0.2.1')).rejects.toThrow(/^Port 3000 can’t be used: .*EADDRNOTAVAIL/);
  });

  it.each(['80a', '-1', '70000'])('isn’t %s', async (given) => {
    await expect(choosePort(given)).rejects.toThrow(`"${given}" isn’t a port.`);
  });
});
