import { cardPath, socialCards } from '@/lib/social-card';
import { cardSvg } from './card';

// Next.js would link to the package from .next/, and not every drive on Windows has links.
const { default: sharp } = await import(/* turbopackIgnore: true */ 'sharp');

export const dynamic = 'force-static';
export const dynamicParams = false;

const nameOf = (card: (typeof socialCards)[number]) => cardPath(card).split('/').at(-1)!;

export function generateStaticParams() {
  return socialCards.map((card) => ({ name: nameOf(card) }));
}

/** A page's picture in chats. The same tree gives the same bytes. */
export async function GET(_: Request, { params }: { params: Promise<{ name: string }> }) {
  const { name } = await params;
  const card = socialCards.find((one) => nameOf(one) === name)!;
  const png = await sharp(Buffer.from(await cardSvg(card)))
    .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 7 })
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
}
