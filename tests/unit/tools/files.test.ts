import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { letEveryoneRead } from '@/tools/files';

it('a build under a strict umask can be read by every user', async () => {
  const out = mkdtempSync(path.join(os.tmpdir(), 'out-'));
  const [folder, file] = [path.join(out, 'services'), path.join(out, 'services/seo-services.html')];
  mkdirSync(folder, { mode: 0o700 });
  writeFileSync(file, '', { mode: 0o600 });
  await letEveryoneRead(out);
  expect([out, folder, file].map((name) => (statSync(name).mode & 0o777).toString(8))).toEqual(['755', '755', '644']);
  rmSync(out, { recursive: true });
});
