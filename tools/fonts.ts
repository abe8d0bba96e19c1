import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
// @ts-expect-error -- the package carries no types
import harfbuzz from 'harfbuzzjs';
// @ts-expect-error -- the package carries no types
import subsetFont from 'subset-font';
import { headingFont } from '../lib/heading-font';

/** The characters of headings, signs and figures that the font's files have, if the font does. */
const headingCharacters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '₹–—‘’“”…·•×©é';

/** Fonts of devices that replace the heading font, each with a free font of the same widths. */
const deviceFonts: readonly { family: string; local: readonly string[]; like: string }[] = [
  { family: 'Heading R', local: ['Roboto Bold', 'Roboto-Bold'], like: 'roboto' },
  {
    family: 'Heading A',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Arimo Bold'],
    like: 'arimo',
  },
  { family: 'Heading D', local: ['DejaVu Sans Bold', 'DejaVuSans-Bold'], like: 'dejavu-sans' },
];

/** Typical words of headings, to measure fonts with. */
const sample =
  'Website and mobile app development, social media marketing, office and server setup. ' +
  'What decides the price? Common questions. Tell us what you need: one team for all of it.';

/** The letter width, relative to the font size, of the font for which headlines are sized. */
const designedFor = 0.445;

/** Device fonts are made a little wider, so that few headings need more lines in the final font. */
const reserve = 1.024;

const require = createRequire(`${process.cwd()}/package.json`);
const sourceOf = (name: string) => require.resolve(`@fontsource/${name}.woff2`);

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
  return subsetFont(readFileSync(sourceOf(name)), characters, options) as Promise<Buffer>;
}

/** The characters of a font, and its measures relative to the font size. */
async function measure(name: string) {
  const hb = await harfbuzz;
  const options = { targetFormat: 'truetype', keepAllGlyphs: true };
  const file = (await subsetFont(readFileSync(sourceOf(name)), undefined, options)) as Buffer;
  const face = hb.createFace(hb.createBlob(file), 0);
  const font = hb.createFont(face);
  const text = hb.createBuffer();
  text.addText(sample);
  text.guessSegmentProperties();
  hb.shape(font, text);
  const width = (text.json() as { ax: number }[]).reduce((sum, { ax }) => sum + ax, 0);
  const { ascender, descender } = font.hExtents() as { ascender: number; descender: number };
  return {
    characters: Array.from(face.collectUnicodes() as Uint32Array, (code) => String.fromCodePoint(code)),
    letterWidth: width / sample.length / face.upem,
    ascent: ascender / face.upem,
    descent: -descender / face.upem,
  };
}

/** The package's files, Latin first, each with the characters that earlier files lack. */
async function headingFiles() {
  const { weight } = headingFont;
  const family = path.posix.basename(headingFont.package);
  const nameOf = (script: string) => `${family}/files/${family}-${script}-${weight}-normal`;
  const others = readdirSync(path.dirname(sourceOf(nameOf('latin'))))
    .flatMap((file) => new RegExp(`^${family}-(.+)-${weight}-normal\\.woff2$`).exec(file)?.[1] ?? [])
    .filter((script) => script !== 'latin');
  let wanted = [...headingCharacters];
  const files = [];
  for (const name of ['latin', ...others].map(nameOf)) {
    const metrics = await measure(name);
    const characters = wanted.filter((character) => metrics.characters.includes(character)).join('');
    wanted = wanted.filter((character) => !characters.includes(character));
    if (characters) files.push({ name, characters, metrics });
  }
  return files;
}

/** The measures of the heading font's Latin letters. */
export const headingMetrics = async () => (await headingFiles())[0]!.metrics;

const percent = (ratio: number) => `${(100 * ratio).toFixed(1)}%`;

/** `@font-face` with one declaration per line, as Prettier writes it. */
function fontFace(declarations: Record<string, string>): string {
  const lines = Object.entries(declarations).map(([name, value]) => `    ${name}: ${value};`);
  return ['  @font-face {', ...lines, '  }'].join('\n');
}

/** The heading font's files, and its stylesheet, which also adjusts device fonts to its size. */
export async function headingFontFiles(): Promise<Record<string, string | Buffer>> {
  const files = await headingFiles();
  const written: Record<string, string | Buffer> = {};
  const faces: string[] = [];
  for (const [index, { name, characters }] of files.entries()) {
    const file = `heading-${index + 1}.woff2`;
    written[`app/fonts/${file}`] = await subset(name, { targetFormat: 'woff2' }, characters);
    const codes = [...characters].map((character) => `U+${character.codePointAt(0)!.toString(16)}`);
    faces.push(
      fontFace({
        'font-family': 'Heading',
        src: `url('../fonts/${file}') format('woff2')`,
        'font-weight': '700',
        'font-display': 'swap',
        // Further files load only on pages with one of their characters.
        ...(index > 0 && { 'unicode-range': codes.join(', ') }),
      }),
    );
  }
  const { letterWidth, ascent, descent } = files[0]!.metrics;
  for (const { family, local, like } of deviceFonts) {
    const device = await measure(`${like}/files/${like}-latin-700-normal`);
    const size = (reserve * letterWidth) / device.letterWidth;
    faces.push(
      fontFace({
        'font-family': `'${family}'`,
        src: local.map((name) => `local('${name}')`).join(', '),
        'size-adjust': percent(size),
        'ascent-override': percent(ascent / size),
        'descent-override': percent(descent / size),
      }),
    );
  }
  const comment = '/* Written by `npm run generate` from lib/heading-font.ts. */';
  // Headlines of a wider font are smaller, so that they have the same lines.
  const fit = Math.min(1, Math.floor((100 * designedFor) / letterWidth) / 100);
  const root = `  :root {\n    --heading-fit: ${fit};\n  }`;
  written['app/styles/fonts.css'] = `${comment}\n@layer base {\n${[root, ...faces].join('\n\n')}\n}\n`;
  return written;
}

/** The characters of texts that the heading font lacks. */
export async function missingCharacters(texts: readonly string[]): Promise<string[]> {
  const files = await headingFiles();
  const available = new Set(files.flatMap(({ characters }) => [...characters]));
  return [...new Set(texts.join(''))].filter((character) => !available.has(character)).sort();
}
