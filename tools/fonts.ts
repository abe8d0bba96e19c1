import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { fromFile } from '@capsizecss/unpack/fs';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import type { Families } from '@/app/fonts/families';
import { licenseOf } from './export/licenses';

/** The letters of headings. The rupee sign has a file of its own: few headings have it. */
const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');
const headingLetters = [`${ascii}–—‘’“”…·•×©é`, '₹'] as const;

/**
 * The package for each script, by its name in Unicode. Anek's for Odia and Tamil have no licence
 * file, and there is none for Gurmukhi.
 */
const boardPackages: Readonly<Record<string, string>> = {
  Devanagari: 'anek-devanagari',
  Bengali: 'anek-bangla',
  Gujarati: 'anek-gujarati',
  Gurmukhi: 'mukta-mahee',
  Kannada: 'anek-kannada',
  Malayalam: 'anek-malayalam',
  Oriya: 'noto-sans-oriya',
  Tamil: 'mukta-malar',
  Telugu: 'anek-telugu',
};
const scripts = Object.keys(boardPackages);

type Board = { words: string } | undefined;
type Packages = { heading: string; board?: string | undefined };

/**
 * Makes the files of the site's fonts, by name.
 * @param packages of Fontsource. Without one for the board, it's the usual one of its words' script
 * @param board its second script, if there is one
 * @throws naming the package to install, one without a licence, or the letters that a font lacks
 */
export async function fontFiles(packages: Packages, board: Board): Promise<Record<string, string | Buffer>> {
  const [text, rupee] = await Promise.all(headingLetters.map((letters) => findFile(packages.heading, letters)));
  if (!text) throw new Error(`${packages.heading} has no file with the letters of headings in weight 700.`);
  const second = board && (await boardFont(packages.board, board.words));
  const letters = second ? [...new Set(board.words.replaceAll(' ', ''))] : [];

  const subset = async (file: string, of: string) => subsetFont(await readFile(file), of, { targetFormat: 'woff2' });
  const face = (number: number, family: string, range: readonly string[]) => ({ number, family, range });
  const files: Record<string, string | Buffer> = { 'app/fonts/heading-1.woff2': await subset(text, headingLetters[0]) };
  const faces = [face(1, 'Heading', [])];
  if (rupee) {
    files['app/fonts/heading-2.woff2'] = await subset(rupee, headingLetters[1]);
    faces.push(face(2, 'Heading', ['₹']));
  }
  if (second) {
    files['app/fonts/heading-3.woff2'] = await subset(second.file, letters.join(''));
    faces.push(face(3, "'Heading board'", letters));
  }
  const families: Families = { heading: { package: packages.heading }, board: second?.family };
  return {
    ...files,
    'app/fonts/families.json': `${JSON.stringify(families, null, 2)}\n`,
    'app/styles/fonts.css': stylesheet(faces.map(fontFace), fallbackFaces(await fromFile(text))),
  };
}

/**
 * The file of a package in weight 700 that has all letters.
 * @throws if the package isn't installed, or has no licence
 */
async function findFile(name: string, letters: string): Promise<string | undefined> {
  // PowerShell reads @ without quotes as a sign of its own.
  if (!existsSync(`node_modules/${name}`)) throw new Error(`${name} isn’t installed: npm install --save-dev "${name}"`);
  await licenseOf(name);
  const folder = `node_modules/${name}/files`;
  const files = existsSync(folder) ? await readdir(folder) : [];
  for (const file of files.filter((one) => one.endsWith('-700-normal.woff2'))) {
    const font = create(await readFile(`${folder}/${file}`));
    const has = new Set('characterSet' in font ? font.characterSet : []);
    if ([...letters].every((letter) => has.has(letter.codePointAt(0)!))) return `${folder}/${file}`;
  }
  return undefined;
}

async function boardFont(named: string | undefined, words: string) {
  const script = scripts.find((one) => new RegExp(`\\p{Script=${one}}`, 'u').test(words));
  if (!script) throw new Error(`“${words}” is in none of the scripts that the board knows: ${scripts.join(', ')}.`);
  const name = named ?? `@fontsource/${boardPackages[script]}`;
  const letters = words.replaceAll(' ', '');
  const file = await findFile(name, letters);
  if (!file) throw new Error(`${name} has no file with all letters of “${words}” in weight 700.`);
  const subset = file
    .slice(file.lastIndexOf('/') + 1)
    .replace(`${name.split('/').at(-1)}-`, '')
    .replace('-700-normal.woff2', '');
  const metadata = JSON.parse(await readFile(`node_modules/${name}/metadata.json`, 'utf8')) as Record<string, string>;
  return { file, family: { package: name, family: metadata.family ?? metadata.fontName!, subset, script } };
}

/** Fonts of devices. `width` is that of a mean letter, from Roboto, Arimo and DejaVu Sans Bold. */
const deviceFonts = [
  { name: 'Heading R', local: ['Roboto Bold', 'Roboto-Bold'], width: 926 / 2048, lineGap: 0, wider: 1.024 },
  {
    name: 'Heading A',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    width: 983 / 2048,
    lineGap: 67 / 2048,
    wider: 1.024,
  },
  // Its capitals are wide.
  { name: 'Heading D', local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], width: 1176 / 2048, lineGap: 0, wider: 0.993 },
];

type Metrics = Record<'ascent' | 'descent' | 'lineGap' | 'unitsPerEm' | 'xWidthAvg', number>;

/**
 * Device fonts in the size of the heading font, a little wider, so that few headings need more
 * lines in the final font.
 */
function fallbackFaces({ ascent, descent, lineGap, unitsPerEm, xWidthAvg }: Metrics): string[] {
  const percent = (part: number) => `${Math.round(part * 1000) / 10}%`;
  return deviceFonts.map((device) => {
    const size = ((xWidthAvg / unitsPerEm) * device.wider) / device.width;
    const gap = `\n    line-gap-override: ${percent(lineGap / unitsPerEm / size)};`;
    return `  @font-face {
    font-family: '${device.name}';
    src: ${device.local.map((name) => `local('${name}')`).join(', ')};
    ascent-override: ${percent(ascent / unitsPerEm / size)};
    descent-override: ${percent(-descent / unitsPerEm / size)};${lineGap > 0 || device.lineGap > 0 ? gap : ''}
    size-adjust: ${percent(size)};
  }`;
  });
}

function fontFace({ number, family, range }: { number: number; family: string; range: readonly string[] }): string {
  const codes = range.map((letter) => `U+${letter.codePointAt(0)!.toString(16)}`);
  return `  @font-face {
    font-family: ${family};
    src: url('../fonts/heading-${number}.woff2') format('woff2');
    font-weight: 700;
    font-display: swap;${codes.length > 0 ? `\n    unicode-range: ${codes.join(', ')};` : ''}
  }`;
}

const stylesheet = (faces: readonly string[], devices: readonly string[]) => `/*
 * Written by npm run font: the heading font, and device fonts in its size, which are shown until it has
 * loaded. The board's second script has a family of its own: it often arrives first, and would move the
 * lines of headings by its metrics.
 */
@layer base {
${[...faces, ...devices].join('\n\n')}
}
`;
