import type { ContentFile, Place } from './places';
import type { Problem } from './problem';

/** More is no paragraph that anybody reads. */
const maximum = 1000;

/** What no text of the site may hold, and what to tell its author. `found` is the part that matched. */
const rules: readonly { pattern: RegExp; rule: (found: string) => string }[] = [
  { pattern: /^\s*$/, rule: () => 'must not be empty' },
  { pattern: /^\s+(?=\S)|(?<=\S)\s+$/, rule: () => 'must not begin or end with a space' },
  { pattern: / {2}/, rule: () => 'has two spaces in a row' },
  { pattern: /\p{Cc}/u, rule: (found) => `has the control character ${codeOf(found)}: a text is one line` },
  { pattern: /\p{Cf}/u, rule: (found) => `has the invisible character ${codeOf(found)}` },
  {
    pattern: /(?! )[\p{Zs}\p{Zl}\p{Zp}]/u,
    rule: (found) => `has ${codeOf(found)} where a plain space belongs`,
  },
  { pattern: /[\p{Cs}\p{Co}\ufffd]/u, rule: (found) => `has ${codeOf(found)}, which is no character` },
  { pattern: /<{7}|={7}|>{7}/, rule: (found) => `has the mark of an unfinished merge, "${found}"` },
  { pattern: /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i, rule: (found) => `has "${found}": write the character itself` },
  { pattern: /<[a-z/!][^>]*>?/i, rule: (found) => `has the tag "${found}": copy is plain text` },
  { pattern: /\$\{[^}]*\}?/, rule: (found) => `has "${found}" as text: only backticks fill it in` },
  { pattern: /\bundefined\b|\bNaN\b|\[object /, rule: (found) => `has "${found}": a name in it is misspelt` },
  { pattern: /(?<!\S)(?!https:)\S{61,}/, rule: (found) => `has a word of ${found.length} letters, at most 60` },
  { pattern: /\bhttp:\/\/\S*/i, rule: (found) => `has "${found}": addresses begin with https://` },
  { pattern: /(?:java|vb)script:/i, rule: (found) => `has "${found}": an address must not run a script` },
];

/** What is wrong with a text, wherever it stands. */
export function textProblems({ file, field, value }: Place): Problem[] {
  if (Array.isArray(value) && value.length === 0) return [{ file, field, rule: 'must not be an empty list' }];
  if (typeof value !== 'string') return [];
  const broken = rules.flatMap(({ pattern, rule }) => {
    const found = pattern.exec(value);
    return found ? [{ file, field, rule: rule(found[0]) }] : [];
  });
  const isLong = value.length > maximum;
  return isLong ? [...broken, { file, field, rule: `has ${value.length} characters, at most ${maximum}` }] : broken;
}

const sourceRules: typeof rules = [
  { pattern: /^(?:<{7}|={7}|>{7}|\|{7})(?=\s|$)/, rule: (found) => `has the mark of an unfinished merge, "${found}"` },
  {
    pattern: /[^\S \t]|\p{Cf}|\\xa0|\\u(?:00a0|2060|\{0*(?:a0|2060)\})/iu,
    rule: (found) => `has ${codeOf(found)}: type a plain space; line breaks are the stylesheet’s job`,
  },
];

/** What is wrong with a file as it was typed, line by line: what a reader of the file cannot see, and what stops it from loading. */
export function sourceProblems({ file, source }: Pick<ContentFile, 'file' | 'source'>): Problem[] {
  return source.split(/\r?\n/).flatMap((line, index) =>
    sourceRules.flatMap(({ pattern, rule }) => {
      const found = pattern.exec(line);
      return found ? [{ file, field: `line ${index + 1}`, rule: rule(found[0]) }] : [];
    }),
  );
}

function codeOf(found: string): string {
  if (found.startsWith('\\')) return found;
  return `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}
