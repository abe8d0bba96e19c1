import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../files';
import type { ContentFile } from './content';
import { type Found, unique } from './finding';

/**
 * Loads every file of the content.
 * @returns the files, and a finding for each that fails to load
 */
export async function loadContent(): Promise<{ files: ContentFile[]; unread: Found[] }> {
  const files: ContentFile[] = [];
  const unread: Found[] = [];
  for (const name of await listFiles('content')) {
    if (!name.endsWith('.ts')) continue;
    const file = `content/${name}`;
    try {
      const exports = (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, unknown>;
      files.push({
        file,
        source: readFileSync(file, 'utf8'),
        // Schemas aren't copy.
        exports: file === 'content/types.ts' ? {} : exports,
      });
    } catch (error) {
      unread.push(loadFinding(file, error as Error));
    }
  }
  return { files, unread: unique(unread) };
}

/** A failed import as a finding in the file with the mistake, which often isn't the loaded one. */
export function loadFinding(file: string, { message, stack = '' }: Error): Found {
  const own = /^(content\/\S+): (\S+): (.*)$/.exec(message);
  if (own) return { file: own[1]!, field: own[2]!, message: own[3]! };
  const inRoot = (text: string) =>
    text
      .replaceAll(`${pathToFileURL('').href}/`, '')
      .replaceAll(path.resolve() + path.sep, '')
      .replaceAll('\\', '/');
  // The first content file that the stack trace names.
  const [, place = file, line] = /(content\/\S+\.ts)(?::(\d+)|$)/m.exec(inRoot(stack)) ?? [];
  const reason = /ERROR: (.*)/.exec(message)?.[1] ?? inRoot(message.split('\n')[0]!);
  const hint = reason.includes('found "<<"') ? ' (the mark of an unfinished merge)' : '';
  return { file: place, field: line ? `line ${line}` : 'import', message: `cannot be loaded: ${reason}${hint}` };
}
