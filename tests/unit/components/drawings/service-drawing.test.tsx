import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { ServiceDrawing } from '@/components/drawings/service-drawing';
import { type ServiceSlug, serviceSlugs } from '@/content/services/slugs';
import { drawingFile } from '@/tools/cards/service-drawing';
import { categoryOf } from '@/lib/catalogue';
import { light } from '@/tools/colours';

const [width, height] = [480, 320];

/** How many pixels at the left edge have a colour, on a grey that no token has. */
async function countOnEdge(slug: ServiceSlug, colour: string): Promise<number> {
  const pixels = await sharp(Buffer.from(drawingFile(slug)))
    .flatten({ background: '#808080' })
    .raw()
    .toBuffer();
  const wanted = Buffer.from(colour.slice(1), 'hex');
  return Array.from({ length: height }, (_, y) => y * width * 3).filter((at) =>
    wanted.every((value, channel) => Math.abs(pixels[at + channel]! - value) < 12),
  ).length;
}

describe.each(serviceSlugs)('the drawing of %s', (slug) => {
  const markup = renderToStaticMarkup(<ServiceDrawing slug={slug} />);

  it('is decoration without a word', () => {
    expect(markup).toContain('aria-hidden="true"');
    expect(markup.replace(/<[^>]*>/g, '')).toBe('');
    expect(markup).not.toContain('<image');
  });

  it('names no colour, so that each scheme applies its own', () => {
    expect(markup).not.toMatch(/#[0-9a-f]{3}|rgb|hsl|="(black|white)"/i);
  });

  it('starts with its service’s line at the left edge', async () => {
    expect(await countOnEdge(slug, light[categoryOf(slug).id])).toBeGreaterThanOrEqual(8);
  });
});

it('differs from service to service', () => {
  const drawings = new Set(serviceSlugs.map((slug) => renderToStaticMarkup(<ServiceDrawing slug={slug} />)));
  expect(drawings.size).toBe(serviceSlugs.length);
});
