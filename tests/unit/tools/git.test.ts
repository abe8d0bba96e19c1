import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { commitDates } from '@/tools/git';

describe('the dates of commits', () => {
  const [here, root] = [process.cwd(), mkdtempSync(path.join(os.tmpdir(), 'commits-'))];
  const git = (args: string, day = '') => {
    const env = { ...process.env, GIT_CONFIG_GLOBAL: os.devNull, GIT_COMMITTER_DATE: day && `${day}T12:00:00Z` };
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@a.example', ...args.split(' ')], { env });
  };
  const commit = (file: string, day: string) => {
    writeFileSync(file, day);
    git(`add ${file}`);
    git(`commit -qm ${day}`, day);
  };

  beforeAll(() => process.chdir(root));
  afterAll(() => {
    process.chdir(here);
    rmSync(root, { recursive: true });
  });

  it('are those of each file’s last commit, and empty without a repository or in a shallow clone', () => {
    expect(commitDates('content')).toEqual(new Map());
    git('init -q');
    mkdirSync('content');
    commit('content/one.ts', '2026-01-05');
    commit('content/two.ts', '2026-01-06');
    commit('content/one.ts', '2026-01-07');
    commit('other.ts', '2026-01-08');
    expect(Object.fromEntries(commitDates('content'))).toEqual({
      'content/one.ts': '2026-01-07',
      'content/two.ts': '2026-01-06',
    });
    git(`clone -q --depth=1 file://${root} shallow`);
    process.chdir('shallow');
    expect(commitDates('content')).toEqual(new Map());
  });
});
