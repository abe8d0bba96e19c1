import { readFileSync } from 'node:fs';
import { load } from 'cheerio';
import sharp from 'sharp';
import { insertPictures } from '@/tools/pictures';
import { absoluteUrl } from '@/lib/metadata';
import { picturePath } from '@/lib/routes';
import { folderWith } from '@/tests/support/files';

it('a photo becomes upright copies in WebP and JPEG, none wider than it is, without its place', async () => {
  // As a phone held upright saves it: on its side, with the place.
  const gps = { IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '26/1 11/1 0/1' } };
  const photo = sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } });
  const jpeg = await photo.withExif(gps).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  const folder = folderWith({ 'public/pictures/clinic.jpg': jpeg });
  const $ = load(`<script type="application/ld+json">"${absoluteUrl(picturePath('clinic.jpg'))}"</script>
    <picture><img src="${picturePath('clinic.jpg')}" sizes="50vw" alt="A clinic"></picture>`);
  const tree = process.cwd();
  process.chdir(folder);
  await insertPictures($, 'out').finally(() => process.chdir(tree));

  const { srcset = '', sizes } = $('source').attr()!;
  const [small, large] = srcset.split(', ').map((copy) => copy.split(' ')[0]!);
  expect(sizes).toBe('50vw');
  const made = await Promise.all(
    [small!, large!, $('img').attr('src')!].map((address) => sharp(readFileSync(`${folder}/out${address}`)).metadata()),
  );
  expect(made.map(({ format, width, height, exif }) => [format, width, height, exif])).toEqual([
    ['webp', 480, 720, undefined],
    ['webp', 600, 900, undefined],
    ['jpeg', 480, 720, undefined],
  ]);
  expect($('img').attr()).toMatchObject({ alt: 'A clinic', width: '600', height: '900' });
  expect($('script').text()).toMatch(/static\/pictures\/clinic-\w+-\d+\.jpeg"$/);
});
