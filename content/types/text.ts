import { icons } from 'lucide-react';
import { z } from 'zod';
import { todayInIndia } from '../dates';
import { slugsByCategory } from '../services/slugs';

/* The parts of which the shapes of all copy consist. */

/** What no text may contain, with the error message. */
const textRules: readonly [pattern: RegExp, message: (before: string) => string][] = [
  [/^\s*$/, () => 'must not be empty'],
  [/^\s+(?=\S)|(?<=\S)\s+$/, () => 'must not begin or end with a space'],
  // Not U+200C and U+200D, which join the letters of Indian scripts, and emoji.
  [
    /(?![\u200c\u200d])\p{C}|(?! )\p{Z}|\ufffd/u,
    (before) => `has an invisible or broken character after “${before}”: type these words again`,
  ],
  [/<{7}|={7}|>{7}/, () => 'has the mark of an unfinished merge'],
  [/<[a-z/!]/i, (before) => `has a tag after “${before}”: copy is plain text`],
  [/\bundefined\b|\bNaN\b|\[object |\$\{/, (before) => `has no value after “${before}”: a name in it is misspelt`],
];

/** One plain line of text: trimmed, not empty. */
export const text = z.string().superRefine((value, context) => {
  for (const [pattern, message] of textRules) {
    const found = pattern.exec(value);
    const before = value.slice(0, found?.index).slice(-20);
    if (found) context.addIssue({ code: 'custom', message: message(before) });
  }
});

/** Becomes an anchor or a part of an address. */
export const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');

/** The message for a wrong value. One that is missing has a general message. */
export const unlessMissing = (message: string) => ({
  error: ({ input }: { input?: unknown }) => (input === undefined ? undefined : message),
});

/** A day of the calendar, past or future. */
export const anyDay = z.iso.date(unlessMissing("must be a day in quotes, like '2026-11-21'"));
/** The day on which somebody did something. */
export const day = anyDay.refine((value) => value <= todayInIndia(), 'is in the future');
export const month = z
  .string(unlessMissing("must be a month in quotes, like '2026-08'"))
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, "must be a month in quotes, like '2026-08'")
  .refine((value) => value <= todayInIndia().slice(0, 7), 'is in the future');

/** The upper limit only catches accidents. */
export const list = <Item extends z.ZodType>(item: Item, min = 1, max = 60) => z.array(item).min(min).max(max);

/** Copy of any shape: every text in it follows the rules above. TypeScript checks the shape. */
export const anyCopy: z.ZodType = z.unknown().superRefine((value, context) => {
  const issues = schemaOf(value)?.safeParse(value).error?.issues ?? [];
  for (const issue of issues) context.addIssue({ ...issue });
});

function schemaOf(value: unknown): z.ZodType | undefined {
  if (typeof value === 'string' || typeof value === 'number') return text;
  if (Array.isArray(value)) return z.array(anyCopy);
  return typeof value === 'object' && value !== null ? z.record(z.string(), anyCopy) : undefined;
}

/** Reports each value that an earlier entry has. @param entries the values, with their paths */
export function reportDuplicates(
  context: z.RefinementCtx,
  entries: readonly { value: string; path: PropertyKey[] }[],
): void {
  entries.forEach(({ value, path }, index) => {
    const isFirst = entries.findIndex((entry) => entry.value === value) === index;
    if (!isFirst) context.addIssue({ code: 'custom', path, message: `“${value}” is there already` });
  });
}

/** A list whose entries become anchors of one page. */
export const listWithIds = <Item extends z.ZodType<{ id: string }>>(item: Item, min?: number) =>
  list(item, min).superRefine((items, context) => {
    reportDuplicates(
      context,
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
export const fullAddress = z.url({
  protocol: /^https$/,
  hostname,
  ...unlessMissing('must be a full address, which begins with https://'),
});

/** The slug of a service. */
export const serviceSlugSchema = z.enum(Object.values(slugsByCategory).flat());

/** A file of public/pictures, and a description for people who can’t see it. */
export const pictureSchema = z.strictObject({
  file: z
    .string()
    .regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp)$/,
      'must have only small letters, digits and hyphens, and end in .jpg, .jpeg, .png or .webp',
    ),
  alt: text,
});
export type Picture = z.infer<typeof pictureSchema>;
