import { takeSnapshot } from '@/tools/review/identical';

const hashed = '/_next/static/style-1a2b.css';
const files: Record<string, string> = {
  [hashed]: '@font-face { src: url("/font.woff2") }',
  '/font.woff2': 'font',
  '/_next/static/dialog-3c4d.js': 'import "./shared-5e6f.js"',
  '/_next/static/shared-5e6f.js': 'shared',
};
const page = `<html><head><meta name="robots" content="max-image-preview:large">
  <meta http-equiv="Content-Security-Policy" content="script-src 'self' 'sha256-abc='; form-action 'none'">
  <link rel="canonical" href="https://shop.example/about"><link rel="stylesheet" href="${hashed}"></head>
  <body data-props='{"files":["/_next/static/dialog-3c4d.js"]}'>Since <span data-year="">2026</span></body></html>`;

const snapshot = (html: string, has = files, origins = ['https://shop.example']) =>
  takeSnapshot(html, {
    origins,
    read: (address) => Promise.resolve(address in has ? Buffer.from(has[address]!) : undefined),
  });

async function isIdentical(...changed: Parameters<typeof snapshot>): Promise<boolean | undefined> {
  const [one, other] = [await snapshot(page), await snapshot(...changed)];
  return one && other && one.hash === other.hash;
}

describe('a page is identical', () => {
  it.each<[string, string, string]>([
    ['its rules for crawlers', 'max-image-preview:large', 'noindex'],
    ['hashes of the policy', 'sha256-abc=', 'sha256-d+f/='],
    ['the year of the build', '>2026<', '>2027<'],
  ])('if it differs only in %s', async (_, before, after) => {
    expect(await isIdentical(page.replace(before, after))).toBe(true);
  });

  it('on another address of the site', async () => {
    const moved = page.replaceAll('https://shop.example', 'https://preview.example');
    expect(await isIdentical(moved, files, ['https://preview.example'])).toBe(true);
    expect(await isIdentical(moved)).toBe(false);
  });

  it('if a hashed file has another name but the same bytes', async () => {
    const renamed = { ...files, '/_next/static/style-9.css': files[hashed]! };
    expect(await isIdentical(page.replace(hashed, '/_next/static/style-9.css'), renamed)).toBe(true);
  });
});

it.each([
  ['a directive of its policy', "form-action 'none'", 'form-action *'],
  ['a number', '<body', '<body data-years="2027"'],
  ['an address that only begins like the site’s', 'https://shop.example/', 'https://shop.example.com/'],
])('a page that differs in %s is not identical', async (_, before, after) => {
  expect(await isIdentical(page.replace(before, after))).toBe(false);
});

it.each(Object.keys(files))('a page is not identical if a byte of %s differs', async (address) => {
  expect(await isIdentical(page, { ...files, [address]: `${files[address]} ` })).toBe(false);
});

it.each(Object.keys(files))('a page can’t be compared if %s can’t be read', async (address) => {
  const others = Object.fromEntries(Object.entries(files).filter(([name]) => name !== address));
  expect(await isIdentical(page, others)).toBeUndefined();
});
