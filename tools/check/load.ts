import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { listFiles, withSlashes } from '../files';
import type { ContentFile } from './content';
import type { Problem } from './problem';
import { typingProblems } from './typing';

const folders = ['app', 'components', 'content', 'lib', 'tools'];

/** The TypeScript files of a folder, without those that systems hide beside them. */
async function sourcesIn(folder: string): Promise<string[]> {
  const files = await listFiles(folder);
  return files.filter((file) => /\.tsx?$/.test(file) && !/(^|\/)\./.test(file)).map((file) => `${folder}/${file}`);
}

/** The files of content/ that nothing in the site imports, as copies with another name. */
async function unusedIn(names: readonly string[]): Promise<string[]> {
  const sources = (await Promise.all(folders.map(sourcesIn))).flat();
  const texts = await Promise.all(sources.map((source) => readFile(source, 'utf8')));
  const endOf = (name: string) => `/${path.posix.basename(name.replace(/(\/index)?\.ts$/, ''))}'`;
  return names.filter((name) => !texts.some((text) => text.includes(endOf(name))));
}

/**
 * Loads every file of the content. All are read as text first: a typing error in one of them would
 * stop every file that imports it, with a stack trace.
 * @returns the files that load, and a problem for each that fails to
 */
export async function loadContent(): Promise<{ files: ContentFile[]; unread: Problem[] }> {
  const names = await sourcesIn('content');
  const unused = await unusedIn(names);
  // A copy of a file has problems of its own, which would only hide this one.
  if (unused.length > 0) {
    const message = 'the site doesn’t use this file: delete it, or keep copies outside content/';
    return { files: [], unread: unused.map((file) => ({ file, field: 'file', message })) };
  }
  const mistyped = (await Promise.all(names.map(typingProblems))).flat();
  if (mistyped.length > 0) return { files: [], unread: mistyped };

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
  return { files, unread };
}

/** A failed import as a problem of the file with the mistake, which often isn't the loaded one. */
export function loadProblem(file: string, { message, stack = '' }: Error): Problem {
  const own = /^(content\/\S+): (\S+): (.*)$/.exec(message);
  if (own) return { file: own[1]!, field: own[2]!, message: own[3]! };
  const [, mistyped, at, text] = /^(.*):(\d+):\d+: ERROR: (.*)$/m.exec(withSlashes(message)) ?? [];
  if (mistyped) {
    const place = withSlashes(path.relative('', mistyped));
    return { file: place, field: `line ${at}`, message: `cannot be read: ${text}` };
  }
  // The first content file that the stack trace names.
  const [, place = file, line] = /^.*\b(content\/\S+\.ts)(?::(\d+)|$)/m.exec(withSlashes(stack)) ?? [];
  const unknown = /^(\S+) is not defined$/.exec(message)?.[1];
  const reason = unknown ? reasonFor(unknown) : message.split('\n')[0];
  return { file: place, field: line ? `line ${line}` : 'import', message: `cannot be loaded: ${reason}` };
}

/** Why a name that isn't in quotes is there. */
function reasonFor(unknown: string): string {
  if (/^(?:no|none|nil|yes)$/i.test(unknown))
    return `there is no “${unknown}”: type false without quotes if you have none, or else a text in quotes`;
  if (!/^(?:confirmed|placeholder)$/i.test(unknown)) return `there is no “${unknown}”: type a text in quotes`;
  return unknown === unknown.toLowerCase()
    ? `no value of this file has ${unknown}(…) around it: type only the value`
    : `type ${unknown.toLowerCase()} in small letters`;
}
