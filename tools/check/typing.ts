import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { type Location, transform, type TransformFailure } from 'esbuild';
import type { Problem } from './problem';

/** Reports the first typing error that keeps a file from being read, and what to type instead. */
export async function typingProblems(file: string): Promise<Problem[]> {
  const bytes = await readFile(file);
  // In UTF-16, every other byte of English is 0.
  if (!isUtf8(bytes) || bytes.includes(0)) {
    return [{ file, field: 'line 1', message: 'cannot be read: save the file as UTF-8' }];
  }
  try {
    const { warnings } = await transform(bytes, { loader: 'ts', logLevel: 'silent' });
    return warnings
      .filter(({ id }) => id === 'duplicate-object-key')
      .map(({ location }) => ({
        file,
        field: `line ${location!.line}`,
        message: `“${location!.lineText.slice(location!.column, location!.column + location!.length)}” is typed twice in the same entry: keep one of them`,
      }));
  } catch (error) {
    const { text, location } = (error as TransformFailure).errors[0]!;
    const found = /"([^"]+)"$/.exec(text)?.[1];
    const place = found ? `“${found}” doesn’t belong here` : 'this isn’t finished';
    const advice = adviceFor(text, location!) ?? `${place}. ${usualCauses}`;
    return [{ file, field: `line ${location!.line}`, message: `cannot be read: ${advice}` }];
  }
}

const usualCauses = "A text is in quotes; in it, type ’ instead of '. Between two entries, type a comma.";

/** What to type instead, if the compiler's error and its line show that. */
function adviceFor(error: string, { lineText: line, column }: Location): string | undefined {
  if (/^(?:<{7}|={7}|>{7})/.test(line)) return 'an unfinished merge: keep one of the two versions';
  if (/[‘’“”]/.test(error)) return "around a text, type the straight quote ', not a curly one";
  const [date, day] = /(?<!['"`\d-])\d{4}-(?:0\d|1[0-2])(-\d\d)?(?![\d-])/.exec(line) ?? [];
  if (date) return `a ${day ? 'day' : 'month'} needs quotes: '${date}'`;
  const [, ...yearLast] = /(?<!['"`\d-])(\d\d?)[-/.](\d\d?)[-/.](\d{4})(?!\d)/.exec(line) ?? [];
  const yearFirst = yearLast.map((part) => part.padStart(2, '0')).reverse();
  if (yearFirst.length > 0) return `a day is in quotes, the year first: '${yearFirst.join('-')}'`;
  const number = /(?<=[:[(]\s*)\d{1,3}(?:,\d{2,3})+(?!['"`\d])/.exec(line)?.[0];
  if (number) return `a number has no commas: ${number.replaceAll(',', '')}`;
  const decimal = /(?<=[:[(]\s*)(\d+),(\d+)(?!['"`\d])/.exec(line);
  if (decimal) return `a number has a point, not a comma: ${decimal[1]}.${decimal[2]}`;
  if (/^Expected .* but found "\w/.test(error) && line[column - 1] === "'") return "in a text, type ’ instead of '";
  if (/^Unterminated string/.test(error)) return 'a text ends with the same quote with which it begins';
  // The compiler only notices at the next entry.
  const isBeforeEntry = /^Expected "[}\])]" but found/.test(error) && line.slice(0, column).trim() === '';
  return isBeforeEntry ? 'after the entry above, type a comma' : undefined;
}
