import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { runModule } from '@/tests/support/run-module';

/** What npm start says of a port. */
function choose(...args: (string | undefined)[]): { port?: number; note?: string; error?: string } {
  const { stdout } = runModule(`import { choosePort } from './tools/port.ts';
    const choice = await choosePort(...${JSON.stringify(args)}.map((one) => one ?? undefined)).catch(({ message }) => ({ error: message }));
    console.log(JSON.stringify(choice));`);
  return JSON.parse(stdout) as ReturnType<typeof choose>;
}

it('npm start takes the next free port and says so, but refuses a chosen one that is in use', async () => {
  const servers = [3000, 0].map((port) => createServer().listen(port, '127.0.0.1'));
  // Another program may have taken the first.
  await Promise.all(servers.map((server) => once(server, 'listening').catch(() => undefined)));
  const { port: taken } = servers[1]!.address() as AddressInfo;
  const { port, note } = choose();
  const { error } = choose(String(taken));
  for (const server of servers) server.close();
  expect(port).toBeGreaterThan(3000);
  expect(note).toBe(`Port 3000 is in use, so this takes ${port}.`);
  expect(error).toBe(`Port ${taken} is in use. Choose another one, for example: npm start -- --port ${taken + 1}`);
});

it.each([
  // An address for documentation (RFC 5737), which no machine has.
  ['3000', '192.0.2.1', /^Port 3000 can’t be used: .*EADDRNOTAVAIL/],
  ['80a', undefined, /^"80a" isn’t a port/],
  ['70000', undefined, /^"70000" isn’t a port/],
])('npm start refuses port %s at %s in a sentence', (port, host, sentence) => {
  expect(choose(port, host).error).toMatch(sentence);
});
