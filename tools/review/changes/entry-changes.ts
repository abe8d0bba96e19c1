import type { PagePart, PageRecord } from '../../pages/record';

export type ChangeKind =
  'Title' | 'Description' | 'Heading' | 'Text' | 'Question' | 'Link' | 'Picture' | 'Social card' | 'Order' | 'Data';

/** Kinds that are texts of the content, the most telling first. */
export const textual: readonly ChangeKind[] = ['Heading', 'Title', 'Description', 'Question', 'Text'];

/** One thing that reads or works differently on a page; without `before` it is new, without `after` it is gone. */
export type PageChange = {
  kind: ChangeKind;
  /** What it is about, for example the text of a link. */
  of?: string;
  before?: string;
  after?: string;
  /** Why it must not be overlooked. */
  alarm?: string;
  /** Words of the page that lead there, and how many letters come before them. */
  at?: string;
  offset?: number;
  /** The key of an added or removed part of the page that it belongs to, and what that is called. */
  part?: { key: string; name: string };
};

/** What has a value of its own, for example a link's words (`of`) and its target. */
export type Entry = {
  kind: ChangeKind;
  of?: string;
  value: string;
  /** What is compared, where the value doesn't say it. */
  print?: string;
  at?: string;
  offset?: number;
};

/** Title, description, address and social card, and the page's own part; the card's words where they aren't the page's own. */
export function mainEntries({ title, description, canonical, card, main, data }: PageRecord): Entry[] {
  const hasOwnWords = card && (card.title !== title || card.description !== description);
  const head: Entry[] = [
    { kind: 'Title', value: title },
    { kind: 'Description', value: description },
    { kind: 'Link', of: 'canonical address', value: canonical ? new URL(canonical).pathname : '' },
    { kind: 'Social card', of: 'words', value: hasOwnWords ? `${card.title}\n${card.description}` : '' },
    { kind: 'Social card', of: 'picture', value: card?.image ?? '', print: card?.pixels },
  ];
  const words = data.map(({ name, value }): Entry => ({ kind: 'Data', of: name, value }));
  return [...head.filter(({ value }) => value), ...partEntries(main), ...words];
}

/** Where the whole site is, and what its header and footer have. */
export function frameEntries({ canonical, frame }: PageRecord): Entry[] {
  const origin = canonical ? new URL(canonical).origin : '';
  const own: Entry[] = [{ kind: 'Link', of: 'address of the site', value: origin }];
  return [...own.filter(({ value }) => value), ...partEntries(frame)];
}

/** Links, and pictures with what is said of them to those who do not see them. */
function partEntries({ links, images }: PagePart): Entry[] {
  return [
    ...links.map(({ text, href, at }): Entry => ({
      kind: 'Link',
      of: text,
      value: readable(href),
      at: text,
      offset: at,
    })),
    // Which picture it is belongs to the looks.
    ...images.flatMap(({ alt }): Entry[] => (alt ? [{ kind: 'Picture', value: alt }] : [])),
  ];
}

/** Entries whose value changed, that are new, or that are gone, one in place of the other where they are about the same. */
export function entryChanges(before: readonly Entry[], after: readonly Entry[]): PageChange[] {
  const gone = without(before, after);
  const take = (isIt: (entry: Entry) => boolean) => gone.splice(gone.findIndex(isIt) >>> 0, 1)[0];
  // A number to call reads otherwise when it leads elsewhere.
  const subjectOf = ({ kind, of = '' }: Entry) => `${kind} ${of.replace(/\d/g, '')}`;
  const changes = without(after, before).flatMap((entry): PageChange[] => {
    const { kind, of, value, at, offset } = entry;
    const old = take((one) => subjectOf(one) === subjectOf(entry));
    // A link that only reads otherwise is a change of text.
    if (!old && kind === 'Link' && !isScript(value) && take((one) => one.value === value)) return [];
    return [
      { kind, of, before: old?.value, after: value, at, offset, ...(kind === 'Link' && alarmOf(value, old?.value)) },
    ];
  });
  return [...changes, ...gone.map(({ value, print: _, ...rest }): PageChange => ({ ...rest, before: value }))];
}

/** Entries of one list that the other lacks, each once. */
function without(entries: readonly Entry[], others: readonly Entry[]): Entry[] {
  const key = ({ kind, of, value, print = value }: Entry) => JSON.stringify([kind, of, print]);
  const known = new Set(others.map(key));
  return [...new Map(entries.filter((entry) => !known.has(key(entry))).map((entry) => [key(entry), entry])).values()];
}

/** Browsers drop spaces and control characters before they read the scheme. */
const schemeOf = (href: string) =>
  /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
const isScript = (href: string) => ['javascript', 'data', 'vbscript', 'blob'].includes(schemeOf(href) ?? '');
const isOutside = (href: string) => schemeOf(href) !== undefined || href.startsWith('//');

function alarmOf(href: string, old: string | undefined): { alarm?: string } {
  if (isScript(href)) return { alarm: 'Runs code instead of opening a page' };
  // The words that a chat begins with stand in the query.
  if (old?.replace(/\?.*/, '') === href.replace(/\?.*/, '')) return {};
  if (old === undefined) return isOutside(href) ? { alarm: 'New address outside the site' } : {};
  return isOutside(href) || isOutside(old) ? { alarm: 'Leads somewhere else outside the site' } : {};
}

function readable(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}
