/*
 * Fonts that replace the machine's, so that texts have the same width everywhere. The files of
 * tests/support/fonts/ have only the letters of headings (tools/fonts.ts). They were made by
 * subset-font from @fontsource/roboto and @fontsource/dejavu-sans 5.3, with
 * `targetFormat: 'truetype'`, and `preserveNameIds: [1, 2, 3, 4, 6]`, so that CSS `local()` finds
 * them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A narrow and a wide one of the device fonts that app/styles/fonts.css names. */
const deviceFonts = ['roboto', 'dejavu-sans'] as const;
type DeviceFont = (typeof deviceFonts)[number];

const folder = path.resolve('.cache/fonts');

/** Environment variables for a browser that has only this font. */
export function withFont(font: DeviceFont): Record<string, string> {
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: path.join(folder, `${font}.xml`) };
}

/** Playwright's global setup: writes a Fontconfig file for each font alone. */
export default function writeFontLists(): void {
  mkdirSync(folder, { recursive: true });
  for (const font of deviceFonts) {
    const lists = `<dir>${path.resolve('tests/support/fonts', font)}</dir><cachedir>${path.join(folder, 'cache')}</cachedir>`;
    writeFileSync(path.join(folder, `${font}.xml`), `<?xml version="1.0"?><fontconfig>${lists}</fontconfig>`);
  }
}
