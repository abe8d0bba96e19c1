import { lettersOf } from '../../pages/letters';
import type { PageRecord } from '../../pages/record';
import { groupBy } from '../sheet/model';
import type { Change } from '.';
import type { Cause } from './cause';
import { isTextual } from './entries';
import { explains } from './facts';
import { isWithin } from './parts';
import { editedWords } from './words';

/**
 * What another cause explains belongs to that cause: links and words that repeat it, pictures of
 * cards, structured data.
 */
export function withoutConsequences(causes: readonly Cause[], pages: readonly PageRecord[]): Cause[] {
  const sources = causes.filter(isSource);
  const others = causes.filter((one) => !isSource(one) && !joinTo(causeBehind(one, sources, pages), one));
  const wholeOf = (one: Cause) => sources.find((other) => repeats(one, other));
  const wholes = sources.filter((one) => !joinTo(wholeOf(one), one));
  return [...wholes, ...withoutRepetitions(others)];
}

/** Data that came or went repeats something, as links do that have other words. */
function isSource({ fields, looks, beside, changes: [main], before, after }: Cause): boolean {
  const isText = main && (isTextual(main) || (main.kind === 'Data' && before && after));
  return looks.length + beside.length > 0 || Boolean(fields.length > 0 && isText);
}

function causeBehind(one: Cause, sources: readonly Cause[], pages: readonly PageRecord[]): Cause | undefined {
  const [change] = one.changes as [Change];
  const { kind, of, path, after = '' } = change;
  const textOf = (isIt: (other: Change) => boolean) =>
    sources.find(({ changes }) => changes.some((other) => isTextual(other) && isIt(other)));
  const found = sources.find((other) => explains(other, one)) ?? textOf((other) => isWithin(change, other));
  if (found) return found;
  const isHere = (other: Change) => other.path === path && !other.isFrame;
  // A card shows the page's drawing and its title.
  if (of === 'picture') {
    const isDrawn = ({ looks, beside }: Cause) =>
      [...looks, ...beside].some((look) => look.kind === 'drawing' && look.path === path);
    const isTitle = (other: Change) => isHere(other) && ['Title', 'Heading'].includes(other.kind);
    return sources.find(isDrawn) ?? textOf(isTitle) ?? textOf(isHere);
  }
  // Structured data repeats the page: a text that was compared already.
  const letters = pages.find((page) => page.path === path)?.letters ?? '';
  return kind === 'Data' && letters.includes(lettersOf(after)) ? textOf(isHere) : undefined;
}

/** The same data, and the same edit on several pages, each once. */
function withoutRepetitions(causes: readonly Cause[]): Cause[] {
  const isData = ({ changes: [change] }: Cause) => ['Data', 'Contact card'].includes(change!.kind);
  const seen = new Map<string, number>();
  const alike = groupBy(causes, (one) => {
    const { before, after } = one;
    const [{ kind, of, path }] = one.changes as [Change];
    if (isData(one) || of === 'picture') return `${kind} ${of}`;
    const edit = JSON.stringify([kind, before && after ? editedWords(before, after) : [before, after]]);
    const nth = seen.get(path + edit) ?? 0;
    seen.set(path + edit, nth + 1);
    return `${nth} ${edit}`;
  });
  const linesOf = (group: readonly Cause[], side: 'before' | 'after') =>
    group.flatMap((one) => one[side] ?? []).join('\n') || undefined;
  return [...alike.values()].map((group) => ({
    ...group[0]!,
    ...(isData(group[0]!) && { before: linesOf(group, 'before'), after: linesOf(group, 'after') }),
    changes: group.flatMap(({ changes }) => changes),
  }));
}

/** @returns whether there is a cause to join */
function joinTo(cause: Cause | undefined, { alarm, changes, looks, beside }: Cause): boolean {
  if (!cause) return false;
  cause.alarm ??= alarm;
  cause.changes.push(...changes);
  cause.beside.push(...looks, ...beside);
  return true;
}

/** Whether a part of a page only repeats some lines of another one, as contents do. */
function repeats(one: Cause, other: Cause): boolean {
  const side = one.before ? 'before' : 'after';
  const [lines, others] = [one, other].map((cause) => cause[side]?.split('\n') ?? []) as [string[], string[]];
  const isOneSided = !(one.before && one.after) && !(other.before && other.after);
  const isSamePage = one.changes.every(({ path }) => other.changes.some((change) => change.path === path));
  const isPiece = lines.length > 0 && lines.length < others.length && lines.every((line) => others.includes(line));
  return isOneSided && isSamePage && isPiece;
}
