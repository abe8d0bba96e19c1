import { createHash } from 'node:crypto';
import type { SitePage } from '@/lib/pages';
import type { Content } from './content';
import type { Found } from './finding';

/** When the words of pages last changed, by path, with a hash of the words. */
export type Dates = Readonly<Record<string, { date: string; words: string }>>;

/** What pages show besides their own file, as `file: field`. */
const alsoShown: Readonly<Record<string, RegExp>> = {
  '/': /^content\/(pages\/figures|testimonials)\.ts|: (shortTitle|cardDescription)$/,
  '/services': /: (shortTitle|cardDescription)$/,
  '/about': /^content\/pages\/figures\.ts/,
  '/faq': /^content\/faq\.ts/,
  '/contact': /^content\/site\.ts: (phone|emails|address|city)\b/,
};
const notWords = /^(id|slug|icon|gradient|href)$/;

/** The dates as they should be: those known where the words are the same, otherwise the day of the check. */
export function datesOf({ files, texts, today }: Content, pages: readonly SitePage[], known: Dates): Dates {
  const dated = pages.filter(({ file }) => files.some((one) => one.file === file));
  return Object.fromEntries(
    dated.map(({ path, file: own }) => {
      const shown = texts.filter(
        ({ file, field, key }) => (file === own || alsoShown[path]?.test(`${file}: ${field}`)) && !notWords.test(key),
      );
      const hash = createHash('sha256').update(shown.map(({ value }) => value).join('\n'));
      const words = hash.digest('hex').slice(0, 12);
      return [path, known[path]?.words === words ? known[path] : { date: today, words }];
    }),
  );
}

/** Pages whose words changed after their date was set. */
export function updatedFindings(content: Content, pages: readonly SitePage[], known: Dates): Found[] {
  const message = 'its words changed: run “npm run build -- updated”, which sets the date';
  return Object.entries(datesOf(content, pages, known))
    .filter(([path, entry]) => entry !== known[path])
    .map(([field]) => ({ file: 'content/updated.ts', field, message }));
}

/** Reads content/updated.ts line by line, so that the marks of a merge do no harm. */
export function readDates(source: string): Dates {
  const lines = source.matchAll(/'(\/.*)': \{ date: '(.+)', words: '(.+)' \}/g);
  return Object.fromEntries([...lines].map(([, path = '', date = '', words = '']) => [path, { date, words }]));
}

/** The text of content/updated.ts. */
export function datesFile(dates: Dates): string {
  const lines = Object.entries(dates).map(
    ([path, { date, words }]) => `  '${path}': { date: '${date}', words: '${words}' },\n`,
  );
  return `/** The day each page’s words last changed, and a hash of them. Written by \`npm run build -- updated\`. */
export const updated: Readonly<Record<string, { date: string; words: string }>> = {
${lines.join('')}};
`;
}
