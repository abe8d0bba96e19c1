import type { PagePart } from '../../pages/record';
import type { PageChange } from './change';

type Link = PagePart['links'][number];

/** Browsers drop spaces and control characters before they read the scheme. */
const schemeOf = (href: string) =>
  /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
const isScript = (href: string) => ['javascript', 'data', 'vbscript', 'blob'].includes(schemeOf(href) ?? '');
const isOutside = (href: string) => schemeOf(href) !== undefined || href.startsWith('//');

/** Links whose target changed, that are new, or that are gone. A link that only reads otherwise is a change of text. */
export function linkChanges(before: readonly Link[], after: readonly Link[]): PageChange[] {
  const gone = without(before, after);
  const fresh = without(after, before);
  const changes: PageChange[] = [];
  for (const link of fresh) {
    const words = link.text.replace(/\d/g, '');
    // A number to call reads otherwise when it leads elsewhere.
    const old =
      gone.find(({ text }) => text === link.text) ?? gone.find(({ text }) => text.replace(/\d/g, '') === words);
    if (old) gone.splice(gone.indexOf(old), 1);
    const isRenamed = !old && gone.some(({ href }) => href === link.href);
    if (isRenamed && !isScript(link.href)) {
      gone.splice(
        gone.findIndex(({ href }) => href === link.href),
        1,
      );
      continue;
    }
    changes.push({
      kind: 'link',
      of: link.text,
      before: old && readable(old.href),
      after: readable(link.href),
      alarm: alarmOf(link.href, old?.href),
      at: { text: link.text },
    });
  }
  return [
    ...changes,
    ...gone.map(({ text, href }): PageChange => ({ kind: 'link', of: text, before: readable(href) })),
  ];
}

function alarmOf(href: string, old: string | undefined): string | undefined {
  if (isScript(href)) return 'Runs code instead of opening a page';
  // The words that a chat begins with stand in the query.
  if (old !== undefined && old.replace(/\?.*/, '') === href.replace(/\?.*/, '')) return undefined;
  if (old !== undefined && (isOutside(href) || isOutside(old))) return 'Leads somewhere else outside the site';
  return isOutside(href) ? 'New address outside the site' : undefined;
}

function readable(href: string): string {
  try {
    return decodeURIComponent(href);
  } catch {
    return href;
  }
}

/** Links of one list that the other lacks, each pair of text and target once. */
function without(links: readonly Link[], others: readonly Link[]): Link[] {
  const key = ({ text, href }: Link) => JSON.stringify([text, href]);
  const known = new Set(others.map(key));
  return [...new Map(links.filter((link) => !known.has(key(link))).map((link) => [key(link), link])).values()];
}
