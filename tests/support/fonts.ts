/* Fonts that replace the machine's, so that texts have the same width everywhere. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { subset } from '../../tools/fonts';

/** A narrow and a wide one of the device fonts that app/styles/fonts.css names. */
const deviceFonts = ['roboto', 'dejavu-sans'] as const;
type DeviceFont = (typeof deviceFonts)[number];

const folder = path.resolve('.cache/fonts');

/** Environment variables for a browser that has only this font. */
export function withFont(font: DeviceFont): Record<string, string> {
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: path.join(folder, `${font}.xml`) };
}

/** Playwright's global setup: writes each font to a folder, with a Fontconfig file for it alone. */
export default async function writeFonts(): Promise<void> {
  for (const font of deviceFonts) {
    mkdirSync(path.join(folder, font), { recursive: true });
    for (const weight of [400, 700]) {
      // CSS `local()` finds a font by these names.
      const options = { targetFormat: 'truetype', preserveNameIds: [1, 2, 3, 4, 6] };
      const file = await subset(`${font}/files/${font}-latin-${weight}-normal`, options);
      writeFileSync(path.join(folder, font, `${weight}.ttf`), file);
    }
    const lists = `<dir>${path.join(folder, font)}</dir><cachedir>${path.join(folder, 'cache')}</cachedir>`;
    writeFileSync(path.join(folder, `${font}.xml`), `<?xml version="1.0"?><fontconfig>${lists}</fontconfig>`);
  }
}
