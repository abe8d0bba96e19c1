import { execFileSync, type StdioOptions } from 'node:child_process';

export function git(...args: string[]): string | undefined {
  try {
    const stdio = ['ignore', 'pipe', 'ignore'] satisfies StdioOptions;
    return execFileSync('git', args, { encoding: 'utf8', stdio, maxBuffer: Infinity }).trim() || undefined;
  } catch {
    return undefined;
  }
}

/**
 * The day of the last commit of each file in a folder. Empty without a repository, and in a shallow
 * clone, whose oldest commit appears to change every file.
 */
export function commitDates(folder: string): ReadonlyMap<string, string> {
  if (git('rev-parse', '--is-shallow-repository') !== 'false') return new Map();
  const log = git('log', '--format=%x00%cs', '--name-only', '--relative', '--', folder) ?? '';
  const oldestFirst = log.split('\0').slice(1).reverse();
  return new Map(
    oldestFirst.flatMap((commit) => {
      const [date = '', ...files] = commit.split('\n').filter(Boolean);
      return files.map((file) => [file, date] as const);
    }),
  );
}
