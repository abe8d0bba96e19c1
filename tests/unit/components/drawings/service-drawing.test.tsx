import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import { ServiceDrawing } from '@/components/drawings/service-drawing';
import { type ServiceSlug, serviceSlugs } from '@/content/services/slugs';
import { drawingFile } from '@/tools/cards/service-drawing';
import { lineOf } from '@/lib/catalogue';
import { light } from '@/tools/colours';

const width = 480;
const height = 320;

type Pixels = { data: Buffer; near: (index: number, colour: string) => boolean };

/** The drawing of a service as pixels, on a grey that no token has. */
async function paint(slug: ServiceSlug): Promise<Pixels> {
  const data = await sharp(Buffer.from(drawingFile(slug)))
    .flatten({ background: '#808080' })
    .raw()
    .toBuffer();
  const near = (index: number, colour: string) =>
    [1, 3, 5].every((at, channel) => {
      const wanted = Number.parseInt(colour.slice(at, at + 2), 16);
      return Math.abs((data[index * 3 + channel] ?? -99) - wanted) < 12;
    });
  return { data, near };
}

describe.each(serviceSlugs)('the drawing of %s', (slug) => {
  const markup = renderToStaticMarkup(<ServiceDrawing slug={slug} />);
  let pixels: Pixels;
  beforeAll(async () => {
    pixels = await paint(slug);
  });

  it('is decoration without a word', () => {
    expect(markup).toContain('aria-hidden="true"');
    expect(markup.replace(/<[^>]*>/g, '')).toBe('');
    expect(markup).not.toContain('<image');
  });

  it('names no colour, so that each scheme applies its own', () => {
    expect(markup).not.toMatch(/#[0-9a-f]{3}|rgb|hsl|="(black|white)"/i);
  });

  it('starts with its service’s line at the left edge', () => {
    const onEdge = Array.from({ length: height }, (_, y) => y * width).filter((index) =>
      pixels.near(index, light[lineOf(slug).id]),
    );
    expect(onEdge.length).toBeGreaterThanOrEqual(8);
  });
});

it('differs from service to service', () => {
  const drawings = new Set(serviceSlugs.map((slug) => renderToStaticMarkup(<ServiceDrawing slug={slug} />)));
  expect(drawings.size).toBe(serviceSlugs.length);
});
