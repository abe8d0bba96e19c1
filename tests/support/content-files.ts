import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { type ContentFile, contentOf } from '@/tools/check/content';

/** The site's own content as the checks read it. */
const siteFiles: readonly ContentFile[] = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .sort()
  .map((name) => {
    const file = path.posix.join('content', name.split(path.sep).join('/'));
    const exports = file === 'content/types.ts' ? {} : jest.requireActual(`@/${file}`);
    return { file, source: readFileSync(file, 'utf8'), exports };
  });

export const siteContent = contentOf(siteFiles);
