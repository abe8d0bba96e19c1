/* The pictures that chats show for a link, as files in out/. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { site } from '@/content/site';
import { exportedPages } from '../support/pages';

const pages = exportedPages();

describe.each(pages.map((page) => [page.path, page] as const))('the card of %s', (at, { $, canonical }) => {
  const meta = (name: string) => $(`meta[property="${name}"], meta[name="${name}"]`).attr('content');
  const image = meta('og:image') ?? '';
  const file = path.join('out', image.replace(site.url.value, ''));

  it('is named in the head by an absolute address with its size and a description', () => {
    expect(image).toMatch(new RegExp(`^${site.url.value}/og/[a-z0-9-]+\\.png$`));
    expect(meta('og:image:width')).toBe('1200');
    expect(meta('og:image:height')).toBe('630');
    expect(meta('og:image:alt')?.length).toBeGreaterThan(20);
    expect(meta('twitter:card')).toBe('summary_large_image');
    expect(meta('og:url')).toBe(canonical);
  });

  it('is a PNG of that size under 60 kB', async () => {
    const { format, width, height } = await sharp(file).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(statSync(file).size).toBeLessThan(60_000);
  });

  it('is its own, except that products share the card of their service', () => {
    const sharing = pages.filter((page) => page.html.includes(`content="${image}"`)).map((page) => page.path);
    expect(sharing.map((other) => other.replace('/products', '/services'))).toEqual(
      sharing.map(() => at.replace('/products', '/services')),
    );
  });
});

describe('drawing the cards again', () => {
  it('gives the same bytes', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'cards-'));
    try {
      execFileSync(process.execPath, ['--import', 'tsx', 'tools/cards/index.ts', folder]);
      const names = readdirSync('out/og');
      expect(readdirSync(path.join(folder, 'og'))).toEqual(names);
      for (const name of names) {
        expect(readFileSync(path.join(folder, 'og', name)).equals(readFileSync(path.join('out/og', name)))).toBe(true);
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
