/*
 * Fonts that replace the machine's, so that texts have the same width everywhere. The files of
 * tests/support/fonts/ have only the letters of headings. They were made by
 * subset-font from @fontsource/roboto and @fontsource/dejavu-sans 5.3, with
 * `targetFormat: 'truetype'`, and `preserveNameIds: [1, 2, 3, 4, 6]`, so that CSS `local()` finds
 * them. Those of noto-sans/ have the letters of tests/support/translator.ts, from
 * @fontsource/noto-sans-devanagari and so on, in bold only: what fits with it fits in regular too.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of a narrow and a wide font that app/styles/fonts.css names, and of an Indian device. */
const devices = {
  roboto: ['roboto'],
  'dejavu-sans': ['dejavu-sans'],
  india: ['dejavu-sans', 'noto-sans'],
} as const;

const folder = path.resolve('.cache/fonts');

/** Environment variables for a browser that has only these fonts. */
export function withFont(device: keyof typeof devices): Record<string, string> {
  return { ...(process.env as Record<string, string>), FONTCONFIG_FILE: path.join(folder, `${device}.xml`) };
}

/** Playwright's global setup: writes a Fontconfig file for each device. */
export default function writeFontLists(): void {
  mkdirSync(folder, { recursive: true });
  for (const [device, fonts] of Object.entries(devices)) {
    const folders = fonts.map((font) => `<dir>${path.resolve('tests/support/fonts', font)}</dir>`).join('');
    const lists = `${folders}<cachedir>${path.join(folder, 'cache')}</cachedir>`;
    writeFileSync(path.join(folder, `${device}.xml`), `<?xml version="1.0"?><fontconfig>${lists}</fontconfig>`);
  }
}
