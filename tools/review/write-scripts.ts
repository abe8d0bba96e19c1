import { build } from 'esbuild';

/** Writes the scripts of a preview: `page.js` for its pages, `sheet.js` for the review sheet. */
export async function writeScripts(folder: string): Promise<void> {
  await build({
    entryPoints: ['components/review/scripts/page.ts', 'components/review/scripts/sheet.ts'],
    outdir: folder,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'warning',
  });
}
