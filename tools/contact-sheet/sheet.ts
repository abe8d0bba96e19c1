import sharp, { type OverlayOptions } from 'sharp';

type Cell = { name: string; picture: Buffer };

const gap = 32;
const caption = 56;
const widest = 640;

/** Puts pictures side by side, each under its name with its height in the page's own pixels. */
export async function writeSheet(file: string, title: string, cells: readonly Cell[]): Promise<void> {
  let left = gap;
  let tallest = 0;
  const parts: OverlayOptions[] = [];
  for (const { name, picture } of cells) {
    const { width, height } = await sharp(picture).metadata();
    const scaled = await sharp(picture)
      .resize({ width: Math.min(width, widest) })
      .toBuffer({ resolveWithObject: true });
    parts.push({ input: label(`${name}: ${width} × ${height}`, scaled.info.width), left, top: 0 });
    parts.push({ input: scaled.data, left, top: caption });
    left += scaled.info.width + gap;
    tallest = Math.max(tallest, scaled.info.height);
  }
  parts.push({ input: label(title, left), left: 0, top: caption + tallest });
  await sharp({ create: { width: left, height: tallest + 2 * caption, channels: 3, background: '#888888' } })
    .composite(parts)
    .png({ compressionLevel: 9, palette: true })
    .toFile(file);
}

function label(text: string, width: number): Buffer {
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${caption}">` +
      `<text x="4" y="38" font-family="sans-serif" font-size="22" fill="#fff">${text}</text></svg>`,
  );
}
