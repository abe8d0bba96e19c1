import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { budgets } from './budgets';
import { forEachLimited, listFiles } from './files';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|vcf|ico)$/;

/** At quality 11, Node's default. */
const brotliBest: (text: Buffer) => Promise<Buffer> = promisify(brotliCompress);
const gzipBest = (text: Buffer): Promise<Buffer> => promisify(gzip)(text, { level: 9 });

/**
 * Writes `.br` and `.gz` copies of every file that becomes smaller, for hosts that serve them.
 * @returns how many files were compressed, and how many pages don't arrive in one round trip
 */
export async function precompress(outDir: string): Promise<string> {
  const files = (await listFiles(outDir)).filter((file) => compressible.test(file));
  const long: { file: string; size: number }[] = [];
  // Two at a time: zlib has its own threads, and more would only use more memory.
  await forEachLimited(files, 2, async (name) => {
    const file = path.join(outDir, name);
    const content = await readFile(file);
    const [brotli, gzipped] = await Promise.all([brotliBest(content), gzipBest(content)]);
    if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
    if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
    if (name.endsWith('.html') && brotli.length > budgets.roundTrip) long.push({ file: name, size: brotli.length });
  });
  const [longest] = long.sort((one, other) => other.size - one.size);
  const note = `${long.length} pages are over ${budgets.roundTrip} bytes, the longest is ${longest?.file}: ${longest?.size}`;
  return `${files.length} files, Brotli and gzip${longest ? `. ${note}` : ''}`;
}
