export type Part<Item> = { kind: 'same' | 'removed' | 'added'; items: Item[] };

/**
 * What has to be removed and added to turn one list into the other, the rest in place (longest common subsequence).
 * Removed items come before the added ones that take their place.
 */
export function diff<Item>(before: readonly Item[], after: readonly Item[]): Part<Item>[] {
  const common = commonLengths(before, after);
  const parts: Part<Item>[] = [];
  const push = (kind: Part<Item>['kind'], item: Item) => {
    const last = parts.at(-1);
    if (last?.kind === kind) last.items.push(item);
    else parts.push({ kind, items: [item] });
  };
  let [i, j] = [0, 0];
  while (i < before.length || j < after.length) {
    const [old, fresh] = [before[i] as Item, after[j] as Item];
    if (i < before.length && j < after.length && old === fresh) {
      push('same', old);
      i += 1;
      j += 1;
    } else if (j >= after.length || (i < before.length && at(common, i + 1, j) >= at(common, i, j + 1))) {
      push('removed', old);
      i += 1;
    } else {
      push('added', fresh);
      j += 1;
    }
  }
  return parts;
}

const at = (table: readonly Uint16Array[], i: number, j: number) => table[i]?.[j] ?? 0;

/** `table[i][j]`: how many items the lists share, in order, from `before[i]` and `after[j]` on. */
function commonLengths<Item>(before: readonly Item[], after: readonly Item[]): Uint16Array[] {
  const table = Array.from({ length: before.length + 1 }, () => new Uint16Array(after.length + 1));
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const row = table[i] as Uint16Array;
      row[j] =
        before[i] === after[j] ? at(table, i + 1, j + 1) + 1 : Math.max(at(table, i + 1, j), at(table, i, j + 1));
    }
  }
  return table;
}
