import { isUtf8 } from 'node:buffer';
import { transform, type Message, type TransformFailure } from 'esbuild';
import type { Finding } from './finding';

/** Reports what keeps a content file from being read, and what to type instead. */
export async function syntaxFindings(file: string, bytes: Buffer): Promise<Finding[]> {
  const encoding = encodingFault(bytes);
  if (encoding) return [{ file, field: 'the whole file', message: encoding }];
  const source = bytes.toString('utf8');
  const lines = source.split(/\r\n|\r|\n/);
  const at = (number: number, message: string): Finding[] => [{ file, field: fieldAt(lines, number), message }];

  const mark = lines.findIndex((line) => /^(?:<{7}|={7}|>{7}|\|{7})/.test(line));
  if (mark >= 0) {
    return at(
      mark + 1,
      'has the mark of an unfinished merge: keep one of the two versions, and delete the lines with <<<<<<<, ======= and >>>>>>>',
    );
  }
  try {
    await transform(source, { loader: 'ts', logLevel: 'silent' });
    return [];
  } catch (error) {
    const [first] = (error as TransformFailure).errors;
    const { line, advice } = adviceFor(first!, lines);
    return at(line, `cannot be read: ${advice}`);
  }
}

function encodingFault(bytes: Buffer): string | undefined {
  const hasUtf16Mark = ['fffe', 'feff'].includes(bytes.subarray(0, 2).toString('hex'));
  if (hasUtf16Mark) return 'is saved as UTF-16: save it as UTF-8';
  return isUtf8(bytes) ? undefined : 'is not saved as UTF-8: save it as UTF-8, and check its quotes and accents';
}

/** A line with the field that it belongs to, for example “line 12, title”. */
function fieldAt(lines: readonly string[], number: number): string {
  const names = lines.slice(0, number).flatMap((line) => /^\s*['"]?([\w-]+)['"]?\s*:/.exec(line)?.[1] ?? []);
  return [`line ${number}`, ...names.slice(-1)].join(', ');
}

/** Turns esbuild's error into what to type, and the line to type it in. */
function adviceFor({ text, location }: Message, lines: readonly string[]): { line: number; advice: string } {
  const line = location?.line ?? 1;
  const code = lines[line - 1] ?? '';
  // esbuild counts bytes.
  const column = Buffer.from(code).subarray(0, location?.column).toString().length;
  const [before, after] = [code.slice(0, column), code.slice(column)];

  if (/^[‘’“”]/.test(after)) return { line, advice: `type ' or " around the text instead of ${after[0]}` };
  if (/^\p{Cf}/u.test(after)) return { line, advice: 'delete the invisible character before or after the text' };
  if (text === 'Unterminated string literal') return unterminated(line, lines);
  if (/^Expected ["'][\])}]["'] but found/.test(text)) {
    if (before.trim() === '') {
      const previous = lines.slice(0, line - 1).findLastIndex((one) => one.trim() !== '') + 1;
      return { line: previous, advice: 'type a comma at the end of the line' };
    }
    const quote = /(['"])\s*$/.exec(before)?.[1];
    if (quote && after.startsWith(';')) return { line, advice: 'type a comma instead of the semicolon' };
    if (quote && !/^(?:['"`]|[\w-]+\s*:)/.test(after)) {
      const instead = quote === "'" ? '’' : '“ and ”';
      return {
        line,
        advice: `the ${quote} before “${wordOf(after)}” ends the text there: inside a text, type ${instead}`,
      };
    }
    if (quote) return { line, advice: `type a comma before ${wordOf(after)}` };
    if (/^\s*[\w-]+\s*$/.test(before) && /^['"`]/.test(after)) return { line, advice: `type : after ${before.trim()}` };
    if (/:.*[\p{L}\p{M}]\s*$/u.test(before)) return { line, advice: `type ' before and after the text` };
  }
  if (text.endsWith('end of file')) return { line, advice: 'a bracket is missing, } or ] or )' };
  return { line, advice: `${text}. Compare the line with those above and below it` };
}

const wordOf = (text: string) => /^[\p{L}\p{M}\p{N}-]+/u.exec(text)?.[0] ?? text.trim();

/** A text without its last quote. Of one in backticks, esbuild names only the end of the file. */
function unterminated(line: number, lines: readonly string[]): { line: number; advice: string } {
  const open = lines.findIndex((one) => one.split('`').length % 2 === 0);
  const gap = lines.findIndex((one) => /\$\{[^}]*$/.test(one));
  if (line >= lines.length && gap >= 0) return { line: gap + 1, advice: 'type } after the name that begins with ${' };
  if (line >= lines.length && open >= 0) return { line: open + 1, advice: 'type ` at the end of the text' };
  const wrong = /[’”](?=,?\s*$)/.exec(lines[line - 1] ?? '')?.[0];
  const advice = wrong ? `type ' or " at the end of the text instead of ${wrong}` : 'type the quote that ends the text';
  return { line, advice: `${advice}, in the same line` };
}
