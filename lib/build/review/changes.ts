import { diff } from './diff';
import type { Manifest } from './manifest';

/** Neighbouring sentences that were replaced; either side may be empty. */
export type TextChange = { removed: string[]; added: string[] };

export type Changes = {
  added: string[];
  removed: string[];
  /** Pages with the same change stand together: a service is published under two paths. */
  changed: { paths: string[]; texts: TextChange[] }[];
};

/** What a visitor or a search engine reads differently since the previous build. */
export function compare(previous: Manifest, current: Manifest): Changes {
  const paths = Object.keys(current.pages);
  const changed = new Map<string, { paths: string[]; texts: TextChange[] }>();
  const add = (name: string, texts: TextChange[]) => {
    if (texts.length === 0) return;
    const key = JSON.stringify(texts);
    const known = changed.get(key);
    if (known) known.paths.push(name);
    else changed.set(key, { paths: [name], texts });
  };
  add('Header and footer of every page', textChanges(previous.frame, current.frame));
  for (const path of paths) {
    const [before, after] = [previous.pages[path], current.pages[path]];
    if (before && after) add(path, textChanges(linesOf(before), linesOf(after)));
  }
  return {
    added: paths.filter((path) => !previous.pages[path]),
    removed: Object.keys(previous.pages).filter((path) => !current.pages[path]),
    changed: [...changed.values()],
  };
}

function linesOf({ title, description, sentences }: Manifest['pages'][string]): string[] {
  return [`Title: ${title}`, `Description: ${description}`, ...sentences];
}

function textChanges(before: readonly string[], after: readonly string[]): TextChange[] {
  const changes: TextChange[] = [];
  let isOpen = false;
  for (const { kind, items } of diff(before, after)) {
    if (kind !== 'same') {
      if (!isOpen) changes.push({ removed: [], added: [] });
      changes.at(-1)?.[kind].push(...items);
    }
    isOpen = kind !== 'same';
  }
  return changes;
}
