/* out/ has the pages, the files they reference, and files that hosts and crawlers request. */
import { readdirSync, readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { recordOf } from '@/tools/exported-page/record';
import { families } from '@/app/fonts/families';
import { redirects } from '@/content/redirects';
import { siteAddress } from '@/lib/site-address';
import { pageFile, pages } from '@/lib/pages';
import { redirectFile } from '@/tools/hosts/github-pages';
import { filesIn } from '../support/files';
import { exportedPage, statusFiles } from '../support/pages';

const files = filesIn('out');
const isCompressed = (file: string) => /\.(br|gz)$/.test(file);
const originals = files.filter((file) => !isCompressed(file));
/** Without HTML files of public/, which aren't pages and may be too short to compress. */
const html = originals.filter((file) => file.endsWith('.html') && !filesIn('public').includes(file));

/** Whether an address of this site has a file. */
function isThere(address: string): boolean {
  const name = decodeURIComponent(new URL(address, siteAddress).pathname).slice(1);
  return originals.includes(name || 'index.html') || originals.includes(`${name}.html`);
}

describe('out/', () => {
  it('has exactly the pages of lib/pages.ts and those that hosts show in place of another @spec-2 @decision-1', () => {
    const moved = redirects.map(({ from }) => redirectFile(from));
    expect(html).toEqual([...pages.map(({ path }) => pageFile(path)), ...statusFiles, ...moved].sort());
  });

  it('has every file that its pages reference, but no original of a picture', () => {
    const lost = html.flatMap((file) => {
      const own = recordOf(exportedPage(file)).references.filter((address) =>
        /^\//.test(address.replace(siteAddress, '/')),
      );
      return own.filter((address) => !isThere(address)).map((address) => `${file}: ${address}`);
    });
    expect(lost).toEqual([]);
    expect(originals.filter((file) => file.startsWith('pictures/'))).toEqual([]);
  });

  it('has no script of Next and no payload @decision-13 @decision-15', () => {
    const scripts = originals.filter((file) => file.endsWith('.js'));
    expect(scripts.length).toBeGreaterThan(0);
    expect(scripts.filter((file) => !file.startsWith('_next/static/scripts/'))).toEqual([]);
    expect(originals.filter((file) => /__next|_buildManifest/.test(file))).toEqual([]);
    expect(html.filter((file) => /__next_f|TURBOPACK/.test(readFileSync(`out/${file}`, 'utf8')))).toEqual([]);
  });

  it('has a compressed copy of every text in both encodings, with the same content', () => {
    const texts = [...html, ...originals.filter((file) => /\.(js|xml|webmanifest)$/.test(file))];
    expect(texts.filter((file) => !files.includes(`${file}.br`) || !files.includes(`${file}.gz`))).toEqual([]);
    const differing = files.filter(isCompressed).filter((copy) => {
      const bytes = readFileSync(`out/${copy}`);
      const unpacked = copy.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
      return !unpacked.equals(readFileSync(`out/${copy.slice(0, -3)}`));
    });
    expect(differing).toEqual([]);
  });

  it('has nothing of previews', () => {
    const texts = originals.filter((file) =>
      /\.(html|js|css|json|xml|txt|webmanifest)$|_headers|_redirects/.test(file),
    );
    expect(texts.length).toBeGreaterThan(40);
    const ofPreviews = /data-preview-bar|"\/review|href="\/landing"|X-Robots-Tag/;
    expect(texts.filter((file) => ofPreviews.test(readFileSync(`out/${file}`, 'utf8')))).toEqual([]);
  });
});

const licences = readFileSync('out/licenses.txt', 'utf8');

it.each([
  'react-dom',
  '@radix-ui/react-toast',
  '@headlessui/react',
  'fastest-levenshtein',
  'lucide-react',
  ...Object.values(families).map((family) => family.package),
])('licenses.txt names %s with its version', (name) =>
  expect(licences).toMatch(new RegExp(`^${name} \\d+\\.\\d+\\.\\d+$`, 'm')),
);

it('licenses.txt has the licence texts, the fonts’ included', () => {
  expect(licences).toContain('Permission is hereby granted, free of charge');
  expect(licences).toContain('SIL OPEN FONT LICENSE');
});

it('is built without links, which not every drive on Windows has', () => {
  const built = readdirSync('.next', { recursive: true, withFileTypes: true });
  expect(built.length).toBeGreaterThan(0);
  expect(built.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name)).toEqual([]);
});
