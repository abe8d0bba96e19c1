/* The review calls a page identical only if no byte of it or its files has changed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import { siteAddress } from '@/lib/site-address';
import { takeSnapshot } from '@/tools/review/identical';
import type { ReadFile } from '@/tools/review/read';
import { everyPage } from '../support/pages';

const pages = everyPage();
const known = new Map<string, Buffer | undefined>();
const read: ReadFile = (address) => {
  if (!known.has(address)) known.set(address, readIfThere(path.join('out', address)));
  return Promise.resolve(known.get(address));
};

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

const snapshot = (html: string, readFile = read) => takeSnapshot(html, { origins: [siteAddress], read: readFile });

async function isSame(html: string, changed: string, readChanged = read): Promise<boolean> {
  const [one, other] = [await snapshot(html), await snapshot(changed, readChanged)];
  return Boolean(one && other && one.hash === other.hash);
}

/** Parts that may differ between two builds. */
const exempt = /name="robots" content="[^"]*|'sha256-[^']*|data-year="">\d{4}/g;

describe('a page of the site', () => {
  it('is not identical once a character of it has changed', async () => {
    const place = fc.constantFrom(...pages).chain(({ html }) => fc.tuple(fc.constant(html), fc.nat(html.length - 1)));
    const property = fc.asyncProperty(place, fc.constantFrom('x', '0', ' ', '"'), async ([html, at], character) => {
      fc.pre(html[at] !== character);
      fc.pre([...html.matchAll(exempt)].every(({ index, 0: text }) => at < index || at >= index + text.length));
      expect(await isSame(html, html)).toBe(true);
      expect(await isSame(html, html.slice(0, at) + character + html.slice(at + 1))).toBe(false);
    });
    await fc.assert(property, { numRuns: 25 });
  });

  it('is not identical once a byte of a file that it references has changed', async () => {
    const property = fc.asyncProperty(fc.constantFrom(...pages), fc.nat(), fc.nat(), async ({ html }, file, at) => {
      const { files } = (await snapshot(html))!;
      const [address, content] = [...files][file % files.size]!;
      const changed = Buffer.from(content);
      changed[at % changed.length]! ^= 1;
      const readChanged: ReadFile = (name) => (name === address ? Promise.resolve(changed) : read(name));
      expect(await isSame(html, html, readChanged)).toBe(false);
    });
    await fc.assert(property, { numRuns: 25 });
  });
});
