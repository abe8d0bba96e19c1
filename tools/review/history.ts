import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listFiles } from '../files';

/** A file of `content/` before and after a commit, as source and as words that pages show. */
export type FileChange = {
  file: string;
  before: string;
  after: string;
  /** Its message and author; none if it isn't committed yet. */
  commit?: string;
};

/** What git knows of a branch, oldest first, and the files of `content/` as they are. */
export type History = { changes: readonly FileChange[]; content: ReadonlyMap<string, string> };

/** A source file, and again without backslashes, links' addresses and ends of lines in a text. */
export function withWords(source: string): string {
  const words = source.replace(/\[([^[\]]+)\]\((?:[^()]|\([^()]*\))+\)/g, '$1').replace(/'\s*\+\s*'/g, '');
  return `${source}\n${words.replace(/\\(['"`])/g, '$1')}`;
}

function git(...args: string[]): string {
  const options = ['-c', 'core.quotepath=off', ...args];
  const { status, stdout } = spawnSync('git', options, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : '';
}

/** Where this branch left the one that it goes to. A shallow clone doesn't know. */
function mergeBase({ GITHUB_BASE_REF: target } = process.env): string | undefined {
  const branches = [...(target ? [`origin/${target}`] : []), 'origin/HEAD', 'origin/main', 'main'];
  return branches.map((branch) => git('merge-base', branch, 'HEAD').trim()).find(Boolean);
}

/** Reads what changed since the merge base, what isn't committed yet included. */
export async function readHistory(): Promise<History> {
  const list = (...args: string[]): string[] => git(...args, '--', 'content').match(/.+\.ts$/gm) ?? [];
  const show = (commit: string, file: string) => withWords(git('show', `${commit}:./${file}`));
  const names = (await listFiles('content')).filter((name) => name.endsWith('.ts')).map((name) => `content/${name}`);
  const content = new Map(names.map((file) => [file, withWords(readFileSync(file, 'utf8'))]));
  const base = mergeBase();
  if (!base) return { changes: [], content };
  const log = git('log', '--reverse', '--no-merges', '--format=%H“%s”, %an', `${base}..HEAD`, '--', 'content');
  const committed = [...log.matchAll(/^(\w{40})(.*)$/gm)].flatMap(([, hash = '', commit]): FileChange[] => {
    const files = list('diff-tree', '-r', '--no-commit-id', '--name-only', '--relative', hash);
    return files.map((file) => ({ file, before: show(`${hash}^`, file), after: show(hash, file), commit }));
  });
  const loose = [...list('diff', '--name-only', '--relative', 'HEAD'), ...list('ls-files', '-o', '--exclude-standard')];
  const uncommitted = loose.map((file) => ({ file, before: show('HEAD', file), after: content.get(file) ?? '' }));
  return { changes: [...committed, ...uncommitted], content };
}
