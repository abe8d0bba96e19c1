/** Browsers drop spaces and control characters before they read the scheme. */
const schemeOf = (href: string) =>
  /^([a-z][a-z0-9+.-]*):/i.exec(href.replace(/[\u0000-\u0020]/g, ''))?.[1]?.toLowerCase();
const isOutside = (href: string) => schemeOf(href) !== undefined || href.startsWith('//');

export const runsCode = (href: string) => ['javascript', 'data', 'vbscript', 'blob'].includes(schemeOf(href) ?? '');

/** Why a link must not be overlooked. */
export function linkAlarm(before?: string, after?: string): string | undefined {
  if (after === undefined) return undefined;
  if (runsCode(after)) return 'Runs code instead of opening a page';
  if (before === undefined) return isOutside(after) ? 'New address outside the site' : undefined;
  // The words that a chat begins with are in the query.
  const isSame = before.replace(/\?.*/, '') === after.replace(/\?.*/, '');
  return !isSame && [before, after].some(isOutside) ? 'Leads somewhere else outside the site' : undefined;
}
