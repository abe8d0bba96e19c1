import { rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { absoluteUrl } from '@/lib/metadata';
import { folderWith } from '@/tests/support/files';
import { parsePage } from '@/tools/exported-page/page';
import { insertPictures } from '@/tools/export/pictures';

const originals = 'public/pictures/';
/** A tree with pictures, in which the tests run. */
const tree = folderWith({
  [`${originals}five-bytes.jpg`]: 'photo',
  [`${originals}empty.jpg`]: '',
  // How the HEIC photos of iPhones begin.
  [`${originals}renamed.jpg`]: '\0\0\0\x24ftypheic\0\0\0\0mif1heic',
});
const home = process.cwd();
const plain = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: '#88a' } });

beforeAll(async () => {
  // Otherwise sharp keeps files open, which Windows can't delete.
  sharp.cache(false);
  const file = (name: string) => path.join(tree, originals, name);
  await plain(9000, 600).toFile(file('panorama.jpg'));
  await plain(300, 900).toFile(file('thumbnail.png'));
  const whole = await plain(1500, 1000).jpeg().toBuffer();
  writeFileSync(file('cut-short.jpg'), whole.subarray(0, whole.length / 2));
  await plain(1000, 700)
    .withMetadata({ orientation: 6 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 52/1 0/1' } })
    .toFile(file('turned.jpg'));
  process.chdir(tree);
});
afterAll(() => {
  process.chdir(home);
  rmSync(tree, { recursive: true });
});

async function pageWith(body: string, head = '') {
  const page = parsePage('about.html', `<html><head>${head}</head><body>${body}</body></html>`);
  await insertPictures(page, 'out');
  return page.$;
}

it('a picture gets copies in three formats, upright, up to its own size, without its location', async () => {
  const $ = await pageWith('<picture><img src="/pictures/turned.jpg" alt="A" sizes="90vw"></picture>');
  const image = $('img').attr()!;
  expect([image.width, image.height, image.sizes]).toEqual(['480', '686', '90vw']);
  expect(image.src).toMatch(/^\/_next\/static\/pictures\/turned-[0-9a-f]{12}-480\.jpg$/);
  const sources = $('source').map((_, source) => `${$(source).attr('type')} ${$(source).attr('srcset')}`);
  expect(sources.get()).toEqual([
    expect.stringMatching(/^image\/avif .*-480\.avif 480w$/),
    expect.stringMatching(/^image\/webp .*-480\.webp 480w$/),
  ]);
  for (const address of [image.src!, $('source').attr('srcset')!.split(' ')[0]!]) {
    const { width, height, exif } = await sharp(path.join('out', address)).metadata();
    expect([width, height, exif]).toEqual([480, 686, undefined]);
  }
});

it('structured data and meta tags get the largest copy’s address', async () => {
  const address = absoluteUrl('/pictures/turned.jpg');
  const data = `<script type="application/ld+json">{"image":"${address}"}</script>`;
  const $ = await pageWith(data, `<meta property="og:image" content="${address}">`);
  const copy = $('meta').attr('content')!;
  expect(copy).toMatch(/\/_next\/static\/pictures\/turned-\w+-480\.jpg$/);
  expect(JSON.parse($('script').text())).toEqual({ image: copy });
});

it.each([
  '<img src="/pictures/turned.jpg">',
  '<a href="/pictures/turned.jpg">A</a>',
  '<p style="background: url(/pictures/turned.jpg)">A</p>',
])('an original that is used in another way stops the build, which says what to write: %s', async (body) => {
  await expect(pageWith(body)).rejects.toThrow(/^about\.html: .*components\/ui\/picture\.tsx/);
});

it.each([
  ['no-such.jpg', /isn't there/],
  ['five-bytes.jpg', /is not a picture/],
  ['empty.jpg', /is empty/],
  ['renamed.jpg', /is a HEIC photo of an iPhone: export it as JPEG/],
  ['panorama.jpg', /is 9000 × 600 px: no side may have more than 8000/],
  ['thumbnail.png', /is 300 × 900 px: each side needs at least 480/],
  ['cut-short.jpg', /can't be read/],
])('an original that can’t be used stops the build and is named: %s', async (name, fault) => {
  const page = pageWith(`<picture><img src="/pictures/${name}"></picture>`);
  await expect(page).rejects.toThrow(new RegExp(`public/pictures/${name}: .*${fault.source}`));
});
