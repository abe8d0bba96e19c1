import { spawnSync } from 'node:child_process';

/** Runs TypeScript in its own process, from the root of the tree: Jest can't load some packages. */
export function runModule(code: string) {
  return spawnSync(process.execPath, ['--import', 'tsx', '--input-type', 'module', '--eval', code], {
    encoding: 'utf8',
  });
}
