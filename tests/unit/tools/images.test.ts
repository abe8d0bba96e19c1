import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { mostBytes, writeCopies } from '@/tools/images/copies';
import { readOriginals } from '@/tools/images/originals';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const file = (name: string) => path.join(folder, name);
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#88a' } });

beforeAll(async () => {
  writeFileSync(file('five-bytes.jpg'), 'photo');
  await plain(9000, 600).toFile(file('panorama.jpg'));
  await plain(300, 900).toFile(file('thumbnail.png'));
  const whole = await plain(1500, 1000).jpeg().toBuffer();
  writeFileSync(file('cut-short.jpg'), whole.subarray(0, whole.length / 2));
  await plain(1000, 700)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 52/1 0/1' } })
    .toFile(file('turned.jpg'));
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('an original', () => {
  it.each([
    ['five-bytes.jpg', /is not a picture/],
    ['panorama.jpg', /is 9000 × 600 px: no side may have more than 8000/],
    ['thumbnail.png', /is 300 × 900 px: each side needs at least 480/],
    ['cut-short.jpg', /is broken/],
  ])('is refused if it can’t be used: %s', async (name, fault) => {
    const originals = await readOriginals(folder);
    expect(originals.find((one) => one.file === name)?.fault).toMatch(fault);
  });

  it('is measured and copied upright, in sizes up to its own, without its location', async () => {
    const original = (await readOriginals(folder)).find((one) => one.file === 'turned.jpg');
    const { picture } = original!;
    expect(picture).toMatchObject({ width: 700, height: 1000 });
    const copies = await writeCopies(file('turned.jpg'), picture!, folder);
    expect(copies.map((copy) => path.extname(copy))).toEqual(['.avif', '.webp', '.jpg']);
    for (const copy of copies) {
      const { width, height, exif } = await sharp(copy).metadata();
      expect([width, height, exif]).toEqual([480, 686, undefined]);
      expect(statSync(copy).size).toBeLessThanOrEqual(mostBytes);
    }
  });

  it('whose copy stays too large is refused, naming its file and the limit', async () => {
    const copies = writeCopies(file('panorama.jpg'), { name: 'panorama', width: 500 }, folder, 10);
    await expect(copies).rejects.toThrow(/panorama\.jpg: 480 px wide, it stays over 10 bytes/);
  });
});
