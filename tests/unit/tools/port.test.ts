import { createServer } from 'node:net';
import { once } from 'node:events';
import { runModule } from '@/tests/support/run-module';

/** What npm start says of a port. */
function choose(...args: (string | undefined)[]): { port?: number; note?: string; error?: string } {
  const { stdout } = runModule(`import { choosePort } from './tools/port.ts';
    const choice = await choosePort(...${JSON.stringify(args)}.map((one) => one ?? undefined)).catch(({ message }) => ({ error: message }));
    console.log(JSON.stringify(choice));`);
  return JSON.parse(stdout) as ReturnType<typeof choose>;
}

it('npm start takes the next free port, and says so', async () => {
  const server = createServer().listen(3000, '127.0.0.1');
  // Another program may have taken it.
  await once(server, 'listening').catch(() => undefined);
  const { port, note } = choose();
  server.close();
  expect(port).toBeGreaterThan(3000);
  expect(note).toBe(`Port 3000 is in use, so this takes ${port}.`);
});

it('npm start refuses a chosen port that is in use, with how to choose another', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const { error } = choose(String(port));
  server.close();
  expect(error).toBe(`Port ${port} is in use. Choose another one, for example: npm start -- --port ${port + 1}`);
});

it.each([
  // An address for documentation (RFC 5737), which no machine has.
  ['3000', '192.0.2.1', /^Port 3000 can’t be used: .*EADDRNOTAVAIL/],
  ['80a', undefined, /^"80a" isn’t a port/],
  ['70000', undefined, /^"70000" isn’t a port/],
])('npm start refuses port %s at %s in a sentence', (port, host, sentence) => {
  expect(choose(port, host).error).toMatch(sentence);
});
