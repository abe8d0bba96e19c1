import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
// @ts-expect-error -- the package carries no types
import subsetFont from 'subset-font';
import { headingCharacters } from './characters';

const require = createRequire(import.meta.url);
const source = require.resolve('@fontsource/anek-latin/files/anek-latin-latin-700-normal.woff2');
const target = path.join('app', 'fonts', 'anek-latin-700.woff2');

/** Run `npx tsx tools/fonts/subset.ts` after changing `headingCharacters`, and commit the font. */
const subset = await subsetFont(await readFile(source), headingCharacters, { targetFormat: 'woff2' });
await writeFile(target, subset);
console.log(`${target}: ${subset.length} bytes`);
