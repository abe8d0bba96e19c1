import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform, type TransformFailure } from 'esbuild';
import { listFiles, withSlashes } from '../files';
import type { ContentFile } from './content';
import { type Problem, unique } from './problem';

/**
 * Loads every file of the content.
 * @returns the files, and a problem for each that fails to load
 */
export async function loadContent(): Promise<{ files: ContentFile[]; unread: Problem[] }> {
  const names = (await listFiles('content')).filter((name) => name.endsWith('.ts')).map((name) => `content/${name}`);
  const mistyped = await Promise.all(names.map(syntaxProblems));
  // Files that import a mistyped one would fail too.
  if (mistyped.flat().length > 0) return { files: [], unread: mistyped.flat() };

  const files: ContentFile[] = [];
  const unread: Problem[] = [];
  for (const file of names) {
    try {
      const exports = (await import(pathToFileURL(path.resolve(file)).href)) as Record<string, unknown>;
      // Schemas aren't copy.
      files.push({ file, exports: file.startsWith('content/types/') ? {} : exports });
    } catch (error) {
      unread.push(loadProblem(file, error as Error));
    }
  }
  return { files, unread: unique(unread) };
}

/** Reports what keeps a file from being read, and the usual causes. */
async function syntaxProblems(file: string): Promise<Problem[]> {
  try {
    await transform(await readFile(file), { loader: 'ts', logLevel: 'silent' });
    return [];
  } catch (error) {
    const { text, location } = (error as TransformFailure).errors[0]!;
    const usualCauses = "In a text, type ’ instead of '. Between two entries, type a comma. Save the file as UTF-8.";
    return [{ file, field: `line ${location?.line ?? 1}`, message: `cannot be read: ${text}. ${usualCauses}` }];
  }
}

/** A failed import as a problem of the file with the mistake, which often isn't the loaded one. */
export function loadProblem(file: string, { message, stack = '' }: Error): Problem {
  const own = /^(content\/\S+): (\S+): (.*)$/.exec(message);
  if (own) return { file: own[1]!, field: own[2]!, message: own[3]! };
  // The first content file that the stack trace names.
  const [, place = file, line] = /(content\/\S+\.ts)(?::(\d+)|$)/m.exec(withSlashes(stack)) ?? [];
  return {
    file: place,
    field: line ? `line ${line}` : 'import',
    message: `cannot be loaded: ${message.split('\n')[0]}`,
  };
}
