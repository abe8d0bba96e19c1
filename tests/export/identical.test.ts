/* The review calls a page identical only if no byte of it or its files has changed. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { siteAddress } from '@/lib/site-address';
import { takeSnapshot } from '@/tools/review/identical';
import type { ReadFile } from '@/tools/review/read';
import { everyPage } from '../support/pages';

/** The home page, and those with the most scripts. */
const pages = everyPage().filter(({ path }) => ['/', '/contact', '/faq'].includes(path));
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

/** Places throughout a text or a file. */
const shares = [0.1, 0.5, 0.9];

describe.each(pages.map((page) => [page.file, page.html]))('%s', (_, html) => {
  it('is not identical once a character of it has changed', async () => {
    const body = html.replaceAll(exempt, '');
    for (const share of shares) {
      const at = Math.floor(body.length * share);
      const changed = body.slice(0, at) + (body[at] === 'x' ? 'y' : 'x') + body.slice(at + 1);
      expect(await isSame(body, body)).toBe(true);
      expect(await isSame(body, changed)).toBe(false);
    }
  });

  it('is not identical once a byte of a file that it references has changed', async () => {
    const { files } = (await snapshot(html))!;
    for (const [address, content] of files) {
      const changed = Buffer.from(content);
      changed[Math.floor(changed.length / 2)]! ^= 1;
      const readChanged: ReadFile = (name) => (name === address ? Promise.resolve(changed) : read(name));
      expect(await isSame(html, html, readChanged)).toBe(false);
    }
  });
});
