import { build } from 'esbuild';

/** Writes the scripts of a preview: `comments.js` for its pages, `sheet.js` for the review sheet. */
export async function writeScripts(folder: string): Promise<void> {
  await build({
    entryPoints: {
      comments: 'components/review/page-script.ts',
      sheet: 'components/review/sheet-script.ts',
    },
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
