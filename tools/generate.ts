import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { contentOf } from './check/content';
import { loadContent } from './check/load';
import { missingCharacters } from './fonts';
import { generatedFiles } from './generated-files';

/* npm run generate: writes the generated files that are committed. */
for (const [file, content] of Object.entries(await generatedFiles())) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(file);
}

const { texts } = contentOf((await loadContent()).files);
const missing = await missingCharacters(texts.map(({ value }) => value));
if (missing.length > 0) {
  console.log(`\nNot in the heading font’s files: ${missing.join(' ')}. Headings show them in the device’s own font.`);
}
