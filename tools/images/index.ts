import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { projects } from '@/content/projects';
import { people } from '@/content/people';
import { hashedFolder } from '../export/next-output';
import { writeCopies } from './copies';
import { originalsFolder, readOriginals } from './originals';

/* A step of `npm run build`: writes copies of the pictures that pages show to out/. */
const used = new Set([...projects, ...people].map(({ picture }) => picture?.file));
const originals = (await readOriginals()).filter(({ file }) => used.has(file));
const folder = path.join('out', hashedFolder, 'pictures');
if (originals.length > 0) await mkdir(folder, { recursive: true });

for (const { file, picture, fault } of originals) {
  if (!picture) throw new Error(`${originalsFolder}/${file} ${fault}`);
  const copies = await writeCopies(path.join(originalsFolder, file), picture, '.cache/pictures-of-content');
  for (const copy of copies) await copyFile(copy, path.join(folder, path.basename(copy)));
}
console.log(`${originals.length} pictures`);
