import { diffArrays } from 'diff';
import type { LookNode } from './look';

/** What differs between two versions of a page's elements. */
export type Difference =
  | { kind: 'attributes' | 'drawing'; old: LookNode; fresh: LookNode }
  | { kind: 'removed'; old: LookNode; parent: LookNode }
  | { kind: 'added'; fresh: LookNode; parent: LookNode }
  | { kind: 'moved' | 'rebuilt'; fresh: LookNode };

/** Elements that changed, were added, removed or moved; texts are compared elsewhere. */
export function differencesOf(old: LookNode, fresh: LookNode): Difference[] {
  const found = below(old, fresh);
  const removed = found.flatMap((one) => (one.kind === 'removed' ? one.old : []));
  const texts = new Set(found.flatMap((one) => (one.kind === 'added' && one.fresh.text ? one.fresh.text : [])));
  const looks = new Set(found.flatMap((one) => (one.kind === 'added' ? one.fresh.look : [])));
  return found.flatMap((one): Difference[] => {
    // What is gone in one place and back in another has moved, or is now inside something else.
    if (one.kind === 'removed')
      return texts.has(one.old.text) || (!one.old.text && looks.has(one.old.look)) ? [] : [one];
    const before =
      one.kind === 'added' &&
      removed.find(({ text, look }) => (text ? text === one.fresh.text : look === one.fresh.look));
    if (!before) return [one];
    return [{ kind: isAlike(before, one.fresh) ? 'moved' : 'rebuilt', fresh: one.fresh }];
  });
}

const isAlike = (one: LookNode, other: LookNode) =>
  one.children.map(({ look }) => look).join() === other.children.map(({ look }) => look).join();

function below(old: LookNode, fresh: LookNode): Difference[] {
  if (old.look === fresh.look) return [];
  const own: Difference[] = old.own === fresh.own ? [] : [{ kind: 'attributes', old, fresh }];
  if (fresh.element.name === 'svg' && old.element.name === 'svg') return [{ kind: 'drawing', old, fresh }];
  const found: Difference[] = [...own];
  let [gone, come]: [LookNode[], LookNode[]] = [[], []];
  const pair = () => {
    const pairs = pairsOf(gone, come);
    for (const [one, other] of pairs) found.push(...below(one, other));
    for (const one of gone) if (!pairs.has(one)) found.push({ kind: 'removed', old: one, parent: old });
    const taken = new Set(pairs.values());
    for (const one of come) if (!taken.has(one)) found.push({ kind: 'added', fresh: one, parent: fresh });
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

/** Neighbours that are one and the same element before and after: alike in looks, in text or in place. */
function pairsOf(gone: readonly LookNode[], come: readonly LookNode[]): Map<LookNode, LookNode> {
  const pairs = new Map<LookNode, LookNode>();
  const taken = new Set<LookNode>();
  const tests: ((one: LookNode, other: LookNode) => boolean)[] = [
    (one, other) => one.text !== '' && one.text === other.text && one.element.name === other.element.name,
    (one, other) => one.look === other.look,
    (one, other) => one.own === other.own && firstLetters(one) === firstLetters(other),
    (one, other) => one.own === other.own && gone.length === come.length,
    (one, other) => one.element.name === other.element.name && gone.length === come.length,
    (one, other) => one.own === other.own && one.text !== '' && other.text !== '' && isLike(one, other),
  ];
  for (const test of tests) {
    for (const one of gone) {
      if (pairs.has(one)) continue;
      const other = come.find((candidate) => !taken.has(candidate) && test(one, candidate));
      if (!other) continue;
      pairs.set(one, other);
      taken.add(other);
    }
  }
  return pairs;
}

const firstLetters = ({ text }: LookNode) => text.slice(0, 12);
/** Most of their children are the same. */
function isLike(one: LookNode, other: LookNode): boolean {
  const known = new Set(other.children.map(({ text }) => text));
  return (
    one.children.filter(({ text }) => text && known.has(text)).length * 2 >= one.children.length &&
    one.children.length > 0
  );
}
