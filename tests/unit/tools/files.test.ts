import { chmodSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@/tests/support/files';
import { makeReadable } from '@/tools/files';

const onUnix = process.platform === 'win32' ? it.skip : it;

onUnix('everybody may read the built site, also if the builder’s files are private', async () => {
  const folder = temporaryFolder();
  const names = ['services', 'services/page.html', '.htaccess'].map((name) => path.join(folder, name));
  mkdirSync(names[0]!, { mode: 0o700 });
  for (const name of names.slice(1)) writeFileSync(name, '', { mode: 0o600 });
  chmodSync(folder, 0o700);
  await makeReadable(folder);
  const modes = [folder, ...names].map((name) => (statSync(name).mode & 0o777).toString(8));
  expect(modes).toEqual(['755', '755', '644', '644']);
});
