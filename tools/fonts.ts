import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import { create } from 'fontkitten';
// @ts-expect-error -- the package carries no types
import subsetFont from 'subset-font';
import { headingFont } from '../lib/heading-font';

/** The characters of headings, signs and figures that the font's files have, if the font does. */
const headingCharacters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '₹–—‘’“”…·•×©é';

/** Fonts of devices that replace the heading font, each with a free font of the same widths. */
const deviceFonts = [
  { family: 'Heading R', local: ['Roboto Bold', 'Roboto-Bold'], like: 'roboto' },
  {
    family: 'Heading A',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    like: 'arimo',
  },
  { family: 'Heading D', local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], like: 'dejavu-sans' },
];

/** The letter width, relative to the font size, of the font for which headlines are sized. */
const designedFor = 0.443;

/** Device fonts are made a little wider, so that few headings need more lines in the final font. */
const reserve = 1.024;

const require = createRequire(`${process.cwd()}/package.json`);
const sourceOf = (name: string) => require.resolve(`@fontsource/${name}.woff2`);
const read = (name: string) => readFileSync(sourceOf(name));

/**
 * Reads a font from its package, with only these characters.
 * @param name path below @fontsource/, without its extension
 * @param options of subset-font
 */
export async function subset(
  name: string,
  options: Record<string, unknown>,
  characters = headingCharacters,
): Promise<Buffer> {
  return subsetFont(read(name), characters, options) as Promise<Buffer>;
}

/** The package's files, Latin first, each with the characters that earlier files lack. */
function headingFiles(): { name: string; characters: string }[] {
  const { weight } = headingFont;
  const family = path.posix.basename(headingFont.package);
  const nameOf = (script: string) => `${family}/files/${family}-${script}-${weight}-normal`;
  const others = readdirSync(path.dirname(sourceOf(nameOf('latin'))))
    .flatMap((file) => new RegExp(`^${family}-(.+)-${weight}-normal\\.woff2$`).exec(file)?.[1] ?? [])
    .filter((script) => script !== 'latin');
  let wanted = [...headingCharacters];
  return ['latin', ...others].map(nameOf).flatMap((name) => {
    const font = create(read(name));
    if (font.isCollection) return [];
    const characters = wanted.filter((character) => font.hasGlyphForCodePoint(character.codePointAt(0)!)).join('');
    wanted = wanted.filter((character) => !characters.includes(character));
    return characters ? [{ name, characters }] : [];
  });
}

/** `@font-face` with one declaration per line, as Prettier writes it. */
function fontFace(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `    ${property}: ${value};`;
  });
  return ['  @font-face {', ...lines, '  }'].join('\n');
}

/**
 * The heading font's files, and its stylesheet, which also adjusts device fonts to its size.
 * @throws if its letters are wider than lib/heading-font.ts says
 */
export async function headingFontFiles(): Promise<Record<string, string | Buffer>> {
  const files = headingFiles();
  const written: Record<string, string | Buffer> = {};
  const faces: string[] = [];
  for (const [index, { name, characters }] of files.entries()) {
    const file = `heading-${index + 1}.woff2`;
    written[`app/fonts/${file}`] = await subset(name, { targetFormat: 'woff2' }, characters);
    const codes = [...characters].map((character) => `U+${character.codePointAt(0)!.toString(16)}`);
    faces.push(
      fontFace({
        fontFamily: 'Heading',
        src: `url('../fonts/${file}') format('woff2')`,
        fontWeight: '700',
        fontDisplay: 'swap',
        // Further files load only on pages with one of their characters.
        ...(index > 0 && { unicodeRange: codes.join(', ') }),
      }),
    );
  }

  const metrics = await fromBuffer(read(files[0]!.name));
  const letterWidth = metrics.xWidthAvg / metrics.unitsPerEm;
  if (letterWidth > headingFont.letterWidth) {
    throw new Error(`lib/heading-font.ts: letterWidth: must be at least ${letterWidth}, the width of its letters`);
  }
  const widened = { ...metrics, subsets: undefined, xWidthAvg: reserve * metrics.xWidthAvg };
  for (const { family, local, like } of deviceFonts) {
    const device = await fromBuffer(read(`${like}/files/${like}-latin-700-normal`));
    const { fontFaces } = createFontStack([widened, device], { fontFaceFormat: 'styleObject' });
    const src = local.map((name) => `local('${name}')`).join(', ');
    faces.push(fontFace({ ...fontFaces[0]!['@font-face'], fontFamily: `'${family}'`, src } as Record<string, string>));
  }
  const comment = '/* Written by `npm run generate` from lib/heading-font.ts. */';
  // Headlines of a wider font are smaller, so that they have the same lines.
  const fit = Math.min(1, Math.floor((100 * designedFor) / letterWidth) / 100);
  const root = `  :root {\n    --heading-fit: ${fit};\n  }`;
  written['app/styles/fonts.css'] = `${comment}\n@layer base {\n${[root, ...faces].join('\n\n')}\n}\n`;
  return written;
}

/** The characters of texts that the heading font's files lack. */
export function missingCharacters(texts: readonly string[]): string[] {
  const available = headingFiles()
    .map(({ characters }) => characters)
    .join('');
  return [...new Set(texts.join(''))].filter((character) => !available.includes(character)).sort();
}
