import { spawnSync } from 'node:child_process';
import { mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const folder = temporaryFolder();

const script = path.resolve('tools/install.mjs');
const install = () => spawnSync(process.execPath, [script], { cwd: folder, encoding: 'utf8' });

it('packages are installed if they are missing or older than the lock file, and not again', () => {
  const lock = { name: 'empty', lockfileVersion: 3, packages: { '': { name: 'empty' } } };
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "empty" }');
  writeFileSync(path.join(folder, 'package-lock.json'), JSON.stringify(lock));
  expect(install()).toMatchObject({ status: 0, stdout: expect.stringContaining('npm ci') });

  mkdirSync(path.join(folder, 'node_modules'), { recursive: true });
  writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), '{}');
  expect(install()).toMatchObject({ status: 0, stdout: '' });

  utimesSync(path.join(folder, 'node_modules/.package-lock.json'), 1, 1);
  expect(install().stdout).toContain('npm ci');

  writeFileSync(path.join(folder, 'package-lock.json'), 'no JSON');
  expect(install().status).toBe(1);
});
