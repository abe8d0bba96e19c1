/** When the words of pages last changed, by path, with a hash of the words. */
export type Dates = Record<string, { date: string; words: string }>;

/** Reads content/updated.ts line by line, so that the marks of a merge do no harm. */
export function readDates(source: string): Dates {
  const lines = source.matchAll(/'(\/.*)': \{ date: '(.+)', words: '(.+)' \}/g);
  return Object.fromEntries([...lines].map(([, path = '', date = '', words = '']) => [path, { date, words }]));
}

/** The text of content/updated.ts. */
export function datesFile(dates: Dates): string {
  const lines = Object.entries(dates).map(
    ([path, { date, words }]) => `  '${path}': { date: '${date}', words: '${words}' },`,
  );
  return [
    '/** The day each page’s words last changed, and a hash of them. Written by `npm run build -- updated`. */',
    'export const updated: Readonly<Record<string, { date: string; words: string }>> = {',
    ...lines,
    '};',
    '',
  ].join('\n');
}
