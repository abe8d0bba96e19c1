import { createHash } from 'node:crypto';
import { updated } from '@/content/updated';
import { canonicalPages } from '@/lib/pages';
import type { Content } from './content';
import type { Dates } from './dates-file';
import type { Found } from './finding';

/** What pages show besides their own file, as `file: field`. */
const alsoShown: Readonly<Record<string, RegExp>> = {
  '/': /^content\/(pages\/figures|testimonials)\.ts|: (shortTitle|cardDescription)$/,
  '/services': /: (shortTitle|cardDescription)$/,
  '/about': /^content\/pages\/figures\.ts/,
  '/faq': /^content\/faq\.ts/,
  '/contact': /^content\/site\.ts: (phone|emails|address|city)\b/,
};
const notWords = /^(id|slug|icon|gradient|href)$/;

/**
 * The dates as they should be: those known where the words are the same, otherwise the day of the check. Legal pages are left
 * out, because they show a date of their own.
 */
export function datesOf({ files, texts, today }: Content, known: Dates): Dates {
  const pages = canonicalPages.filter(({ kind, file }) => kind !== 'legal' && files.some((one) => one.file === file));
  return Object.fromEntries(
    pages.map(({ path, file: own }) => {
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
export function updatedFindings(content: Content, known: Dates = updated): Found[] {
  return Object.entries(datesOf(content, known)).flatMap(([path, entry]) => {
    const message = 'its words changed: run “npm run build -- updated”, which sets the date';
    return entry === known[path] ? [] : [{ file: 'content/updated.ts', field: path, message }];
  });
}
