import type { PageRecord } from '../pages/record';
import { type Change, compare, ownPages } from './changes';
import type { Cause } from './changes/cause';
import { causesOf, type Sites } from './changes/causes';
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
 * Everything that differs from the previous site.
 * @param broken addresses that lead nowhere: they have a row already
 */
export function changeRows(sites: Sites<ReviewedPage>, broken: readonly string[], finder: SourceFinder): NewRow[] {
  const { added, removed, changed } = compare(sites.before, sites.after);
  const changes = changed.filter(({ kind, after = '' }) => kind !== 'Link' || !broken.includes(after));
  const causes = causesOf(sites, changes, lookReasons(sites.before, ownPages(sites.after)), finder);
  return [
    ...removed.map((path): NewRow => ({ ...empty, level: 'check', name: `Page removed: ${path}`, places: [] })),
    ...added.map((path): NewRow => ({
      ...empty,
      level: 'change',
      name: 'New page',
      places: [{ path, address: path }],
    })),
    ...causes.map((cause) => (cause.changes.length > 0 ? textRow(cause, sites, finder) : lookRow(cause))),
  ];
}

const kindNames: Partial<Record<Kind, string>> = {
  Message: 'Message to start from',
  Label: 'Name for screen readers',
  Anchor: 'Address within the page',
  Picture: 'Description of a picture',
  Data: 'Messages or structured data',
};
const kindName = (kind: Kind) => kindNames[kind] ?? kind;

function textRow(cause: Cause, sites: Sites<ReviewedPage>, finder: SourceFinder): NewRow {
  const { changes, looks, isFact, before, after, alarm } = cause;
  const kind = isFact
    ? 'Text'
    : (textual.find((one) => changes.some((change) => change.kind === one)) ?? changes[0]!.kind);
  // A link in a new part of a page.
  const outside = changes.find((change) => !isFact && change.alarm && change.kind !== kind);
  const visible = changes.filter((change) => change.kind !== 'Data' && change !== outside);
  const inMainFirst = visible.toSorted((one, other) => Number(one.isFrame) - Number(other.isFrame));
  const shown = visible.length > 0 ? inMainFirst : changes;
  const first = shown.find((change) => isFact || change.kind === kind) ?? shown[0]!;
  const { path, of } = first;
  const pages = after ? sites.after : sites.before;
  const [old, fresh] = (['before', 'after'] as const).map((side) => sites[side].find((page) => page.path === path));
  const whatHappened = !after ? 'removed' : !before ? 'added' : 'changed';
  const isInSearch = ['Title', 'Description'].includes(kind);
  const isLonger = isTextual({ kind }) && !isInSearch && before && after && after.length > before.length + 8;
  const heading = shown.length === 1 && !first.isFrame && headingAbove(after ? fresh : old, first.words ?? '');
  return {
    ...finder.written(cause),
    level: alarm ? 'check' : 'change',
    name: [
      alarm ?? (looks.length > 0 ? nameOf(looks) : `${kindName(kind)} ${whatHappened}`),
      of && kind === 'Link' && `“${of}”`,
    ]
      .filter(Boolean)
      .join(': '),
    notes: [
      heading ? `Under “${heading}”.` : '',
      outside ? `Leads to ${outside.after}.` : '',
      followsOf({ ...cause, changes: changes.filter((change) => change !== outside) }, kind),
      isLonger ? 'Longer than before: look at it at 390, 768 and 1280 px.' : '',
    ].filter(Boolean),
    parts: kind === 'Order' ? [] : wordParts(before, after),
    isFrame: isShared(shown),
    isGone: !after,
    places: placesOf([...shown.map((change) => placeOf(change, pages)), ...looks.map(lookPlace)]),
    ...(isLonger && { frame: { width: 390, scheme: 'light' } }),
    ...(isInSearch && old && fresh && { results: { before: resultOf(old), after: resultOf(fresh) } }),
  };
}

/** Whether pages share it in their header, footer or menus. */
const isShared = (list: readonly { isFrame: boolean; path: string }[]) =>
  list.every(({ isFrame }) => isFrame) && list.some(({ path }) => path !== list[0]!.path);

const resultOf = ({ title, description }: PageRecord) => ({ title, description });

/** What else follows from an edit: “Follows from it: call links, structured data.” */
function followsOf({ changes, beside }: Cause, main: Kind): string {
  const found = changes.flatMap(({ kind, after = '' }) => {
    if (kind === main) return [];
    if (kind !== 'Link') return isTextual({ kind }) ? [] : kindName(kind).toLowerCase();
    if (after.includes('wa.me')) return 'WhatsApp links';
    return after.startsWith('tel:') ? 'call links' : after.startsWith('mailto:') ? 'mail links' : 'links';
  });
  const all = [...new Set(found), ...(beside.some((look) => look.kind === 'drawing') ? ['the drawing beside it'] : [])];
  return all.length > 0 ? `Follows from it: ${all.join(', ')}.` : '';
}

/** One place for each page, the first. */
const placesOf = (places: Row['places']) => [...groupBy(places, ({ path }) => path).values()].map(([one]) => one!);

const lookPlace = ({ path, at }: LookReason) => ({ path, address: textAddress(path, at) });

function placeOf({ path, words, spans, after }: Change, pages: readonly PageRecord[]) {
  const page = pages.find((one) => one.path === path);
  return {
    path,
    address: page ? exactAddress(page, words, after ? spans.after : spans.before) : textAddress(path, words),
  };
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
    notes: hint ? [hint] : [],
    parts: wordParts(before, after, 0),
    isFrame: isShared(looks),
    isGone: kind === 'removed',
    places: placesOf(looks.map(lookPlace)),
    ...(!hint && { frame: { width, scheme } }),
  };
}
