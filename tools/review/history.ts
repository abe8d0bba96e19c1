import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listFiles } from '../files';

/** A file that this branch changed, as it was and as it is. */
type ChangedFile = { file: string; before: string; after: string };

/** What git knows of a branch. */
export type History = {
  /** Those of `content/`. */
  changed: readonly ChangedFile[];
  /** Oldest first, each with its message and author as its name, and with what it changed. */
  commits: readonly { name: string; patch: string }[];
  /** All files of `content/`, for words that no changed file has. */
  content: ReadonlyMap<string, string>;
};

/** A source file's words as pages show them, without backslashes and links' addresses. */
export function wordsIn(source: string): string {
  const link = /\[([^[\]]+)\]\((?:[^()]|\([^()]*\))+\)/g;
  return source
    .replace(link, '$1')
    .replace(/'\s*\+\s*'/g, '')
    .replace(/\\(['"`])/g, '$1');
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['-c', 'core.quotepath=off', ...args], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  });
  return status === 0 ? stdout : undefined;
}

/** Where this branch left the one that it goes to. A shallow clone doesn't know. */
function mergeBase({ GITHUB_BASE_REF: base } = process.env): string | undefined {
  const branches = [...(base ? [`origin/${base}`] : []), 'origin/HEAD', 'origin/main', 'main'];
  for (const branch of branches) {
    const found = git('merge-base', branch, 'HEAD')?.trim();
    if (found) return found;
  }
  return undefined;
}

/** Reads what changed since the merge base, what isn't committed yet included. */
export async function readHistory(): Promise<History> {
  const sources = (await listFiles('content')).filter((name) => name.endsWith('.ts')).map((name) => `content/${name}`);
  const content = new Map(sources.map((file) => [file, readFileSync(file, 'utf8')]));
  const base = mergeBase();
  if (!base) return { changed: [], commits: [], content };
  const list = (...args: string[]) =>
    git(...args)
      ?.split('\n')
      .filter(Boolean) ?? [];
  const names = [
    ...list('diff', '--name-only', '--relative', base, '--', 'content'),
    ...list('ls-files', '--others', '--exclude-standard', '--', 'content'),
  ];
  const changed = names.map((file) => ({
    file,
    before: git('show', `${base}:./${file}`) ?? '',
    after: content.get(file) ?? '',
  }));
  const format = '--format=%x00%s%n%an';
  const log =
    git('log', '--reverse', '--no-merges', '--relative', '-p', '-U0', format, `${base}..HEAD`, '--', '.') ?? '';
  const commits = log
    .split('\0')
    .slice(1)
    .map((text) => {
      const [subject = '', author = '', ...patch] = text.split('\n');
      return { name: `“${subject}”, ${author}`, patch: patch.join('\n') };
    });
  return { changed, commits, content };
}
