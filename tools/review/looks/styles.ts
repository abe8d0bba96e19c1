import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { groupBy } from '../sheet/model';
import type { Declaration, Look } from './look';
import { reached } from './reached';

/**
 * Style declarations that came or went, and the elements they reach: on the new page, or else on
 * the old one.
 */
export type StyleEdit = {
  conditions: string;
  selector: string;
  removed: Declaration[];
  added: Declaration[];
  elements: readonly Element[];
  $: CheerioAPI;
};

/**
 * Style rules that changed while their elements stayed; those that came or went with their
 * elements follow from the markup.
 * @param isKnown whether the other site has a declaration on any page
 */
export function styleEdits(old: Look, fresh: Look, isKnown: Record<'before' | 'after', (key: string) => boolean>) {
  const [removed, added] = [
    without(old.declarations, fresh.declarations),
    without(fresh.declarations, old.declarations),
  ];
  const groups = groupBy([...removed, ...added], ({ conditions, selector }) =>
    /^@(?:keyframes|font-face)/.test(conditions) ? conditions : `${conditions} ${selector}`,
  );
  const edits = [...groups.values()].flatMap((group): StyleEdit[] => {
    const { conditions, selector } = group[0]!;
    const [gone, come] = [removed, added].map((side) => group.filter((one) => side.includes(one)));
    const [before, after] = [old, fresh].map(({ $ }) => reached($, selector));
    const isGone = after!.length === 0 && before!.length > 0;
    const isNew = before!.length === 0 && after!.length > 0;
    if ((isGone && come!.length === 0) || (isNew && gone!.length === 0)) return [];
    const reachesNothing = selector !== '' && before!.length + after!.length === 0;
    if (reachesNothing && gone!.every(({ key }) => isKnown.after(key)) && come!.every(({ key }) => isKnown.before(key)))
      return [];
    const isUnused = isBroughtAlong(gone!, fresh) && isBroughtAlong(come!, old);
    if (isUnused && (gone!.length === 0 || come!.length === 0)) return [];
    const [elements, { $ }] = isGone ? [before!, old] : [after!, fresh];
    return [{ conditions, selector, removed: gone!, added: come!, elements, $ }];
  });
  // Several selectors of one rule.
  const alike = groupBy(edits, (edit) =>
    [edit.conditions, ...[edit.removed, edit.added].map((side) => side.map(textOf).join(';'))].join('\n'),
  );
  return [...alike.values()].map((same): StyleEdit => ({
    ...same[0]!,
    elements: [...new Set(same.filter(({ $ }) => $ === same[0]!.$).flatMap(({ elements }) => elements))],
  }));
}

const textOf = ({ property, value }: Declaration) => `${property}:${value}`;

/**
 * Tokens, registered properties and movements that the other version doesn't use come and go with
 * what uses them.
 */
function isBroughtAlong(list: readonly Declaration[], { declarations }: Look): boolean {
  return list.every(({ property, conditions }) => {
    if (conditions.startsWith('@property')) return true;
    const animation = /^@keyframes (\S+)/.exec(conditions)?.[1];
    if (!animation && !property.startsWith('--')) return false;
    return usersOf([animation ?? property], declarations).length === 0;
  });
}

/** Declarations that use a token or a movement, directly or through another token. */
export function usersOf(names: readonly string[], declarations: readonly Declaration[], depth = 0): Declaration[] {
  const isUsed = ({ property, value }: Declaration) =>
    names.some((name) =>
      name.startsWith('--')
        ? new RegExp(`var\\(${name}[,)]`).test(value)
        : /^animation/.test(property) && value.includes(name),
    );
  return declarations
    .filter(isUsed)
    .flatMap((one) =>
      one.property.startsWith('--') && depth < 3 ? usersOf([one.property], declarations, depth + 1) : [one],
    );
}

/** Declarations that the other list lacks, however often each has them. */
function without(list: readonly Declaration[], others: readonly Declaration[]): Declaration[] {
  const left = new Map<string, number>();
  for (const { key } of others) left.set(key, (left.get(key) ?? 0) + 1);
  return list.filter(({ key }) => {
    const count = left.get(key) ?? 0;
    left.set(key, count - 1);
    return count <= 0;
  });
}
