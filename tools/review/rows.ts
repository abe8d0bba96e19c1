import type { PageRecord } from '../pages/record';
import { compare } from './changes';
import { type Cause, causesOf, type Sites } from './changes/causes';
import { type Kind, textual } from './changes/entries';
import { type Item, joinParts } from './changes/parts';
import { wordParts } from './changes/words';
import { type LookReason, lookReasons } from './looks';
import { lettersOf } from '../pages/letters';
import type { ReviewedPage } from './read-pages';
import { groupBy, type Row } from './sheet/model';
import type { SourceFinder } from './sources';
import { exactAddress, textAddress } from './text-address';

export type NewRow = Omit<Row, 'id'>;

const empty = { note: '', notes: [], parts: [], isFrame: false, isGone: false };

/**
 * Everything that differs from the previous site. @param unread pages that may be there but could
 * not be read
 */
export function changeRows(sites: Sites<ReviewedPage>, unread: readonly string[], finder: SourceFinder): NewRow[] {
  const { added, removed, changed, own } = compare(sites.before, sites.after, unread);
  const { items, looks } = joinParts(changed, lookReasons(sites.before, own));
  const causes = causesOf(sites, items, finder);
  const drawnFrom = (reason: LookReason) => causes.find((cause) => isDrawn(cause, reason));
  const drawings = groupBy(looks, drawnFrom);
  return [
    ...removed.map((path): NewRow => ({
      ...empty,
      ...{ level: 'check', name: `Page removed: ${path}`, noun: 'page removed', places: [] },
    })),
    ...added.map((path): NewRow => ({
      ...empty,
      ...{ level: 'change', name: 'New page', noun: 'page added', places: [{ path, address: path }] },
    })),
    ...causes.map((cause) => textRow(cause, sites, finder, drawings.has(cause))),
    ...[...groupBy(drawings.get(undefined) ?? [], ({ key }) => key).values()].map(lookRow),
  ];
}

/** A drawing beside a fact shows it, as the bars of a timetable do. */
const isDrawn = ({ isFact, items }: Cause, { kind, path, letters }: LookReason) => {
  const texts = items.flatMap((item) => (item.path === path && textual.includes(item.kind) ? (item.after ?? []) : []));
  return isFact && kind === 'drawing' && texts.some((text) => letters.includes(lettersOf(text)));
};

/**
 * What a change of each kind is counted as, and called if something was there before and is now.
 */
const names: Partial<Record<Kind, { noun: string; changed: string; follows: string }>> = {
  Link: { noun: 'link', changed: 'Link target', follows: 'links' },
  Picture: { noun: 'picture', changed: 'Description of a picture', follows: 'descriptions of pictures' },
  'Social card': { noun: 'card', changed: 'Social card changed', follows: 'social card' },
  'Contact card': { noun: 'contact card', changed: 'Contact card changed', follows: 'contact card' },
  Order: { noun: 'order', changed: 'Order changed', follows: 'order' },
  Data: { noun: 'text', changed: 'Messages or structured data changed', follows: 'structured data' },
};

function textRow(cause: Cause, sites: Sites<ReviewedPage>, finder: SourceFinder, isDrawing: boolean): NewRow {
  const { items, isFact, before, after, alarm } = cause;
  const kind = isFact ? 'Text' : (textual.find((one) => items.some((item) => item.kind === one)) ?? items[0]!.kind);
  const isText = textual.includes(kind);
  const inMain = items.filter(({ path }) => path !== undefined);
  const shown = inMain.length > 0 ? inMain : items;
  const first = shown.find((item) => isFact || item.kind === kind) ?? shown[0]!;
  const { path = '/', of, part } = first;
  const pages = after ? sites.after : sites.before;
  const [old, fresh] = (['before', 'after'] as const).map((side) => sites[side].find((page) => page.path === path));
  const whatHappened = !after ? 'removed' : !before ? 'added' : 'changed';
  const name = whatHappened === 'changed' ? (names[kind]?.changed ?? `${kind} changed`) : `${kind} ${whatHappened}`;
  const isLonger = isText && before && after && after.length > before.length + 8;
  const heading = shown.length === 1 && headingAbove(after ? fresh : old, first.words ?? '');
  const noun = alarm
    ? alarm.charAt(0).toLowerCase() + alarm.slice(1)
    : `${names[kind]?.noun ?? 'text'} ${whatHappened}`;
  return {
    ...finder.written(cause),
    level: alarm ? 'check' : 'change',
    name: [
      alarm ?? (part ? nameOf(items.flatMap((item) => item.part ?? [])) : name),
      of && kind === 'Link' && `“${of}”`,
    ]
      .filter(Boolean)
      .join(': '),
    noun: alarm && kind === 'Link' ? 'link to check' : noun,
    notes: [
      heading ? `Under “${heading}”.` : '',
      followsOf(items, kind, isDrawing),
      isLonger ? 'Longer than before: look at it at 390, 768 and 1280 px.' : '',
    ].filter(Boolean),
    parts: kind === 'Order' ? [] : wordParts(before, after),
    isFrame: inMain.length === 0,
    isGone: !after,
    places: [...groupBy(shown, (item) => item.path).values()].map(([item]) => placeOf(item!, pages)),
    ...(isLonger && { frame: { width: 390, scheme: 'light' } }),
    ...(['Title', 'Description'].includes(kind) &&
      old &&
      fresh && { results: { before: resultOf(old), after: resultOf(fresh) } }),
  };
}

const resultOf = ({ title, description }: PageRecord) => ({ title, description });

/** What else follows from an edit: “Follows from it: call links, structured data.” */
function followsOf(items: readonly Item[], main: Kind, isDrawing: boolean): string {
  const found = items.flatMap(({ kind, after = '' }) => {
    if (kind === main) return [];
    if (kind !== 'Link') return names[kind]?.follows ?? [];
    if (after.includes('wa.me')) return 'WhatsApp links';
    return after.startsWith('tel:') ? 'call links' : after.startsWith('mailto:') ? 'mail links' : 'links';
  });
  const all = [...new Set(found), ...(isDrawing ? ['the drawing beside it'] : [])];
  return all.length > 0 ? `Follows from it: ${all.join(', ')}.` : '';
}

function placeOf({ path = '/', words, at }: Item, pages: readonly PageRecord[]) {
  const page = pages.find((one) => one.path === path);
  return { path, address: page ? exactAddress(page, words, at) : textAddress(path, words) };
}

/** The nearest heading above a text, or above a heading the next larger one. */
function headingAbove(page: PageRecord | undefined, text: string): string | undefined {
  const units = page?.main.units ?? [];
  const at = units.findIndex((unit) => unit.text.split('\n').includes(text));
  const own = /^h\d$/.test(units[at]?.kind ?? '') ? units[at]!.kind : 'h9';
  return units.slice(0, Math.max(0, at)).findLast(({ kind }) => /^h\d$/.test(kind) && kind < own)?.text;
}

/** With the part of the page if all pages have the same. */
const nameOf = ([first, ...others]: readonly LookReason[]) =>
  others.every(({ name }) => name === first!.name) ? first!.name : first!.briefName;

function lookRow(group: readonly LookReason[]): NewRow {
  const [{ audience, before, after, kind }] = group as [LookReason];
  const { hint, width, scheme } = audience;
  return {
    ...empty,
    level: 'change',
    name: nameOf(group),
    noun: 'change of looks',
    notes: hint ? [hint] : [],
    parts: wordParts(before, after, 0),
    isFrame: group.every((reason) => reason.isFrame),
    isGone: kind === 'removed',
    places: group.map(({ path, at }) => ({ path, address: textAddress(path, at) })),
    ...(!hint && { frame: { width, scheme } }),
  };
}
