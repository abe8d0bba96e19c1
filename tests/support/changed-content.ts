import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cloneTree } from '@/tools/clone-tree';

/** Changes the text of a file, or gives it other bytes. A file that isn't there is empty. */
export type Edit = (source: string) => string | Buffer;

/**
 * Runs a command in a copy of this tree with changed files.
 * @param edits by path. Each must change something.
 * @returns all that it prints, and the lines of its error output
 */
export function runWith(edits: Readonly<Record<string, Edit>>, command = 'npx tsx tools/check/cli.ts') {
  // Tests run at the same time.
  const tree = path.join('.cache', `changed-${process.env.JEST_WORKER_ID}`);
  cloneTree(tree);
  for (const [name, edit] of Object.entries(edits)) {
    const file = path.join(tree, name);
    const source = existsSync(file) ? readFileSync(file, 'utf8') : '';
    const edited = edit(source);
    if (edited === source) throw new Error(`${name}: the edit changes nothing`);
    writeFileSync(file, edited);
  }
  const { status, stdout, stderr } = spawnSync(command, { cwd: tree, encoding: 'utf8', shell: true });
  return { status, lines: stderr.trim().split('\n'), printed: stdout + stderr };
}
