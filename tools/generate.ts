import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentOf } from './check/content';
import { loadContent } from './check/load';
import { vercelFile } from './hosts/vercel';
import { headingFontFiles, missingCharacters } from './fonts';
import { drawIcons } from './icons';

/* npm run generate: writes the generated files that are committed; into a folder, if given. */
const [folder = '.'] = process.argv.slice(2);
const files: Record<string, string | Buffer> = { 'vercel.json': vercelFile(), ...(await headingFontFiles()) };
for (const [name, icon] of Object.entries(await drawIcons())) files[`public/${name}`] = icon;

for (const [file, content] of Object.entries(files)) {
  const target = path.join(folder, file);
  await mkdir(path.dirname(target), { recursive: true });
  await writeFile(target, content);
  console.log(file);
}

const { texts } = await contentOf((await loadContent()).files);
const missing = missingCharacters(texts.map(({ value }) => value));
if (missing.length > 0) {
  console.log(`\nNot in the heading font’s files: ${missing.join(' ')}. Headings show them in the device’s own font.`);
}
