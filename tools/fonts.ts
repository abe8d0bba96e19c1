import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
// @ts-expect-error -- the package carries no types
import subsetFont from 'subset-font';

/** The heading font: a file of Fontsource per script, with the characters that it is reduced to. */
const headingFiles = [
  {
    name: 'anek-latin/files/anek-latin-latin-700-normal',
    characters: Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '–—‘’“”…·•×©é',
  },
  { name: 'anek-latin/files/anek-latin-latin-ext-700-normal', characters: '₹' },
  // Of `site.board`, which tools/check/letters.ts compares with the stylesheet.
  { name: 'anek-devanagari/files/anek-devanagari-devanagari-700-normal', characters: 'वनस्टॉप' },
];

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

/** Device fonts are made a little wider, so that few headings need more lines in the final font. */
const reserve = 1.024;

const require = createRequire(`${process.cwd()}/package.json`);
const read = (name: string) => readFileSync(require.resolve(`@fontsource/${name}.woff2`));

/**
 * Reads a font from its package, with only these characters.
 * @param name path below @fontsource/, without its extension
 * @param options of subset-font
 */
export async function subset(
  name: string,
  options: Record<string, unknown>,
  characters = headingFiles.map((file) => file.characters).join(''),
): Promise<Buffer> {
  return subsetFont(read(name), characters, options) as Promise<Buffer>;
}

/** `@font-face` with one declaration per line, as Prettier writes it. */
function fontFace(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => {
    const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return `    ${property}: ${value};`;
  });
  return ['  @font-face {', ...lines, '  }'].join('\n');
}

/** The heading font's files, and its stylesheet, which also adjusts device fonts to its size. */
export async function headingFontFiles(): Promise<Record<string, string | Buffer>> {
  const written: Record<string, string | Buffer> = {};
  const faces: string[] = [];
  for (const [index, { name, characters }] of headingFiles.entries()) {
    const file = `heading-${index + 1}.woff2`;
    written[`app/fonts/${file}`] = await subset(name, { targetFormat: 'woff2' }, characters);
    const codes = [...characters].map((character) => `U+${character.codePointAt(0)!.toString(16)}`);
    faces.push(
      fontFace({
        fontFamily: 'Heading',
        src: `url('../fonts/${file}') format('woff2')`,
        fontWeight: '700',
        fontDisplay: 'swap',
        // The other files load only on pages with one of their characters.
        ...(index > 0 && { unicodeRange: codes.join(', ') }),
      }),
    );
  }

  const metrics = await fromBuffer(read(headingFiles[0]!.name));
  const widened = { ...metrics, subsets: undefined, xWidthAvg: reserve * metrics.xWidthAvg };
  for (const { family, local, like } of deviceFonts) {
    const device = await fromBuffer(read(`${like}/files/${like}-latin-700-normal`));
    const { fontFaces } = createFontStack([widened, device], { fontFaceFormat: 'styleObject' });
    const src = local.map((name) => `local('${name}')`).join(', ');
    faces.push(fontFace({ ...fontFaces[0]!['@font-face'], fontFamily: `'${family}'`, src } as Record<string, string>));
  }
  const comment = '/* Written by `npm run generate` from tools/fonts.ts. */';
  written['app/styles/fonts.css'] = `${comment}\n@layer base {\n${faces.join('\n\n')}\n}\n`;
  return written;
}
