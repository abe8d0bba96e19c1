import { diffArrays } from 'diff';
import type { LookNode } from './look';

/** What differs between two versions of a page's elements. */
export type Difference =
  | { kind: 'changed' | 'drawing'; old: LookNode; fresh: LookNode }
  | { kind: 'removed'; old: LookNode }
  | { kind: 'added' | 'moved'; fresh: LookNode };

/** Elements that changed, were added, removed, moved or wrapped; texts are compared elsewhere. */
export function differencesOf(old: LookNode, fresh: LookNode): Difference[] {
  const found = below(old, fresh);
  const gone = found.flatMap((one) => (one.kind === 'removed' ? one.old : []));
  const come = found.flatMap((one) => (one.kind === 'added' ? one.fresh : []));
  const isIn = (nodes: readonly LookNode[], { text, look }: LookNode) =>
    nodes.some((node) => (text ? node.text === text : node.look === look));
  // What is gone in one place and back in another has moved, or is now inside something else.
  return found.flatMap((one): Difference[] => {
    if (one.kind === 'removed') return isIn(come, one.old) ? [] : [one];
    return one.kind === 'added' && isIn(gone, one.fresh) ? [{ ...one, kind: 'moved' }] : [one];
  });
}

function below(old: LookNode, fresh: LookNode): Difference[] {
  if (old.look === fresh.look) return [];
  if (fresh.element.name === 'svg' && old.element.name === 'svg') return [{ kind: 'drawing', old, fresh }];
  const found: Difference[] = old.own === fresh.own ? [] : [{ kind: 'changed', old, fresh }];
  let [gone, come]: [LookNode[], LookNode[]] = [[], []];
  const pair = () => {
    const pairs = pairsOf(gone, come);
    const taken = new Set(pairs.values());
    for (const [one, other] of pairs) found.push(...below(one, other));
    for (const one of gone) if (!pairs.has(one)) found.push({ kind: 'removed', old: one });
    for (const one of come) if (!taken.has(one)) found.push({ kind: 'added', fresh: one });
    [gone, come] = [[], []];
  };
  const comparator = (one: LookNode, other: LookNode) => one.look === other.look && one.text === other.text;
  for (const { added, removed, value } of diffArrays(old.children, fresh.children, { comparator })) {
    if (added) come.push(...value);
    else if (removed) gone.push(...value);
    else pair();
  }
  pair();
  return found;
}

const beginning = ({ text }: LookNode) => text.slice(0, 12);
/** What makes two neighbours the same element before and after, the surest first. */
const tests: readonly ((one: LookNode, other: LookNode, isSameCount: boolean) => boolean)[] = [
  (one, other) => one.text !== '' && one.text === other.text && one.element.name === other.element.name,
  (one, other) => one.look === other.look,
  (one, other) => one.own === other.own && beginning(one) === beginning(other),
  (one, other, isSameCount) => isSameCount && one.own === other.own,
  (one, other, isSameCount) => isSameCount && one.element.name === other.element.name,
];

function pairsOf(gone: readonly LookNode[], come: readonly LookNode[]): Map<LookNode, LookNode> {
  const pairs = new Map<LookNode, LookNode>();
  const taken = new Set<LookNode>();
  for (const test of tests) {
    for (const one of gone.filter((node) => !pairs.has(node))) {
      const other = come.find((node) => !taken.has(node) && test(one, node, gone.length === come.length));
      if (!other) continue;
      pairs.set(one, other);
      taken.add(other);
    }
  }
  return pairs;
}
