import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { todayInIndia } from '@/content/dates';
import { cloneTree } from '@/tools/clone-tree';

export type Change = { file: string; from: string; to: string };

/**
 * Copies the tree into a folder of .cache, and gives the copy the folder of an invented owner and
 * his pictures. Files that he doesn't have stay those of the site. What he confirmed, he confirmed
 * today, so that nothing has expired.
 * @param options.more further files and folders to copy
 * @param options.changes what the owner has changed elsewhere
 * @returns the copy's path
 */
export function copyWithOwner(
  owner: string,
  name: string,
  { more = [], changes = [] }: { more?: readonly string[]; changes?: readonly Change[] } = {},
): string {
  const tree = path.join('.cache', name);
  cloneTree(tree, more);
  const today = todayInIndia();
  const folder = path.join(tree, 'content/owner');
  for (const file of readdirSync(`tests/launched/${owner}`)) {
    const text = readFileSync(`tests/launched/${owner}/${file}`, 'utf8');
    writeFileSync(path.join(folder, file), text.replaceAll('2026-11-26', today));
  }
  for (const { file, from, to } of changes) {
    const text = readFileSync(path.join(tree, file), 'utf8');
    if (!text.includes(from)) throw new Error(`tests/launched/${owner}-changes.ts: ${file} has no “${from}”`);
    writeFileSync(path.join(tree, file), text.replace(from, to));
  }
  const promises = path.join(folder, 'promises.ts');
  const read = readFileSync(promises, 'utf8').replace(/readOn: (?:null|'[^']*')/, `readOn: '${today}'`);
  writeFileSync(promises, read);
  cpSync('tests/launched/pictures', path.join(tree, 'public/pictures'), { recursive: true });
  return tree;
}
