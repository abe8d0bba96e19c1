import type { PageRecord } from '../pages/record';
import { type Change, compare } from './changes';
import { type Cause, causesOf, type Sites } from './changes/causes';
import { isTextual, type Kind, textual } from './changes/entries';
import { wordParts } from './changes/words';
import { type LookReason, lookReasons } from './looks';
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
  const causes = causesOf(sites, changed, lookReasons(sites.before, own), finder);
  return [
    ...removed.map((path): NewRow => ({
      ...empty,
      ...{ level: 'check', name: `Page removed: ${path}`, noun: 'page removed', places: [] },
    })),
    ...added.map((path): NewRow => ({
      ...empty,
      ...{ level: 'change', name: 'New page', noun: 'page added', places: [{ path, address: path }] },
    })),
    ...causes.map((cause) => (cause.changes.length > 0 ? textRow(cause, sites, finder) : lookRow(cause))),
  ];
}

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

function textRow(cause: Cause, sites: Sites<ReviewedPage>, finder: SourceFinder): NewRow {
  const { changes, looks, isFact, before, after, alarm } = cause;
  const kind = isFact
    ? 'Text'
    : (textual.find((one) => changes.some((change) => change.kind === one)) ?? changes[0]!.kind);
  const visible = changes.filter((change) => change.kind !== 'Data');
  const inMain = visible.filter(({ path }) => path !== undefined);
  const [shown = changes] = [inMain, visible].filter(({ length }) => length > 0);
  const first = shown.find((change) => isFact || change.kind === kind) ?? shown[0]!;
  const { path = '/', of } = first;
  const pages = after ? sites.after : sites.before;
  const [old, fresh] = (['before', 'after'] as const).map((side) => sites[side].find((page) => page.path === path));
  const whatHappened = !after ? 'removed' : !before ? 'added' : 'changed';
  const name = whatHappened === 'changed' ? (names[kind]?.changed ?? `${kind} changed`) : `${kind} ${whatHappened}`;
  const isLonger = isTextual({ kind }) && before && after && after.length > before.length + 8;
  const heading = shown.length === 1 && first.path && headingAbove(after ? fresh : old, first.words ?? '');
  const known = alarm?.replace(/^.*(?= now confirmed$)/, 'detail').replace(/^./, (letter) => letter.toLowerCase());
  return {
    ...finder.written(cause),
    level: alarm ? 'check' : 'change',
    name: [alarm ?? (looks.length > 0 && !isFact ? nameOf(looks) : name), of && kind === 'Link' && `“${of}”`]
      .filter(Boolean)
      .join(': '),
    noun: known ?? `${names[kind]?.noun ?? 'text'} ${whatHappened}`,
    notes: [
      heading ? `Under “${heading}”.` : '',
      followsOf(cause, kind),
      isLonger ? 'Longer than before: look at it at 390, 768 and 1280 px.' : '',
    ].filter(Boolean),
    parts: kind === 'Order' ? [] : wordParts(before, after),
    isFrame: shown.every((change) => change.path === undefined),
    isGone: !after,
    places: [...groupBy(shown, (change) => change.path).values()].map(([one]) => placeOf(one!, pages)),
    ...(isLonger && { frame: { width: 390, scheme: 'light' } }),
    ...(['Title', 'Description'].includes(kind) &&
      old &&
      fresh && { results: { before: resultOf(old), after: resultOf(fresh) } }),
  };
}

const resultOf = ({ title, description }: PageRecord) => ({ title, description });

/** What else follows from an edit: “Follows from it: call links, structured data.” */
function followsOf({ changes, looks }: Cause, main: Kind): string {
  const found = changes.flatMap(({ kind, after = '' }) => {
    if (kind === main) return [];
    if (kind !== 'Link') return names[kind]?.follows ?? [];
    if (after.includes('wa.me')) return 'WhatsApp links';
    return after.startsWith('tel:') ? 'call links' : after.startsWith('mailto:') ? 'mail links' : 'links';
  });
  const all = [...new Set(found), ...(looks.some((look) => look.kind === 'drawing') ? ['the drawing beside it'] : [])];
  return all.length > 0 ? `Follows from it: ${all.join(', ')}.` : '';
}

function placeOf({ path = '/', words, at }: Change, pages: readonly PageRecord[]) {
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

function lookRow({ looks, before, after }: Cause): NewRow {
  const [{ audience, kind }] = looks as [LookReason];
  const { hint, width, scheme } = audience;
  return {
    ...empty,
    level: 'change',
    name: nameOf(looks),
    noun: 'change of looks',
    notes: hint ? [hint] : [],
    parts: wordParts(before, after, 0),
    isFrame: looks.every((reason) => reason.isFrame),
    isGone: kind === 'removed',
    places: looks.map(({ path, at }) => ({ path, address: textAddress(path, at) })),
    ...(!hint && { frame: { width, scheme } }),
  };
}
