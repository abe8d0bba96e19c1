import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
// @ts-expect-error -- the package carries no types
import subsetFont from 'subset-font';

/** The characters that headings, signs and figures may use. A test checks the headings in out/. */
export const headingCharacters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('') + '₹–—‘’“”…·•×→©é';

/**
 * A font from its package with only these characters.
 * @param file below @fontsource/, without its ending
 * @param options of subset-font
 */
export async function subset(file: string, options: Record<string, unknown>): Promise<Buffer> {
  const require = createRequire(`${process.cwd()}/package.json`);
  const font = await readFile(require.resolve(`@fontsource/${file}.woff2`));
  return subsetFont(font, headingCharacters, options) as Promise<Buffer>;
}
