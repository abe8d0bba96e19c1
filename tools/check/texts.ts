import type { Content } from './content';
import { duplicates, type Problem, problemsAtSource } from './problem';

/** What no text may contain, with the error message. */
const textRules: readonly { pattern: RegExp; message: (found: string) => string }[] = [
  { pattern: /^\s*$/, message: () => 'must not be empty' },
  { pattern: /^\s+(?=\S)|(?<=\S)\s+$/, message: () => 'must not begin or end with a space' },
  { pattern: /\p{Cc}/u, message: (found) => `has the control character ${codeOf(found)}: a text is one line` },
  // Not U+200C and U+200D, which join the letters of Indian scripts, and emoji.
  { pattern: /(?![\u200c\u200d])\p{Cf}/u, message: (found) => `has the invisible character ${codeOf(found)}` },
  { pattern: /(?! )[\p{Zs}\p{Zl}\p{Zp}]/u, message: (found) => `has ${codeOf(found)} where a plain space belongs` },
  { pattern: /[\p{Cs}\p{Co}\ufffd]/u, message: (found) => `has ${codeOf(found)}, which no font can show` },
  { pattern: /<{7}|={7}|>{7}/, message: (found) => `has the mark of an unfinished merge, "${found}"` },
  { pattern: /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i, message: (found) => `has "${found}": write the character itself` },
  { pattern: /<[a-z/!][^>]*>?/i, message: (found) => `has the tag "${found}": copy is plain text` },
  { pattern: /\$\{[^}]*\}?/, message: (found) => `has "${found}" as text: only backticks fill it in` },
  { pattern: /\bundefined\b|\bNaN\b|\[object /, message: (found) => `has "${found}": a name in it is misspelt` },
  { pattern: /\bhttp:\/\/\S*/i, message: (found) => `has "${found}": addresses begin with https://` },
  { pattern: /\b(?:[Ll]orem ipsum|TODO|FIXME|TBD)\b/, message: (found) => `has "${found}", a note to its writer` },
];

/** Lists that may be empty. */
const optionalLists = ['projects', 'people', 'registrations', 'closedOn', 'redirects', 'testimonials'];

/** Reports texts with wrong characters, and empty lists. */
export function textProblems({ fields, texts }: Content): Problem[] {
  const empty = fields.filter(
    ({ key, value }) => Array.isArray(value) && value.length === 0 && !optionalLists.includes(key),
  );
  const wrong = texts.flatMap(({ file, field, value }) =>
    textRules.flatMap(({ pattern, message }) => {
      const found = pattern.exec(value)?.[0];
      return found === undefined ? [] : [{ file, field, value, message: message(found) }];
    }),
  );
  return [
    ...empty.map(({ file, field }) => ({ file, field, message: 'must not be an empty list' })),
    ...problemsAtSource(wrong),
  ];
}

/** What to type instead of a number. */
export const asText = (number: unknown) => `is a number where a text belongs: type it in quotes, '${String(number)}'`;

/** Reports numbers in files without a schema: pages and labels have texts. */
export function numberProblems({ fields }: Content): Problem[] {
  return fields
    .filter(({ file, value }) => typeof value === 'number' && !/^content\/(?:owner|services|facts)\b/.test(file))
    .map(({ file, field, value }) => ({ file, field, message: asText(value) }));
}

function codeOf(found: string): string {
  return `U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

const dates = ['reviewedOn', 'supportMailboxCheckedOn', 'updated', 'permittedOn', 'checkedOn', 'confirmedOn'];

export function dateProblems({ texts, today }: Content): Problem[] {
  return texts
    .filter(({ key, value }) => dates.includes(key) && value > today)
    .map(({ file, field, value }) => ({ file, field, message: `"${value}" is in the future: today is ${today}` }));
}

/** Reports testimonials that link to a project that doesn't exist. */
export function projectProblems({ fields, texts }: Content): Problem[] {
  const ids = texts
    .filter(({ file, key }) => file === 'content/owner/projects.ts' && key === 'id')
    .map(({ value }) => value);
  return fields.flatMap(({ file, field, key, value }) =>
    file === 'content/owner/testimonials.ts' && key === 'project' && !ids.includes(String(value))
      ? [{ file, field, message: 'must be the id of a project in content/owner/projects.ts' }]
      : [],
  );
}

/** Reports pictures that aren't there. */
export function pictureProblems({ fields, pictures }: Content): Problem[] {
  return fields.flatMap(({ file, field, value }) => {
    if (!/(?:^|\.)picture\.file$/.test(field) || pictures.includes(String(value))) return [];
    return [{ file, field, message: `"${String(value)}" is not in public/pictures` }];
  });
}

/** Reports ids used twice in a file: they become anchors of one page. */
export function idProblems({ files, texts }: Content): Problem[] {
  const idsOf = (name: string) => texts.filter(({ file, key }) => file === name && key === 'id');
  return files.flatMap(({ file }) => duplicates(idsOf(file), 'id'));
}
