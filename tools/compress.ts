import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { forEachLimited, listFiles } from './files';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|vcf|ico)$/;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export function brotliBest(text: Buffer): Promise<Buffer> {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  return brotli(text, { params: { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_SIZE_HINT]: text.length } });
}

export const gzipBest = (text: Buffer): Promise<Buffer> => zip(text, { level: 9 });

/**
 * Writes a `.br` and a `.gz` twin beside every file that gains from it, for hosts that serve them.
 * @returns how many files could gain, in words
 */
export async function writeCompressedTwins(outDir: string): Promise<string> {
  const files = (await listFiles(outDir)).filter((file) => compressible.test(file));
  // Two at a time: zlib works in threads of its own, and more would only hold more files in memory.
  await forEachLimited(files, 2, async (name) => {
    const file = path.join(outDir, name);
    const content = await readFile(file);
    const twins = await Promise.all([brotliBest(content), gzipBest(content)]);
    if (twins[0].length < content.length) await writeFile(`${file}.br`, twins[0]);
    if (twins[1].length < content.length) await writeFile(`${file}.gz`, twins[1]);
  });
  return `${files.length} files, Brotli and gzip`;
}
