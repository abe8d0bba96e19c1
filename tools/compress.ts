import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { forEachLimited, listFiles } from './files';

const compressible = /\.(html|js|css|svg|json|xml|txt|webmanifest|vcf|ico)$/;

/** At quality 11, Node's default. */
const brotliBest: (text: Buffer) => Promise<Buffer> = promisify(brotliCompress);
const gzipBest = (text: Buffer): Promise<Buffer> => promisify(gzip)(text, { level: 9 });

/**
 * Writes `.br` and `.gz` copies of every file that becomes smaller, for hosts that serve them.
 * @returns how many files were compressed, and the sizes of the smallest and largest page
 */
export async function precompress(outDir: string): Promise<string> {
  const files = (await listFiles(outDir)).filter((file) => compressible.test(file));
  const pages: { name: string; size: number }[] = [];
  // Two at a time: zlib has its own threads, and more would only use more memory.
  await forEachLimited(files, 2, async (name) => {
    const file = path.join(outDir, name);
    const content = await readFile(file);
    const [brotli, gzipped] = await Promise.all([brotliBest(content), gzipBest(content)]);
    if (brotli.length < content.length) await writeFile(`${file}.br`, brotli);
    if (gzipped.length < content.length) await writeFile(`${file}.gz`, gzipped);
    if (name.endsWith('.html')) pages.push({ name, size: brotli.length });
  });
  pages.sort((a, b) => a.size - b.size);
  const sizes = [pages[0], pages.at(-1)].map((page) => `${page?.size} (${page?.name})`).join(' to ');
  return `${files.length} files, Brotli and gzip. Pages have ${sizes} bytes`;
}
