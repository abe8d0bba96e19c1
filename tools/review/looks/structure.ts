import { diffArrays } from 'diff';
import { likeness } from '../changes/words';
import type { LookNode } from './look';

/** An element whose classes, id or attributes are others than before: their names. */
export type Renamed = { gone: string[]; come: string[]; old: LookNode; fresh: LookNode };

/** What differs between two versions of a page's elements. */
export type Difference =
  /** It has other declarations; `renamed`: it and the elements around it that have other names. */
  | { kind: 'changed'; old: LookNode; fresh: LookNode; renamed: Renamed[] }
  | { kind: 'drawing' | 'replaced' | 'retagged'; old: LookNode; fresh: LookNode }
  | { kind: 'removed'; old: LookNode }
  | { kind: 'added' | 'moved'; fresh: LookNode };

/** Elements that changed, were added, removed, moved or wrapped; texts are compared elsewhere. */
export function differencesOf(old: LookNode, fresh: LookNode): Difference[] {
  const found = below(old, fresh, []);
  const gone = found.flatMap((one) => (one.kind === 'removed' ? one.old : []));
  const come = found.flatMap((one) => (one.kind === 'added' ? one.fresh : []));
  const isIn = (nodes: readonly LookNode[], { text, shape }: LookNode) =>
    nodes.some((node) => (text ? node.text === text : node.shape === shape));
  // What is gone in one place and back in another has moved, or is now inside something else.
  return found.flatMap((one): Difference[] => {
    if (one.kind === 'removed') return isIn(come, one.old) ? [] : [one];
    return one.kind === 'added' && isIn(gone, one.fresh) ? [{ ...one, kind: 'moved' }] : [one];
  });
}

/** @param isDrawn what is drawn differs already: only the style rules are left to compare */
function below(old: LookNode, fresh: LookNode, around: readonly Renamed[], isDrawn = false): Difference[] {
  if (old.look === fresh.look) return [];
  if (fresh.element.name !== old.element.name)
    return isDrawn ? [] : [{ kind: old.text && old.text === fresh.text ? 'retagged' : 'replaced', old, fresh }];
  if (!isDrawn && fresh.element.name === 'svg' && drawn(old).join() !== drawn(fresh).join())
    return [{ kind: 'drawing', old, fresh }, ...below(withoutAttributes(old), withoutAttributes(fresh), around, true)];
  const [before, after] = [namesOn(old), namesOn(fresh)];
  const own = { gone: lacking(before, after), come: lacking(after, before), old, fresh };
  const renamed = own.gone.length + own.come.length > 0 ? [...around, own] : [...around];
  const keys = ({ declarations }: LookNode) => declarations.map(({ key }) => key).join('\n');
  const found: Difference[] = keys(old) === keys(fresh) ? [] : [{ kind: 'changed', old, fresh, renamed }];
  const { pairs, gone, come } = paired(old.children, fresh.children);
  for (const [one, other] of pairs) found.push(...below(one, other, renamed, isDrawn));
  if (isDrawn) return found;
  for (const one of gone) found.push({ kind: 'removed', old: one });
  for (const one of come) found.push({ kind: 'added', fresh: one });
  return found;
}

const withoutAttributes = (node: LookNode): LookNode => ({
  ...node,
  declarations: node.declarations.slice(node.attributes.length),
  children: node.children.map(withoutAttributes),
});

export const lacking = (some: readonly string[], others: readonly string[]) =>
  some.filter((one) => !others.includes(one));

function namesOn({ element: { attribs } }: LookNode): string[] {
  const classes = attribs.class?.split(/\s+/).filter(Boolean) ?? [];
  return [
    ...classes.map((name) => `.${name}`),
    ...(attribs.id ? [`#${attribs.id}`] : []),
    ...Object.keys(attribs).map((name) => `[${name}`),
  ];
}

/** Everything drawn in a drawing, whatever its styles: “path d=M0 0”. */
export function drawn({ element: { name }, attributes, children }: LookNode): string[] {
  return [name, ...attributes.map(({ key }) => `${name} ${key}`), ...children.flatMap(drawn)];
}

/** Children that are the same element before and after, and those that came or went. */
function paired(old: readonly LookNode[], fresh: readonly LookNode[]) {
  const pairs = new Map<LookNode, LookNode>();
  let [left, right]: [LookNode[], LookNode[]] = [[], []];
  const pair = () => {
    for (const [one, other] of pairsOf(left, right)) pairs.set(one, other);
    [left, right] = [[], []];
  };
  const kept = [...old];
  const comparator = (one: LookNode, other: LookNode) => one.shape === other.shape && one.text === other.text;
  for (const { added, removed, value } of diffArrays([...old], [...fresh], { comparator })) {
    if (added) right.push(...value);
    else if (removed) left.push(...kept.splice(0, value.length));
    else {
      pair();
      for (const node of value) pairs.set(kept.shift()!, node);
    }
  }
  pair();
  const taken = new Set(pairs.values());
  return { pairs, gone: old.filter((one) => !pairs.has(one)), come: fresh.filter((one) => !taken.has(one)) };
}

type Test = (one: LookNode, other: LookNode, isSameCount: boolean) => boolean;

/** What makes two neighbours the same element before and after, the surest first. */
const tests: readonly Test[] = [
  (one, other) => one.text !== '' && one.text === other.text && one.element.name === other.element.name,
  (one, other) => one.tag === other.tag && likeness(one.text, other.text) >= 0.5,
  (one, other) => one.shape === other.shape,
  (one, other, isSameCount) => isSameCount && one.tag === other.tag,
  (one, other, isSameCount) => isSameCount && one.element.name === other.element.name,
  (_, __, isSameCount) => isSameCount,
];

function pairsOf(gone: readonly LookNode[], come: readonly LookNode[]): Map<LookNode, LookNode> {
  const pairs = new Map<LookNode, LookNode>();
  const taken = new Set<LookNode>();
  for (const test of tests) {
    for (const one of gone.filter((node) => !pairs.has(node))) {
      const [other] = come
        .filter((node) => !taken.has(node) && test(one, node, gone.length === come.length))
        .toSorted((some, others) => likeness(others.text, one.text) - likeness(some.text, one.text));
      if (!other) continue;
      pairs.set(one, other);
      taken.add(other);
    }
  }
  return pairs;
}
