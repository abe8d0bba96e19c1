import path from 'node:path';
import { build } from 'esbuild';

/** Writes the scripts of a preview: `comments.js` for its pages, `sheet.js` for the review sheet. */
export async function writeScripts(folder: string): Promise<void> {
  await build({
    entryPoints: {
      comments: path.join(import.meta.dirname, 'page.ts'),
      sheet: path.join(import.meta.dirname, 'sheet.ts'),
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
