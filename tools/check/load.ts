import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { listFiles } from '../files';
import type { ContentFile } from './content';
import { type Found, unique } from './finding';
import { sourceFindings } from './texts';

/**
 * Reads every file of the content.
 * @returns the files, and what keeps some of them from loading
 */
export async function loadContent(): Promise<{ files: ContentFile[]; unread: Found[] }> {
  const files: ContentFile[] = [];
  const unread: Found[] = [];
  for (const name of await listFiles('content')) {
    if (!name.endsWith('.ts')) continue;
    const file = `content/${name}`;
    const source = readFileSync(file, 'utf8');
    try {
      const exports = (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, unknown>;
      // The schemas are not copy.
      files.push({ file, source, exports: file === 'content/types.ts' ? {} : exports });
    } catch (error) {
      const marks = sourceFindings({ files: [{ file, source }] });
      unread.push(...(marks.length > 0 ? marks : [loadFinding(file, error as Error)]));
    }
  }
  return { files, unread: unique(unread) };
}

/** A failed import in a sentence, under the file that has the mistake: often not the one that was loaded. */
export function loadFinding(file: string, error: Error): Found {
  const inRoot = (place: string) =>
    path
      .relative('', place.startsWith('file:') ? fileURLToPath(place) : place)
      .split(path.sep)
      .join('/');

  const missing = /^Cannot find (?:module|package) '([^']+)' imported from (\S+)/.exec(error.message);
  if (missing) {
    const [, target = '', from = file] = missing;
    const name = path.isAbsolute(target) ? inRoot(target) : target;
    return { file: inRoot(from), field: 'import', message: `"${name}" does not exist` };
  }
  const unexported = /^The requested module '([^']+)' does not provide an export named '([^']+)'/.exec(error.message);
  if (unexported) {
    const from = /file:\/\/\S+?(?=:\d+)/.exec(error.stack ?? '')?.[0];
    const [, target, name] = unexported;
    return { file: from ? inRoot(from) : file, field: 'import', message: `"${target}" does not export "${name}"` };
  }
  const syntax = /^(\/.*|[A-Z]:.*):(\d+):\d+: ERROR: (.*)$/m.exec(error.message);
  if (syntax) {
    const [, place = file, line, reason = ''] = syntax;
    return { file: inRoot(place), field: `line ${line}`, message: `cannot be read: ${reason}` };
  }
  const own = /^(content\/\S+): (\S+): (.*)$/.exec(error.message);
  if (own) return { file: own[1] ?? file, field: own[2] ?? '', message: own[3] ?? '' };
  return { file, field: 'the whole file', message: `cannot be loaded: ${error.message.split('\n')[0]}` };
}
