import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serveFolder } from '@/tools/serve/serve-folder';

// tests/export/servers has what every server must do.
it('our own server does not serve the output of an interrupted build', async () => {
  const out = mkdtempSync(path.join(os.tmpdir(), 'serve-'));
  await expect(serveFolder(out)).rejects.toThrow('holds no finished build');
  writeFileSync(path.join(out, '_headers'), '');
  (await serveFolder(out)).close();
  rmSync(out, { recursive: true });
});
