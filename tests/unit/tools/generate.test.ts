import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { generatedFiles } from '@/tools/generated-files';

/** The pixels of a picture. Other processors may draw edges a little differently. */
async function pixelsOf(picture: Buffer): Promise<number[]> {
  const png = picture.subarray(picture.indexOf('\x89PNG', 0, 'latin1'));
  return [...(await sharp(png).resize(64, 64).raw().toBuffer())];
}

it('generated files are up to date: if not, run "npm run generate" and commit them', async () => {
  const stale: string[] = [];
  for (const [file, content] of Object.entries(await generatedFiles())) {
    const committed = readFileSync(file);
    if (/\.(png|ico)$/.test(file)) {
      const [one, other] = await Promise.all([pixelsOf(committed), pixelsOf(content as Buffer)]);
      if (one.length !== other.length || one.some((value, index) => Math.abs(value - other[index]!) > 8))
        stale.push(file);
    } else if (!committed.equals(Buffer.from(content))) stale.push(file);
  }
  expect(stale).toEqual([]);
});
