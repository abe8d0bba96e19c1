import { readFile } from 'node:fs/promises';
import { isCopy } from '@/content/types';
import type { Content, Field } from '../check/content';
import { sourceOf } from '../check/pages';
import { listFiles } from '../files';
import { inOneLine, patternOf } from '../exported-page/text';
import type { Row } from './group';

/** Where a person edits something. `field` and `line` are absent if they aren't known. */
export type Place = { file: string; field?: string; line?: number };

type Text = Field & { value: string };
type SourceFile = { file: string; source: string };

/** Files with facts that other texts use. */
const factFiles = ['content/facts.ts', 'content/pages/figures.ts', 'content/site.ts'];

/** The site's components and styles. */
export async function readCode(): Promise<SourceFile[]> {
  const found: SourceFile[] = [];
  for (const folder of ['app', 'components']) {
    for (const name of await listFiles(folder)) {
      const file = `${folder}/${name}`;
      if (/\.(?:css|tsx)$/.test(file)) found.push({ file, source: await readFile(file, 'utf8') });
    }
  }
  return found;
}

/** Finds where the change of a row is written. Its result is empty if that can't be told. */
export function placeFinder(content: Content, code: readonly SourceFile[]): (row: Row) => Partial<Place> {
  return (row) => {
    if (row.kind === 'source') return {};
    if (row.kind === 'look') return placeInCode(row, code) ?? {};
    // A text that is gone was in the file of its page, unless many pages had it.
    return placeInContent(row, content) ?? (row.pages.length <= 2 ? { file: sourceOf(row.pages[0]!) } : {});
  };
}

/**
 * A text is written in the field that has it, or that has a fact which is new in it. For a link
 * whose text is the same, the new address is the fact.
 */
function placeInContent({ before, after, isLink, pages }: Row, { files, texts }: Content): Place | undefined {
  const sources = new Map(files.map(({ file, source }) => [file, source]));
  const isTyped = ({ file, value }: Text) => Boolean(sources.get(file)?.includes(value));
  const isOfPage = ({ file }: Text) => pages.map(sourceOf).includes(file);
  const whole = texts.filter(({ field, value }) => isCopy(field, value) && isWritten(inOneLine(value), after));
  const facts = texts.filter(
    ({ file, value }) => (isLink || factFiles.includes(file)) && holds(after, value) && !holds(before, value),
  );
  const [text, fact] = [best(whole, isTyped, isOfPage), best(facts, isTyped, isOfPage)];
  const found = text && (isTyped(text) || !fact) ? text : fact;
  return found && { file: found.file, field: found.field, line: lineOf(sources.get(found.file) ?? '', found) };
}

/** The text that meets the most criteria, and of those the longest. */
function best(texts: readonly Text[], ...criteria: ((text: Text) => boolean)[]): Text | undefined {
  const rank = (text: Text) => criteria.filter((isMet) => isMet(text)).length;
  return texts.toSorted((one, other) => rank(other) - rank(one) || other.value.length - one.value.length)[0];
}

/** Whether a text contains a value, or a phone number in any format. */
function holds(text: string, value: string): boolean {
  const digits = (words: string) => words.replace(/\D/g, '');
  if (/^[+\d ]{8,}$/.test(value)) return digits(text).includes(digits(value));
  return value.length > 2 && text.includes(value);
}

/** Whether a field has a text, also with filled-in gaps: “Copy {label} address”. */
function isWritten(value: string, text: string): boolean {
  if (value === text) return true;
  const parts = value.split(/\{\w+\}/);
  return parts.length > 1 && parts.join('').length > 3 && new RegExp(`^${parts.map(patternOf).join('.*')}$`).test(text);
}

/** The line with most of a text's words: the source may have its facts as variables. */
function lineOf(source: string, { key, value }: Text): number | undefined {
  const words = value.split(' ').filter((word) => word.length > 2);
  const hasKey = new RegExp(`\\b${patternOf(key)}['"]?(?::|,| =)`);
  const score = (line: string) =>
    (line.includes(value) ? 10 : 0) +
    words.filter((word) => line.includes(word)).length / Math.max(words.length, 1) +
    (hasKey.test(line) ? 0.5 : 0);
  const scores = source.split('\n').map(score);
  const highest = Math.max(...scores);
  return highest > 0.5 ? scores.indexOf(highest) + 1 : undefined;
}

/** Where a token, a rule or an element's classes are written. */
function placeInCode({ before, after }: Row, code: readonly SourceFile[]): Place | undefined {
  const css = after || before;
  const find = (ending: string, text: string): Place | undefined => {
    const found = code.find(({ file, source }) => file.endsWith(ending) && source.includes(text));
    if (!found) return undefined;
    // A token's dark value comes after its light one.
    const isDark = /prefers-color-scheme: ?dark/.test(css);
    const at = isDark ? found.source.lastIndexOf(text) : found.source.indexOf(text);
    return { file: found.file, line: found.source.slice(0, at).split('\n').length };
  };
  const token = /(--[\w-]+): /.exec(css)?.[1];
  const rule = /^[^<]*\.([a-z][\w-]*)[^{]*\{/.exec(css)?.[1];
  const classes = [...after.matchAll(/ class="([^"]+)"/g)].map(([, names]) => names!);
  return (
    (token && (find('tokens.css', `${token}:`) ?? find('.css', `${token}:`))) ||
    // Tailwind names a text size after its token.
    (rule && (find('tokens.css', `--${rule}:`) ?? find('.css', `.${rule} {`))) ||
    classes.map((names) => find('.tsx', `"${names}"`) ?? find('.tsx', `'${names}'`)).find(Boolean)
  );
}
