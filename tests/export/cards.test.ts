/* The pictures that chats show for a link, as files in out/. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { site } from '@/content/site';
import { budgets } from '@/tools/budgets';
import { type ExportedPage, exportedPages } from '../support/pages';

const pages = exportedPages();

const metaOf = ({ $ }: ExportedPage, name: string) =>
  $(`meta[property="${name}"], meta[name="${name}"]`).attr('content');
const imageOf = (page: ExportedPage) => metaOf(page, 'og:image') ?? '';

describe('the card of each page', () => {
  it.each(pages.map((page) => [page.path, page] as const))('is named in the head of %s', (_, page) => {
    expect(imageOf(page)).toMatch(new RegExp(`^${site.url.value}/og/[a-z0-9-]+\\.png$`));
    expect(metaOf(page, 'og:image:width')).toBe('1200');
    expect(metaOf(page, 'og:image:height')).toBe('630');
    expect(metaOf(page, 'og:image:alt')?.length).toBeGreaterThan(20);
  });

  it.each(readdirSync('out/og'))('is a PNG of 1200 x 630 within its budget: %s', async (name) => {
    const { format, width, height, size } = await sharp(readFileSync(path.join('out/og', name))).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(size).toBeLessThanOrEqual(budgets.card);
  });

  it('is its own, except that products share the card of their service @decision-5', () => {
    const expected = pages.map(({ canonical }) => canonical);
    const owner = new Map(pages.map((page) => [imageOf(page), page.canonical]));
    expect(pages.map((page) => owner.get(imageOf(page)))).toEqual(expected);
    expect(owner.size).toBe(new Set(expected).size);
  });
});
