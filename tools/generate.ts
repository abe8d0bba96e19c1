import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { vercelFile } from './hosts/vercel';
import { drawIcons } from './icons';

/* npm run generate: writes the generated files that are committed; into a folder, if given. */
const [folder = '.'] = process.argv.slice(2);
const files: Record<string, string | Buffer> = { 'vercel.json': vercelFile() };
for (const [name, icon] of Object.entries(await drawIcons())) files[`public/${name}`] = icon;

for (const [file, content] of Object.entries(files)) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  console.log(file);
}
