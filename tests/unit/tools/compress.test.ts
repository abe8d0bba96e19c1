import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { filesIn } from '@/tests/support/files';
import { precompress } from '@/tools/compress';

it('compression says how large the smallest and the largest page are, and stops no build', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'compressed-'));
  const pages = {
    'a.html': 'One short line. '.repeat(9),
    'b.html': Array.from({ length: 9_000 }, (_, at) => at).join(),
  };
  for (const [name, text] of Object.entries(pages)) writeFileSync(path.join(folder, name), text);
  const said = await precompress(folder);
  const written = filesIn(folder);
  rmSync(folder, { recursive: true });
  const [small, large] = Object.values(pages).map((text) => brotliCompressSync(text).length);
  expect(said).toContain(`Pages have ${small} (a.html) to ${large} (b.html) bytes`);
  expect(written.sort()).toEqual(['a.html', 'a.html.br', 'a.html.gz', 'b.html', 'b.html.br', 'b.html.gz']);
});
