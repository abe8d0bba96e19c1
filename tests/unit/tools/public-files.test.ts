import { folderWith } from '@/tests/support/files';
import { checkPublicFiles } from '@/tools/public-files';

const names = '.DS_Store ._favicon.svg icons/Thumbs.db icons/desktop.ini pictures/a.jpg'.split(' ');
const leftBehind = Object.fromEntries(names.map((name) => [name, '']));

it('public/ may not have a file with the name of one that the build writes; what systems leave there is skipped', async () => {
  const from = folderWith({ ...leftBehind, 'robots.txt': 'mine', '.nojekyll': '' });
  const out = folderWith({ 'robots.txt': 'the build’s', '.nojekyll': '' });
  await expect(checkPublicFiles(out, from)).rejects.toThrow(/^public\/robots\.txt: the build writes a file/);
  await expect(checkPublicFiles(from, from)).resolves.toBe('2 files');
});
