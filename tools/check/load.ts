import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles } from '../files';
import type { ContentFile } from './content';
import { type Finding, unique } from './finding';
import { syntaxFindings } from './syntax';

/**
 * Loads every file of the content.
 * @returns the files, and a finding for each that fails to load
 */
export async function loadContent(): Promise<{ files: ContentFile[]; unread: Finding[] }> {
  const names = (await listFiles('content')).filter((name) => name.endsWith('.ts')).map((name) => `content/${name}`);
  const mistyped = await Promise.all(names.map(async (file) => syntaxFindings(file, await readFile(file))));
  const unread = mistyped.flat();
  // Files that import a mistyped one fail too.
  if (unread.length > 0) return { files: [], unread };

  const files: ContentFile[] = [];
  for (const file of names) {
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
export function loadFinding(file: string, error: Error): Finding {
  const { stack = '' } = error;
  const own = /^(content\/\S+): (\S+): (.*)$/.exec(error.message);
  if (own) return { file: own[1]!, field: own[2]!, message: own[3]! };
  const inRoot = (text: string) =>
    text
      .replaceAll(`${pathToFileURL('').href}/`, '')
      .replaceAll(path.resolve() + path.sep, '')
      .replaceAll('\\', '/');
  // The first content file that the stack trace names.
  const [, place = file, line] = /(content\/\S+\.ts)(?::(\d+)|$)/m.exec(inRoot(stack)) ?? [];
  const reason = /ERROR: (.*)/.exec(error.message)?.[1] ?? inRoot(error.message.split('\n')[0]!);
  const [, name] = /^(\w+) is not defined$/.exec(reason) ?? [];
  const message = name
    ? `"${name}" is not a known name: type quotes around a text, or import the name at the top`
    : `cannot be loaded: ${reason}`;
  return { file: place, field: line ? `line ${line}` : 'import', message };
}
