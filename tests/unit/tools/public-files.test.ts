import { folderWith } from '@/tests/support/files';
import { checkPublicFiles, publicFiles } from '@/tools/public-files';

const names = '.DS_Store ._favicon.svg icons/Thumbs.db icons/desktop.ini pictures/a.jpg'.split(' ');
const leftBehind = Object.fromEntries(names.map((name) => [name, '']));

it('public/ has no file for visitors that a system has left, and no original of a picture', async () => {
  const files = { ...leftBehind, 'google1.html': '', '.nojekyll': '' };
  expect(await publicFiles(folderWith(files))).toEqual(['.nojekyll', 'google1.html']);
});

it('public/ may not have a file with the name of one that the build writes', async () => {
  const from = folderWith({ ...leftBehind, 'robots.txt': 'mine', 'favicon.ico': 'icon' });
  const out = folderWith({ 'robots.txt': 'the build’s', 'favicon.ico': 'icon' });
  await expect(checkPublicFiles(out, from)).rejects.toThrow(/^public\/robots\.txt: the build writes a file/);
  await expect(checkPublicFiles(from, from)).resolves.toBe('2 files');
});
