import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@/tests/support/temporary-folder';
import { checkPublicFiles, publicFiles } from '@/tools/public-files';

/** A folder with files of these names, each with its content. */
function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  }
  return folder;
}

const leftBehind = {
  '.DS_Store': '',
  '._favicon.svg': '',
  'icons/Thumbs.db': '',
  'icons/desktop.ini': '',
  'pictures/a.jpg': '',
};

describe('public/', () => {
  it('has no file for visitors that a system has left, and no original of a picture', async () => {
    const files = { ...leftBehind, 'google1.html': '', '.nojekyll': '' };
    expect(await publicFiles(folderWith(files))).toEqual(['.nojekyll', 'google1.html']);
  });

  it('may not have a file with the name of one that the build writes', async () => {
    const from = folderWith({ ...leftBehind, 'robots.txt': 'mine', 'favicon.ico': 'icon' });
    const out = folderWith({ 'robots.txt': 'the build’s', 'favicon.ico': 'icon' });
    await expect(checkPublicFiles(out, from)).rejects.toThrow(
      /^public\/robots\.txt: the build writes a file with this name/,
    );
    await expect(checkPublicFiles(from, from)).resolves.toBe('2 files');
  });
});
