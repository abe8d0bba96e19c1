import type { Root } from 'postcss';
import parser from 'postcss-selector-parser';
import { readFlight, rewriteValues } from '../flight';
import { type Page, elementsOf } from '../page';
import type { ScriptWords } from './uses';

/** Short names for a page's classes. Classes that are not in it keep their own. */
export type ShortNames = ReadonlyMap<string, string>;

/** Whether a property of a component holds classes, by its name. */
export const isClassProperty = (name: string) => /class(Name)?$/i.test(name);

export function shorten(classes: string, names: ShortNames): string {
  return classes
    .split(/\s+/)
    .map((token) => names.get(token) ?? token)
    .join(' ');
}

/**
 * Names the classes of one page anew, the most frequent ones shortest: class names are a fifth of a compressed page. A
 * class that a script mentions, or that reaches React other than as a class, keeps its name, so that what islands add
 * or draw anew is styled the same.
 */
export function shortNames(page: Page, styles: Root, flight: string, scripts: readonly ScriptWords[]): ShortNames {
  const kept = new Set<string>();
  for (const { words } of scripts) words.forEach((word) => kept.add(word));
  rewriteValues(readFlight(flight, page.file), (name, value) => {
    if (typeof value === 'string' && !isClassProperty(name)) value.split(/\s+/).forEach((word) => kept.add(word));
    return value;
  });

  const counts = new Map<string, number>();
  const count = (token: string) => void (kept.has(token) || counts.set(token, (counts.get(token) ?? 0) + 1));
  for (const { attribs } of elementsOf(page)) attribs.class?.split(/\s+/).forEach(count);
  styles.walkRules(({ selector }) => classesIn(selector).forEach(count));

  const taken = new Set([...kept, ...counts.keys()]);
  const free = shortNameSource(taken);
  const byCount = [...counts].sort(([a, times], [b, otherTimes]) => otherTimes - times || (a < b ? -1 : 1));
  return new Map(byCount.map(([token]) => [token, free.next().value as string]));
}

/** Gives the page and its styles the short names; classes that no rule asks for leave the page. */
export function applyNames(page: Page, styles: Root, names: ShortNames): void {
  const asked = new Set<string>();
  const rename = parser((selectors) => {
    selectors.walkClasses((node) => {
      asked.add(node.value);
      node.value = names.get(node.value) ?? node.value;
    });
  });
  styles.walkRules((rule) => {
    if (rule.selector.includes('.')) rule.selector = rename.processSync(rule.selector);
  });
  const elements = elementsOf(page).map((element) => ({
    element,
    tokens: element.attribs.class?.split(/\s+/).filter((token) => asked.has(token)) ?? [],
  }));
  // The most frequent first: the more two lists begin alike, the better the page compresses.
  const uses = new Map<string, number>();
  for (const { tokens } of elements) for (const token of tokens) uses.set(token, (uses.get(token) ?? 0) + 1);
  const byUses = (a: string, b: string) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0) || (a < b ? -1 : 1);
  for (const { element, tokens } of elements) {
    if (tokens.length > 0) element.attribs.class = shorten(tokens.sort(byUses).join(' '), names);
    else delete element.attribs.class;
  }
}

function classesIn(selector: string): string[] {
  const classes: string[] = [];
  if (selector.includes('.'))
    parser((tree) => tree.walkClasses(({ value }) => void classes.push(value))).processSync(selector);
  return classes;
}

/** a, b, … z, aa, ab, … without those that are taken. */
export function* shortNameSource(taken: ReadonlySet<string>): Generator<string, never> {
  for (let index = 0; ; index += 1) {
    let name = '';
    for (let rest = index; rest >= 0; rest = Math.floor(rest / 26) - 1) {
      name = String.fromCharCode(97 + (rest % 26)) + name;
    }
    if (!taken.has(name)) yield name;
  }
}
