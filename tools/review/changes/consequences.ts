import { lettersOf } from '../../pages/letters';
import type { PageRecord } from '../../pages/record';
import { groupBy } from '../sheet/model';
import type { Change } from '.';
import type { Cause } from './cause';
import { isTextual } from './entries';
import { explains } from './facts';

/**
 * What another cause explains belongs to that cause: links and words that repeat it, pictures of
 * cards, structured data.
 */
export function withoutConsequences(causes: readonly Cause[], pages: readonly PageRecord[]): Cause[] {
  // Data that came or went repeats something.
  const isSource = ({ fields, looks, changes, before, after }: Cause) =>
    looks.length > 0 || (fields.length > 0 && (changes[0]!.kind !== 'Data' || Boolean(before && after)));
  const sources = causes.filter(isSource);
  const left = causes.filter((one) => {
    if (isSource(one)) return false;
    const { kind, of, path, after = '', at = -1 } = one.changes[0]!;
    const sourceWith = (isIt: (change: Change) => boolean) =>
      sources.find(({ changes }) =>
        changes.some((change) => change.path === path && isTextual(change) && isIt(change)),
      );
    // Structured data repeats the page: a text that was compared already.
    const letters = pages.find((page) => page.path === path)?.letters ?? '';
    const isRepeated = kind === 'Data' ? letters.includes(lettersOf(after)) : of === 'picture';
    // Said of a text: “4 of 5 stars”.
    const isAround = ({ at: start = NaN, after: text = '' }: Change) =>
      start <= at && at < start + lettersOf(text).length;
    const cause =
      sources.find((other) => explains(other, one)) ??
      (kind === 'Label' ? sourceWith(isAround) : undefined) ??
      (isRepeated ? sourceWith(() => true) : undefined);
    cause?.changes.push(...one.changes);
    return !cause;
  });
  const ofData = groupBy(left, ({ changes: [change] }) =>
    ['Data', 'Contact card'].includes(change!.kind) ? `${change!.kind} ${change!.of}` : change,
  );
  const join = (group: readonly Cause[], side: 'before' | 'after') =>
    group.flatMap((one) => one[side] ?? []).join('\n') || undefined;
  return [
    ...sources,
    ...[...ofData.values()].map((group): Cause => ({
      ...group[0]!,
      ...{ before: join(group, 'before'), after: join(group, 'after') },
      changes: group.flatMap(({ changes }) => changes),
    })),
  ];
}
