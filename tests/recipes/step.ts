import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** An edit of one file. A new file begins empty, and one that is left empty is removed. */
export type Step = { file: string; edit: (text: string) => string };

/** Replaces a part of a file. It must be there, or the recipe is out of date. */
export function change(file: string, from: RegExp | string, to: string): Step {
  const isThere = (text: string) => (typeof from === 'string' ? text.includes(from) : from.test(text));
  return {
    file,
    edit: (text) => {
      if (!isThere(text)) throw new Error(`${file}: ${String(from)} is not there to change`);
      return text.replace(from, to);
    },
  };
}

/** Creates a file from one in tests/recipes/files. */
export function create(file: string, source: string): Step {
  const text = readFileSync(path.join('tests/recipes/files', source), 'utf8');
  return { file, edit: () => text };
}

export const remove = (file: string): Step => ({ file, edit: () => '' });

/** Carries steps out in a copy of the tree. */
export function apply(tree: string, steps: readonly Step[]): void {
  for (const { file, edit } of steps) {
    const place = path.join(tree, file);
    mkdirSync(path.dirname(place), { recursive: true });
    const text = edit(existsSync(place) ? readFileSync(place, 'utf8') : '');
    if (text) writeFileSync(place, text);
    else rmSync(place);
  }
}
