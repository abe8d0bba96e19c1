import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { exported, keepExported } from '@/tools/export/next-output';

describe('the files Next exports', () => {
  const memory = '/dev/shm';
  const isOther = existsSync(memory) && statSync(memory).dev !== statSync(os.tmpdir()).dev;
  (isOther ? it : it.skip)('are kept where .cache is on another filesystem', async () => {
    const [next, tree] = [mkdtempSync(`${memory}/next-`), mkdtempSync(path.join(os.tmpdir(), 'tree-'))];
    const filePath = path.join(next, 'about.html');
    writeFileSync(filePath, 'About');
    const home = process.cwd();
    process.chdir(tree);
    await keepExported([{ filePath, pathname: '/about' }]).finally(() => process.chdir(home));
    expect(readFileSync(path.join(tree, exported, 'about.html'), 'utf8')).toBe('About');
    for (const folder of [next, tree]) rmSync(folder, { recursive: true });
  });
});
