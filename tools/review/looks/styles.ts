import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { groupBy } from '../sheet/model';
import { type Declaration, movementOf, namesOf, usersOf } from './declarations';
import type { Look, LookNode } from './look';
import { edgesOf } from './audience';
import type { Difference, Renamed } from './structure';
import { declarationText } from './words';

/** Declarations that came or went with one cause, and the elements that they reach. */
export type StyleEdit = {
  /** Some classes that elements got or lost, or a rule. */
  key: string;
  removed: Set<Declaration>;
  added: Set<Declaration>;
  elements: Set<Element>;
  $: CheerioAPI;
  /** The first of them, before and after. */
  pair?: Pair;
  /** A value that many rules have in common: what it is, before and after. */
  shared?: Shared;
};
type Shared = { name: 'other widths' | 'other sizes'; before: string; after: string };

type Pair = Record<'old' | 'fresh', LookNode>;

type Changed = Extract<Difference, { kind: 'changed' }>;
/** Declarations for what a script or a visitor adds that only one of the sites has. */
type Late = Record<'removed' | 'added', readonly Declaration[]>;

/** What changed the styles of elements: their classes, attributes or pictures, or rules. */
export function styleEdits(changed: readonly Changed[], late: Late, previous: Look, look: Look): StyleEdit[] {
  const edits = new Map<string, StyleEdit>();
  const editOf = (key: string, pair?: Pair): StyleEdit => {
    const known = edits.get(key);
    const edit = known ?? { key, pair, removed: new Set(), added: new Set(), elements: new Set(), $: look.$ };
    edits.set(key, edit);
    if (pair) edit.elements.add(pair.fresh.element);
    return edit;
  };
  const note = (side: 'removed' | 'added', one: Declaration, key: string, pair?: Pair) => {
    if (!isBroughtAlong(one, side === 'added' ? previous : look)) editOf(key, pair)[side].add(one);
  };
  const ruleOf = ({ conditions, selector, property }: Declaration) =>
    movementOf(conditions) ? conditions : `${conditions} ${selector} ${isToken(property) ? property : ''}`;

  for (const { old, fresh, renamed } of changed) {
    const removed = without(old.declarations, fresh.declarations);
    const added = without(fresh.declarations, old.declarations);
    const moves = movesBetween(removed, added);
    const attributes = [...removed, ...added].filter(isAttribute).map(({ key }) => key);
    const causeOf = (one: Declaration): [string, Pair] => {
      const move = moves.get(one);
      if (move) return [move, { old, fresh }];
      const isNamed = ({ gone, come }: Renamed) =>
        namesOf(one.selector).some((name) => [...gone, ...come].includes(name));
      const cause = renamed.find(isNamed);
      if (cause) return [`${cause.gone.join(' ')} → ${cause.come.join(' ')}`, cause];
      return [isAttribute(one) ? attributes.join() : ruleOf(one), { old, fresh }];
    };
    for (const one of removed) note('removed', one, ...causeOf(one));
    for (const one of added) note('added', one, ...causeOf(one));
    const staying = (list: readonly Declaration[], others: readonly Declaration[]) =>
      list.filter((one) => !others.includes(one)).map(({ key }) => key);
    if (staying(old.declarations, removed).join() !== staying(fresh.declarations, added).join())
      editOf('order', { old, fresh });
  }
  const moves = movesBetween(late.removed, late.added);
  for (const one of late.removed) note('removed', one, moves.get(one) ?? ruleOf(one));
  for (const one of late.added) note('added', one, moves.get(one) ?? ruleOf(one));
  // Several selectors of one rule.
  const textsOf = (list: Iterable<Declaration>) =>
    [...list].map(({ conditions, property, value }) => [conditions, property, value].join(' '));
  const alike = groupBy(edits.values(), ({ key, removed, added }) => {
    // What one rule loses and another one gets is a rule that reaches other elements.
    const isBoth = removed.size > 0 && added.size > 0;
    return key === 'order' ? key : [...textsOf(removed), ...(isBoth ? ['→'] : []), ...textsOf(added)].join('\n');
  });
  const found = [...alike.values()].map((same) => ({
    ...same[0]!,
    removed: new Set(same.flatMap(({ removed }) => [...removed])),
    added: new Set(same.flatMap(({ added }) => [...added])),
    elements: elementsOf(same),
  }));
  return withSharedSizes(found.map((edit) => ({ ...edit, shared: sharedWidth(edit.key) })));
}

const elementsOf = (edits: readonly StyleEdit[]) => new Set(edits.flatMap(({ elements }) => [...elements]));

function sharedWidth(key: string): Shared | undefined {
  const [, before, after] = /^(.* px) → (.* px)$/.exec(key) ?? [];
  return before && after ? { name: 'other widths', before, after } : undefined;
}

/** Declarations that now apply from another width on, with both widths: “768 px → 832 px”. */
function movesBetween(removed: readonly Declaration[], added: readonly Declaration[]): Map<Declaration, string> {
  const isSame = (one: Declaration) => (other: Declaration) =>
    one.property === other.property && one.value === other.value;
  return new Map(
    removed.flatMap((one) => {
      const other = added.find(isSame(one));
      const [gone, come] = [edgesOf(one.conditions), edgesOf(other?.conditions ?? '')];
      const [from, to] = [gone.filter((edge) => !come.includes(edge)), come.filter((edge) => !gone.includes(edge))];
      const key = `${from.join()} px → ${to.join()} px`;
      return other && from.length > 0 && to.length > 0 ? [[one, key] as const, [other, key] as const] : [];
    }),
  );
}

/** With as many rules, it's the unit of the sizes that has changed. */
const fewestOfUnit = 10;

function withSharedSizes(edits: readonly StyleEdit[]): StyleEdit[] {
  return [...groupBy(edits, scaleOf)].flatMap(([scale, group]) => {
    if (scale === undefined || group.length < fewestOfUnit) return group;
    const [{ removed, added }] = group as [StyleEdit];
    const shared = {
      name: 'other sizes' as const,
      before: declarationText([...removed]),
      after: declarationText([...added]),
    };
    return { ...group[0]!, key: scale, shared, elements: elementsOf(group) };
  });
}

/** By how much all sizes of an edit grew: “× 1.08”. */
function scaleOf({ removed, added }: StyleEdit): string | undefined {
  const sizes = (side: Iterable<Declaration>) =>
    [...side].flatMap(({ value }) => value.match(/\d*\.?\d+(?=r?em|px)/g)?.map(Number) ?? []);
  const [before, after] = [sizes(removed), sizes(added)];
  const scales = new Set(before.map((size, index) => (size === 0 ? 1 : (after[index] ?? 0) / size).toFixed(2)));
  const [scale] = scales;
  return scales.size === 1 && before.length === after.length && scale !== '1.00' ? `× ${scale}` : undefined;
}

const isToken = (property: string) => property.startsWith('--');
const isAttribute = ({ selector, conditions }: Declaration) => selector === '' && conditions === '';

/**
 * Tokens, registered properties and movements that the other version doesn't use come and go with
 * what uses them.
 */
function isBroughtAlong({ property, conditions }: Declaration, { used, late }: Look): boolean {
  if (conditions.startsWith('@property')) return true;
  const name = movementOf(conditions) ?? property;
  const isDefinition = name !== property || isToken(property);
  return isDefinition && usersOf([name], [...used, ...late]).length === 0;
}

function without(list: readonly Declaration[], others: readonly Declaration[]): Declaration[] {
  const known = new Set(others.map(({ key }) => key));
  return list.filter(({ key }) => !known.has(key));
}
