/* Fonts that replace the machine's: texts fit, or don't, on any machine alike. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
// @ts-expect-error -- the package carries no types
import subsetFont from 'subset-font';
import { headingCharacters } from '../../tools/fonts/characters';

/** Three that app/styles/fonts.css names, and one that it doesn't. */
export const deviceFonts = ['arimo', 'roboto', 'dejavu-sans', 'noto-sans'] as const;
type DeviceFont = (typeof deviceFonts)[number];

const folder = path.resolve('.cache/fonts');

/** The environment of a browser whose device has only one font. */
export function withFont(font: DeviceFont): Record<string, string> {
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: path.join(folder, `${font}.xml`) };
}

/** Playwright's setup: installs each font in a folder, with a configuration that names no other. */
export default async function writeFonts(): Promise<void> {
  const require = createRequire(path.resolve('package.json'));
  for (const font of deviceFonts) {
    mkdirSync(path.join(folder, font), { recursive: true });
    for (const weight of [400, 700]) {
      const source = require.resolve(`@fontsource/${font}/files/${font}-latin-${weight}-normal.woff2`);
      // local() finds a font by its names.
      const options = { targetFormat: 'truetype', preserveNameIds: [1, 2, 3, 4, 6] };
      const file = await subsetFont(readFileSync(source), headingCharacters, options);
      writeFileSync(path.join(folder, font, `${weight}.ttf`), file);
    }
    const lists = `<dir>${path.join(folder, font)}</dir><cachedir>${path.join(folder, 'cache')}</cachedir>`;
    writeFileSync(path.join(folder, `${font}.xml`), `<?xml version="1.0"?><fontconfig>${lists}</fontconfig>`);
  }
}
