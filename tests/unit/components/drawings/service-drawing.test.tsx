import { renderToStaticMarkup } from 'react-dom/server';
import { brotliCompressSync } from 'node:zlib';
import sharp from 'sharp';
import { sheet } from '@/components/drawings/parts';
import { ServiceDrawing } from '@/components/drawings/service-drawing';
import { type ServiceSlug, serviceSlugs } from '@/content/services/slugs';
import { light } from '@/tools/colours';

const { width, height } = sheet;
const colours = { line: '#00ff00', track: '#ff0000', card: '#ffffff', ground: '#0000ff' };
const painted =
  `*{stroke:#000}.fill-card *{fill:${colours.card}}[fill=none][fill]{fill:none}.fill-card .fill-board{fill:${light.board}}` +
  `.fill-card .fill-line{fill:${colours.line}}.stroke-line{stroke:${colours.line}}.stroke-track{stroke:${colours.track}}`;

/** Which part each pixel shows; an edge's mixture shows none. */
async function partsOf(slug: ServiceSlug): Promise<(string | undefined)[]> {
  const drawing = renderToStaticMarkup(<ServiceDrawing slug={slug} />).replace(
    /<svg[^>]*>/,
    `<style>${painted}</style>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${drawing}`;
  const pixels = await sharp(Buffer.from(svg)).flatten({ background: colours.ground }).raw().toBuffer();
  const names = new Map(Object.entries(colours).map(([name, colour]) => [colour.slice(1), name]));
  return Array.from({ length: width * height }, (_, at) =>
    names.get(pixels.subarray(at * 3, at * 3 + 3).toString('hex')),
  );
}

describe.each(serviceSlugs)('the drawing of %s', (slug) => {
  const markup = renderToStaticMarkup(<ServiceDrawing slug={slug} />);

  it('is small decoration without a word, with one yellow part', () => {
    expect(markup).toContain('aria-hidden="true"');
    expect(markup.replace(/<[^>]*>/g, '')).toBe('');
    expect(markup).not.toContain('<image');
    expect(markup.match(/"fill-board"/g)).toHaveLength(1);
    expect(brotliCompressSync(markup).length).toBeLessThanOrEqual(900);
  });

  it('names no colour, so that each scheme applies its own', () => {
    expect(markup).not.toMatch(/#[0-9a-f]{3}|rgb|hsl|="(black|white)"/i);
  });

  it('starts with its line at the left edge, which shows on paper and on a ground of its own colour', async () => {
    const parts = await partsOf(slug);
    const edge = parts.filter((part, at) => at % width === 0 && part === 'track');
    expect(edge.length).toBeGreaterThanOrEqual(8);
    // On its own colour the line is white as the things: ink must part them, and the line inside them from the ground.
    const lost = (a?: string, b?: string) =>
      (a === 'track' && b === 'card') || (a === 'line' && b === 'ground') || (a === 'track' && b === 'line');
    const merging = parts.flatMap((part, at) =>
      [2, 3, 2 * width, 3 * width].flatMap((step) => {
        const next = parts[at + step];
        const isOtherRow = step < width && (at % width) + step >= width;
        return !isOtherRow && (lost(part, next) || lost(next, part))
          ? [`${at % width}, ${Math.floor(at / width)}`]
          : [];
      }),
    );
    expect(merging).toEqual([]);
  });
});

it('differs from service to service', () => {
  const drawings = new Set(serviceSlugs.map((slug) => renderToStaticMarkup(<ServiceDrawing slug={slug} />)));
  expect(drawings.size).toBe(serviceSlugs.length);
});
