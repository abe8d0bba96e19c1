import { type PageRecord } from '../pages/record';
import { compare, type Item } from './changes';
import { type Cause, causesOf, type Sites } from './changes/causes';
import { textual } from './changes/entry-changes';
import { joinParts } from './changes/parts';
import { wordParts } from './changes/words';
import { lookReasons } from './looks';
import type { LookReason } from './looks/reason';
import type { ReviewedPage } from './read-pages';
import { groupBy, type Row } from './sheet/model';
import type { SourceFinder } from './sources';
import { exactAddress, textAddress } from './text-address';

type NewRow = Omit<Row, 'id'>;
/** Everything that differs from the previous site. @param unread pages that may be there but could not be read */
export function changeRows(sites: Sites<ReviewedPage>, unread: readonly string[], finder: SourceFinder): NewRow[] {
  const { added, removed, changed, own } = compare(sites.before, sites.after, unread);
  const { items, looks } = joinParts(changed, lookReasons(sites.before, own));
  const empty = { ...{ note: '', notes: [], parts: [], isFrame: false, isGone: false } };
  return [
    ...removed.map((path): NewRow => ({
      ...empty,
      level: 'check',
      name: `Page removed: ${path}`,
      noun: 'page removed',
      places: [],
    })),
    ...added.map((path): NewRow => ({
      ...empty,
      level: 'change',
      name: 'New page',
      noun: 'page added',
      places: [{ path, address: path }],
    })),
    ...causesOf(sites, items, finder).map((cause) => textRow(cause, sites, finder)),
    ...[...groupBy(looks, ({ key }) => key).values()].map(lookRow),
  ];
}

function textRow(cause: Cause, sites: Sites<ReviewedPage>, finder: SourceFinder): NewRow {
  const { items, isFact, before, after, alarm } = cause;
  const kinds = items.map(({ kind }) => kind);
  const kind = isFact ? 'Text' : (textual.find((one) => kinds.includes(one)) ?? kinds[0]!);
  const inMain = items.filter(({ path }) => path !== undefined);
  const shown = inMain.length > 0 ? inMain : items;
  const [first] = shown.filter((item) => isFact || item.kind === kind);
  const { path = '/', of, part } = (first ?? shown[0])!;
  const pages = after ? sites.after : sites.before;
  const name = part ? part.name : nameOf(kind, before, after);
  const isLonger = textual.includes(kind) && before && after && after.length > before.length + 8;
  const heading = headingAbove(
    pages.find((page) => page.path === path),
    first?.at ?? '',
  );
  const [old, fresh] = (['before', 'after'] as const).map((side) => sites[side].find((page) => page.path === path));
  return {
    ...finder.written(cause),
    level: alarm ? 'check' : 'change',
    name: [alarm ?? name, of && kind === 'Link' && `“${of}”`].filter(Boolean).join(': '),
    noun: alarm ? (kind === 'Link' ? 'link to check' : lower(alarm)) : nounOf(kind, before, after),
    notes: [
      heading && shown.length === 1 ? `Under “${heading}”.` : '',
      followsOf(items, kind),
      isLonger ? 'Longer than before: look at it at 390, 768 and 1280 px.' : '',
    ].filter(Boolean),
    parts: kind === 'Order' ? [] : wordParts(before, after),
    isFrame: inMain.length === 0,
    isGone: !after,
    places: [...groupBy(shown, ({ path }) => path).values()].map(([item]) => placeOf(item!, pages)),
    ...(isLonger && { frame: { width: 390, scheme: 'light' } }),
    ...(['Title', 'Description'].includes(kind) &&
      old &&
      fresh && { results: { before: resultOf(old), after: resultOf(fresh) } }),
  };
}

const lower = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
const resultOf = ({ title, description }: PageRecord) => ({ title, description });

function nameOf(kind: Item['kind'], before?: string, after?: string): string {
  if (kind === 'Data') return 'Messages or structured data changed';
  if (!before || !after) return `${kind} ${after ? 'added' : 'removed'}`;
  return (
    { Link: 'Link target', Order: 'Order changed', Picture: 'Description of a picture' }[kind as string] ??
    `${kind} changed`
  );
}

function nounOf(kind: Item['kind'], before?: string, after?: string): string {
  const nouns: Partial<Record<Item['kind'], string>> = {
    Link: 'link',
    Picture: 'picture',
    'Social card': 'card',
    Order: 'order',
  };
  return `${nouns[kind] ?? 'text'} ${!after ? 'removed' : !before ? 'added' : 'changed'}`;
}

/** What else follows from an edit: “Also: 3 links, structured data.” */
function followsOf(items: readonly Item[], main: Item['kind']): string {
  const schemes: readonly [RegExp, string][] = [
    [/^tel:/, 'call links'],
    [/wa\.me/, 'WhatsApp links'],
    [/^mailto:/, 'mail links'],
    [/./, 'links'],
  ];
  const names = items.flatMap(({ kind, after = '' }) => {
    if (kind === main || textual.includes(kind)) return [];
    if (kind === 'Link') return schemes.find(([pattern]) => pattern.test(after))?.[1] ?? [];
    return (
      { Data: 'structured data', 'Social card': 'social card', Picture: 'descriptions of pictures' }[kind as string] ??
      []
    );
  });
  return names.length > 0 ? `Follows from it: ${[...new Set(names)].join(', ')}.` : '';
}

function placeOf({ path = '/', at, offset }: Item, pages: readonly PageRecord[]) {
  const page = pages.find((one) => one.path === path);
  return { path, address: page ? exactAddress(page, at, offset) : textAddress(path, at) };
}

/** The nearest heading above a text, or above a heading the next larger one. */
function headingAbove(page: PageRecord | undefined, text: string): string | undefined {
  const units = page?.main.units ?? [];
  const at = units.findIndex((unit) => unit.text.split('\n').includes(text));
  const own = /^h\d$/.test(units[at]?.kind ?? '') ? units[at]!.kind : 'h9';
  return units.slice(0, Math.max(0, at)).findLast(({ kind }) => /^h\d$/.test(kind) && kind < own)?.text;
}

function lookRow(reasons: readonly LookReason[]): NewRow {
  // A rule that reaches something is of no account where it reaches nothing.
  const reaching = reasons.filter(({ reachesNothing }) => !reachesNothing);
  const group = reaching.length > 0 ? reaching : reasons;
  const [{ audience, before, after, name, briefName, at, says }] = group as [LookReason];
  const names = new Set(group.map((reason) => reason.name));
  const { hint, width, scheme } = audience;
  return {
    note: '',
    level: 'change',
    name: names.size === 1 ? name : briefName,
    noun: 'change of looks',
    notes: hint ? [hint] : [],
    parts: wordPairs(before, after),
    isFrame: group.every((reason) => reason.isFrame),
    isGone: says?.kind === 'removed',
    places: group.map((reason) => ({ path: reason.path, address: textAddress(reason.path, reason.at ?? at) })),
    ...(!hint && { frame: { width, scheme } }),
  };
}

/** Old and new value, one below the other. */
function wordPairs(before?: string, after?: string): Row['parts'] {
  const parts = [
    before && { text: before, kind: 'removed' },
    before && after && { text: '\n', kind: 'same' },
    after && { text: after, kind: 'added' },
  ];
  return parts.filter(Boolean) as Row['parts'];
}

/** Worst first, then header and footer; with ids that stay the same while the row does. */
export function sortRows(rows: readonly NewRow[], levels: readonly Row['level'][]): Row[] {
  const rank = ({ level, isFrame }: NewRow) => 2 * levels.indexOf(level) + Number(!isFrame);
  return rows
    .toSorted((one, other) => rank(one) - rank(other))
    .map((row, index) => ({ ...row, id: `row-${index + 1}` }));
}
