import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { type Declaration, keyOf, type Look } from './look';

/** Style rules that say something else than before, for the elements that they reach. */
export type StyleChange = {
  selectors: string[];
  conditions: string;
  removed: Declaration[];
  added: Declaration[];
  /** On the new page, or on the old one if they reach nothing there any more. */
  elements: Element[];
  $: CheerioAPI;
};

/**
 * Style rules that changed by themselves. Rules that came or went with the elements they reach follow from the markup.
 * @param isKnown whether a declaration is somewhere on the other site
 */
export function styleChanges(old: Look, fresh: Look, isKnown: Record<'before' | 'after', (key: string) => boolean>) {
  const removed = without(old.declarations, fresh.declarations);
  const added = without(fresh.declarations, old.declarations);
  const groups = new Map<string, StyleChange>();
  const groupOf = ({ conditions, selector }: Declaration) => {
    const plain = conditions.replace(/@supports [^@]*|@layer [^@]*/g, '').trim();
    const key = plain.startsWith('@keyframes')
      ? plain
      : plain.startsWith('@font-face')
        ? plain
        : `${plain} ${selector}`;
    const known = groups.get(key) ?? {
      selectors: [selector],
      conditions: plain,
      removed: [],
      added: [],
      elements: [],
      $: fresh.$,
    };
    groups.set(key, known);
    return known;
  };
  for (const one of removed) groupOf(one).removed.push(one);
  for (const one of added) groupOf(one).added.push(one);

  const changes = [...groups.values()].flatMap((group): StyleChange[] => {
    const [before, after] = [old, fresh].map(({ $ }) => reached($, group.selectors[0]!));
    const isGone = after!.length === 0 && before!.length > 0;
    const isOnlyRemoved = group.added.length === 0;
    const isOnlyAdded = group.removed.length === 0;
    // It came or went with its elements.
    if (isOnlyRemoved && isGone) return [];
    if (isOnlyAdded && before!.length === 0 && after!.length > 0) return [];
    const reachesNothing = before!.length + after!.length === 0;
    if (
      reachesNothing &&
      group.selectors[0] &&
      isOnlyRemoved &&
      group.removed.every((one) => isKnown.after(keyOf(one)))
    )
      return [];
    if (reachesNothing && group.selectors[0] && isOnlyAdded && group.added.every((one) => isKnown.before(keyOf(one))))
      return [];
    if (isWeak(group)) return [];
    return [{ ...group, elements: isGone ? before! : after!, $: isGone ? old.$ : fresh.$ }];
  });
  return joined(changes);
}

/** What a changed rule brings with it: registered properties, tokens and movements that are new or no longer used, prefixes. */
function isWeak({ removed, added, conditions }: StyleChange): boolean {
  const isOneSided = removed.length === 0 || added.length === 0;
  const all = [...removed, ...added];
  if (all.every(({ property }) => /^(--tw-|-webkit-|-moz-)/.test(property)) || conditions.startsWith('@property'))
    return true;
  return isOneSided && (conditions.startsWith('@keyframes') || all.every(({ property }) => property.startsWith('--')));
}

/** Selectors of one rule that changed alike. */
function joined(changes: readonly StyleChange[]): StyleChange[] {
  const result: StyleChange[] = [];
  const says = (list: readonly Declaration[]) => list.map(({ property, value }) => `${property}:${value}`).join(';');
  const isShared = (one: readonly Declaration[], other: readonly Declaration[]) =>
    one.some(({ rule }) => other.some((declaration) => declaration.rule === rule));
  for (const change of changes) {
    const same = result.find(
      (one) =>
        one.conditions === change.conditions &&
        says(one.removed) === says(change.removed) &&
        says(one.added) === says(change.added) &&
        (isShared(one.removed, change.removed) || isShared(one.added, change.added)),
    );
    if (!same) result.push({ ...change });
    else {
      same.selectors = [...same.selectors, ...change.selectors];
      same.elements = [...new Set([...same.elements, ...change.elements])];
    }
  }
  return result;
}

/** Declarations that the other list lacks, however often each has them. */
function without(list: readonly Declaration[], others: readonly Declaration[]): Declaration[] {
  const left = new Map<string, number>();
  for (const one of others) left.set(keyOf(one), (left.get(keyOf(one)) ?? 0) + 1);
  return list.filter((one) => {
    const count = left.get(keyOf(one)) ?? 0;
    left.set(keyOf(one), count - 1);
    return count <= 0;
  });
}

/** The first declaration whose place among the others changed, where nothing else did. */
export function reordered(old: Look, fresh: Look): Declaration | undefined {
  const [gone, come] = [without(old.declarations, fresh.declarations), without(fresh.declarations, old.declarations)];
  const [before, after] = [
    old.declarations.filter((one) => !gone.includes(one)),
    fresh.declarations.filter((one) => !come.includes(one)),
  ];
  return after.find((one, index) => keyOf(one) !== keyOf(before[index]!));
}

const states =
  /(?<!\\)::?(?:hover|focus|focus-visible|focus-within|active|visited|target|user-invalid|user-valid|popover-open|checked|disabled|enabled|before|after|marker|selection|placeholder|backdrop|details-content|first-line|first-letter|autofill|any-link|link|-webkit-[\w-]+|-moz-[\w-]+|view-transition[\w-]*(?:\([^)]*\))?|file-selector-button)(?![\w-])(?:\([^)]*\))?/g;

const focusable = 'a[href], button, input, textarea, select, summary';

/** The elements that a selector can reach, whatever their state. */
export function reached($: CheerioAPI, selector: string): Element[] {
  const isEverything = /^(?::root|:host|\*|html|body)?(?:::?[\w-]+)*$/.test(selector.trim());
  if (isEverything) return $(/:focus/.test(selector) ? focusable : 'html').toArray() as Element[];
  const plain = selector
    .replace(states, '')
    .replace(/\[(?:open|data-state|aria-(?:expanded|invalid|current))[^\]]*\]/g, '');
  // What is left of “> :hover” or “:not(:hover)”.
  const whole = plain.replace(/:(?:not|is|where|has)\(\s*\)/g, '').replace(/(^|[\s>+~(,])(?=$|[\s>+~),])/g, '$1*');
  try {
    return $(whole.replace(/\s\*(?=[\s>+~])|\*(?=\s?[>+~]\s?\*)/g, '').trim() || '*').toArray() as Element[];
  } catch {
    return [];
  }
}
