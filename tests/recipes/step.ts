import { readFileSync } from 'node:fs';
import path from 'node:path';

/** An edit of a file. A new file's text is empty; a file without a new text is removed. */
export type Step = { file: string; edit: (text: string) => string | undefined };

/** Replaces a part of a file. @throws if the file doesn't have it: the recipe is out of date */
export function change(file: string, from: RegExp | string, to: string): Step {
  return {
    file,
    edit: (text) => {
      const isThere = typeof from === 'string' ? text.includes(from) : from.test(text);
      if (!isThere) throw new Error(`${file}: ${String(from)} is not there to change`);
      return text.replace(from, to);
    },
  };
}

/** Creates a file from one in tests/recipes/files. */
export function create(file: string, source: string): Step {
  const text = readFileSync(path.join('tests/recipes/files', source), 'utf8');
  return { file, edit: () => text };
}

export function remove(file: string): Step {
  return { file, edit: () => undefined };
}
