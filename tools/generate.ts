import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { generatedFiles } from './generated-files';

/* npm run generate: writes the generated files that are committed. A build writes none of them. */
for (const [file, content] of Object.entries(await generatedFiles())) {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(file);
}
