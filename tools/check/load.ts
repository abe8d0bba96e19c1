import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ContentFile } from './places';
import type { Problem } from './problem';
import { sourceProblems } from './text-rules';

/**
 * Reads every file of the content.
 * @returns the files, and what keeps some of them from being loaded
 */
export async function loadContent(folder = 'content'): Promise<{ files: ContentFile[]; problems: Problem[] }> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
  const files: ContentFile[] = [];
  const problems: Problem[] = [];
  for (const name of names.map((name) => name.split(path.sep).join('/')).sort()) {
    const file = `content/${name}`;
    const place = path.resolve(folder, name);
    const source = readFileSync(place, 'utf8');
    try {
      const exports = (await import(pathToFileURL(place).href)) as Record<string, unknown>;
      // The shapes are not copy.
      files.push({ file, source, exports: file === 'content/types.ts' ? {} : exports });
    } catch (error) {
      const found = sourceProblems({ file, source });
      problems.push(
        ...(found.length > 0 ? found : [loadProblem(file, error as Error, path.dirname(path.resolve(folder)))]),
      );
    }
  }
  return { files, problems: unique(problems) };
}

/** A failed import in a sentence, under the file that has the mistake: often another one than was asked for. */
function loadProblem(file: string, error: Error, root: string): Problem {
  const inRoot = (place: string) =>
    path
      .relative(root, place.startsWith('file:') ? fileURLToPath(place) : place)
      .split(path.sep)
      .join('/');

  const missing = /^Cannot find (?:module|package) '([^']+)' imported from (\S+)/.exec(error.message);
  if (missing) {
    const [, target = '', from = file] = missing;
    return {
      file: inRoot(from),
      field: 'import',
      rule: `"${path.isAbsolute(target) ? inRoot(target) : target}" does not exist`,
    };
  }
  const unexported = /^The requested module '([^']+)' does not provide an export named '([^']+)'/.exec(error.message);
  if (unexported) {
    const from = /file:\/\/\S+?(?=:\d+)/.exec(error.stack ?? '')?.[0];
    const [, target, name] = unexported;
    return { file: from ? inRoot(from) : file, field: 'import', rule: `"${target}" exports no "${name}"` };
  }
  const syntax = /^(\/.*|[A-Z]:.*):(\d+):\d+: ERROR: (.*)$/m.exec(error.message);
  if (syntax) {
    const [, place = file, line, rule = ''] = syntax;
    return { file: inRoot(place), field: `line ${line}`, rule: `cannot be read: ${rule}` };
  }
  return { file, field: 'the whole file', rule: `cannot be loaded: ${error.message.split('\n')[0]}` };
}

const unique = (problems: readonly Problem[]) => [
  ...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values(),
];
