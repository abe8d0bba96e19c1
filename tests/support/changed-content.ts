import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cloneTree } from '@/tools/clone-tree';

const tree = path.join('.cache', 'changed');

/** Changes the text of a file, or gives it other bytes. */
export type Edit = (source: string) => string | Buffer;

/**
 * Runs a program of tools/check in a copy of this tree with changed files.
 * @param edits by path. Each must change something.
 * @returns the lines of its error output, with all its output as `printed`
 */
export function checkWith(edits: Readonly<Record<string, Edit>>, program = 'tools/check/index.ts') {
  cloneTree(tree);
  for (const [file, edit] of Object.entries(edits)) {
    const source = readFileSync(path.join(tree, file), 'utf8');
    const edited = edit(source);
    if (edited === source) throw new Error(`${file}: the test's edit changes nothing`);
    writeFileSync(path.join(tree, file), edited);
  }
  const run = spawnSync(process.execPath, ['--import', 'tsx', program], { cwd: tree, encoding: 'utf8' });
  return { status: run.status, lines: run.stderr.trim().split('\n'), printed: run.stdout + run.stderr };
}
