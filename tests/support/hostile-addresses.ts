import fc from 'fast-check';
import { type RawReply, rawRequest } from './raw-request';

/** What browsers read as a way to another host, servers as the end of a header, or file systems as a way up. */
const traps = ['\t', '\x01', ...String.raw`\ %5C %5c %255C %2F %252f // %09 %0d%0a %0D %0A %00 %7F`.split(' ')];
const pieces = ['\xe9', ...'/ . .. %2e % %E0%A4%A8 %C2%85 %FF evil.example X:1 @ ? # https: index 404'.split(' ')];

const mixture = (pages: readonly string[]) =>
  fc
    .array(fc.constantFrom(...traps, ...pieces, ...pages), { minLength: 1, maxLength: 6 })
    .chain((parts) => fc.constantFrom('', '/').map((end) => `/${parts.join('')}${end}`));

/** Addresses that must be answered with 404 and nothing else, each by itself. */
export const hostileAddresses = String.raw`
  /\evil.example/ /%5Cevil.example/ /%5c%5Cevil.example/ /%255Cevil.example/ //evil.example/
  ///evil.example/ /%2Fevil.example/ /%2f%5cevil.example/ /%09/evil.example/ /%09%2Fevil.example/
  /about%5C/ /about%09/ /about%0d%0aX:1/ /%0d%0aX:1/ /%0aSet-Cookie:a=b/ /%7F/ /%01/
  /%E0%A4%A8%E0%A4%AE/ /nope/ /404/ /index/ /about// //about/ //about //../about /%2F../about
  /x/%2F/../../about//..
`
  .trim()
  .split(/\s+/);

/**
 * Asks a server for mixtures of traps and real pages. Whatever it answers is an answer, and leads to no place but a page
 * of this site, with the query that was asked for.
 */
export async function expectNoWayOut(port: number, pages: readonly string[]): Promise<void> {
  await fc.assert(
    fc.asyncProperty(mixture(pages), async (target) => {
      const reply = await rawRequest(port, target);
      expect([200, 301, 400, 404]).toContain(reply.status);
      if (isTrap(target)) expect([400, 404]).toContain(reply.status);
      expectSamePage(reply, pages);
    }),
    { numRuns: 400 },
  );
  expect((await rawRequest(port, '/')).status).toBe(200);
}

/** Whether the path, decoded as often as anybody might, holds what no address of the site holds. */
function isTrap(target: string): boolean {
  let path = target.split(/[?#]/)[0] ?? '';
  for (let round = 0; round < 3; round += 1) {
    if (/\\|\/\/|[\0-\x1f\x7f]/.test(path)) return true;
    path = path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  }
  return false;
}

function expectSamePage({ status, location }: RawReply, pages: readonly string[]): void {
  if (status !== 301) return expect(location).toBeUndefined();
  const { origin, pathname } = new URL(location ?? '', 'https://site.example');
  expect(origin).toBe('https://site.example');
  expect(pages).toContain(pathname);
}
