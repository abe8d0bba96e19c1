import { icons } from 'lucide-react';
import { z } from 'zod';
import { todayInIndia } from '../dates';
import type { ServiceSlug } from '../services';

/* The parts of which the shapes of all copy consist. */

/** How the check ends a sentence about a text that another value keeps from being filled in. */
export const lacksWord = 'a name in it is misspelt';

/** What no text may contain, with the error message. */
const textRules: readonly { pattern: RegExp; message: (found: string, where: string) => string }[] = [
  { pattern: /^\s*$/, message: () => 'must not be empty' },
  { pattern: /^\s+(?=\S)|(?<=\S)\s+$/, message: () => 'must not begin or end with a space' },
  {
    pattern: /\p{Cc}/u,
    message: (found, where) => `has the control character ${codeOf(found)}${where}: a text is one line`,
  },
  // Not U+200C and U+200D, which join the letters of Indian scripts, and emoji.
  {
    pattern: /(?![\u200c\u200d])\p{Cf}/u,
    message: (found, where) => `has the invisible character ${codeOf(found)}${where}: type these words again`,
  },
  {
    pattern: /(?! )[\p{Zs}\p{Zl}\p{Zp}]/u,
    message: (found, where) => `has ${codeOf(found)} where a plain space belongs,${where}`,
  },
  {
    pattern: /[\p{Cs}\p{Co}\ufffd]/u,
    message: (found, where) => `has ${codeOf(found)}, which no font can show,${where}`,
  },
  { pattern: /<{7}|={7}|>{7}/, message: (found) => `has the mark of an unfinished merge, "${found}"` },
  { pattern: /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i, message: (found) => `has "${found}": write the character itself` },
  {
    pattern: /<iframe\b/i,
    message: () => 'has an iframe: pages embed nothing from elsewhere. Link to it, [words](https://…)',
  },
  { pattern: /<[a-z/!][^>]*>?/i, message: (found) => `has the tag "${found}": copy is plain text` },
  {
    pattern: /\*\*[^*]+\*\*|__[^_]+__/,
    message: (found) => `has "${found}": there is no bold in copy, leave the signs out`,
  },
  { pattern: /^\s*\||\|\s*:?-{3,}/, message: () => 'has a table made of | signs: write sentences, or a list' },
  { pattern: /\$\{[^}]*\}?/, message: (found) => `has "${found}" as text: only backticks fill it in` },
  { pattern: /\bundefined\b|\bNaN\b|\[object /, message: (found) => `has "${found}": ${lacksWord}` },
  { pattern: /\bhttp:\/\/\S*/i, message: (found) => `has "${found}": addresses begin with https://` },
  { pattern: /\b(?:[Ll]orem ipsum|TODO|FIXME|TBD)\b/, message: (found) => `has "${found}", a note to its writer` },
];

function codeOf(found: string): string {
  return `U+${found.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The ten letters on both sides of what can't be seen. */
function around(value: string, { 0: found, index }: RegExpExecArray): string {
  const [before, after] = [value.slice(Math.max(0, index - 10), index), value.slice(index + found.length).slice(0, 10)];
  return ` between “${before}” and “${after}”`;
}

/** One plain line of text: trimmed, not empty. */
export const text = z.string().superRefine((value, context) => {
  for (const { pattern, message } of textRules) {
    const found = pattern.exec(value);
    if (found) context.addIssue({ code: 'custom', message: message(found[0], around(value, found)) });
  }
});

/** Becomes an anchor or a part of an address. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** A message for a value of another kind than text. What is missing, or an entry, has a general one. */
export function orMissing(message: string) {
  return {
    error: ({ input }: { input?: unknown }) =>
      (typeof input === 'object' && input !== null) || input === undefined ? undefined : message,
  };
}

/** A day of the calendar, past or future. */
export const anyDay = z.iso.date(orMissing("must be a day of the calendar in quotes, like '2026-11-21'"));
/** The day on which somebody did something. */
export const day = anyDay.refine((value) => value <= todayInIndia(), {
  error: ({ input }) => `"${String(input)}" is in the future: today is ${todayInIndia()}`,
});

/** The upper limit only catches accidents. */
export const list = <Item extends z.ZodType>(item: Item, min = 1, max = 60) =>
  z
    .array(item)
    .min(
      min,
      min === 1 ? 'must not be an empty list' : `must have at least ${min} entries: reword one instead of deleting it`,
    )
    .max(max);

/** What to type instead of a number. */
export const asText = (number: unknown) => `is a number where a text belongs: type it in quotes, '${String(number)}'`;

/** The rules of texts and lists, for copy of any shape. */
function copySchema(mayHaveNumbers: boolean): z.ZodType {
  const copy = z.unknown().superRefine((value, context) => {
    const issues = schemaFor(value)?.safeParse(value).error?.issues ?? [];
    for (const issue of issues) context.addIssue({ ...issue });
  });
  const copyList = list(copy);
  const copyRecord = z.record(z.string(), copy);
  const schemaFor = (value: unknown): z.ZodType | undefined => {
    if (typeof value === 'string') return text;
    if (typeof value === 'number') return mayHaveNumbers ? undefined : z.never(asText(value));
    if (Array.isArray(value)) return copyList;
    return typeof value === 'object' && value !== null ? copyRecord : undefined;
  };
  return copy;
}
export const anyCopy = copySchema(false);
export const copyWithNumbers = copySchema(true);

/** Reports each value that an earlier entry has. @param entries the values, with their paths */
export function reportDuplicates(
  context: z.RefinementCtx,
  what: string,
  entries: readonly { value: string; path: PropertyKey[] }[],
): void {
  entries.forEach(({ value, path }, index) => {
    const first = entries.findIndex((entry) => entry.value === value);
    const place = entries[first]!.path.map((part) => (typeof part === 'number' ? `entry ${part + 1}` : String(part)));
    const message = `duplicate ${what} "${value}", already in ${place.join(', ')}`;
    if (first < index) context.addIssue({ code: 'custom', path, message });
  });
}

/** A list whose entries become anchors of one page. */
export const listWithIds = <Item extends z.ZodType<{ id: string }>>(item: Item, min?: number) =>
  list(item, min).superRefine((items, context) => {
    reportDuplicates(
      context,
      'id',
      items.map((entry, index) => ({ value: entry.id, path: [index, 'id'] })),
    );
  });

/** An icon of lucide.dev/icons, like “MessageCircle”. */
export type IconName = keyof typeof icons;
export const icon = z.custom<IconName>(
  (name) => String(name) in icons,
  'must be an icon of lucide.dev/icons, like MessageCircle',
);

/** A domain that ends in letters, or in punycode, like .भारत. */
const hostname = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;
export const fullAddress = (error = 'must be a full address, which begins with https://') =>
  z
    .url({ protocol: /^https$/, hostname, error })
    .refine((url) => !/\s/.test(url), 'must not have a space')
    .refine((url) => !/^[^/]*\/\/[^/]*@/.test(url), 'must not hold a name or password: it is published');

/** The slug of a service. tools/check/schemas.ts checks that there is one. */
export const serviceSlugSchema = z.custom<ServiceSlug>(
  (value) => typeof value === 'string',
  "must be one service in quotes, like 'office-setup'",
);

/** The rule of photos' names, which become addresses. */
const pictureName = 'small letters, digits and hyphens, no spaces, and at its end .jpg, .jpeg, .png or .webp';
export const heicPhoto = 'is a HEIC photo of an iPhone: export it as JPEG';

/** A file of public/pictures, and a description for people who can’t see it. */
export const pictureSchema = z.strictObject(
  {
    file: z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp)$/, {
      error: ({ input }) =>
        /\.hei[cf]$/i.test(String(input)) ? heicPhoto : `must have ${pictureName}, like clinic-in-kochi.jpg`,
    }),
    alt: text,
  },
  {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? 'has only file and alt: a caption is a field of its own, beside picture'
        : "must be { file: 'name.jpg', alt: 'What it shows' }",
  },
);

export type Picture = z.infer<typeof pictureSchema>;
