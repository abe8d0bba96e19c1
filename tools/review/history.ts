import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { listFiles } from '../files';

/** A file before and after a commit, as source and as words that pages show. */
export type FileChange = {
  file: string;
  before: string;
  after: string;
  /** The lines that it brought, if no later commit took them out again. */
  lines: string[];
  /** Its message and author; none if it isn't committed yet. */
  commit?: string;
};

/** What git knows of a branch, oldest first, and the files as they are. */
export type History = { changes: readonly FileChange[]; content: ReadonlyMap<string, string> };

/** A source file, and again without backslashes, links' addresses and ends of lines in a text. */
export function withWords(source: string): string {
  const words = source.replace(/\[([^[\]]+)\]\((?:[^()]|\([^()]*\))+\)/g, '$1').replace(/'\s*\+\s*'/g, '');
  return `${source}\n${words.replace(/\\(['"`])/g, '$1')}`;
}

const tokens = 'app/styles/tokens.css';
/** The files with words that pages may show, and with colours. */
const paths = ['content', ':!content/redirects.ts', ':!content/owner/promises.ts', tokens];

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
  const list = (...args: string[]): string[] => git(...args, '--', ...paths).match(/.+\.(?:ts|css)$/gm) ?? [];
  const show = (commit: string, file: string) => withWords(git('show', `${commit}:./${file}`));
  const names = (await listFiles('content')).filter((name) => name.endsWith('.ts')).map((name) => `content/${name}`);
  const content = new Map([...names, tokens].map((file) => [file, withWords(readFileSync(file, 'utf8'))]));
  const base = mergeBase();
  if (!base) return { changes: [], content };
  const log = git('log', '--reverse', '--no-merges', '--format=%H“%s”, %an', `${base}..HEAD`);
  const committed = [...log.matchAll(/^(\w{40})(.*)$/gm)].flatMap(([, hash = '', commit]) => {
    const files = list('diff-tree', '-r', '--no-commit-id', '--name-only', '--relative', hash);
    return files.map((file) => ({ file, before: show(`${hash}^`, file), after: show(hash, file), commit }));
  });
  const loose = [...list('diff', '--name-only', '--relative', 'HEAD'), ...list('ls-files', '-o', '--exclude-standard')];
  const uncommitted = loose.map((file) => ({ file, before: show('HEAD', file), after: content.get(file) ?? '' }));
  const changes = [...committed, ...uncommitted].map((change, index, all) => {
    const old = show(base, change.file) + change.before;
    const later = all.slice(index).filter(({ file }) => file === change.file);
    const isNew = (line: string) => !old.includes(line) && later.every(({ after }) => after.includes(line));
    return { ...change, lines: change.after.split('\n').filter(isNew) };
  });
  return { changes, content };
}
