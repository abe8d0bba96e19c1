import { z } from 'zod';
import { featureSchema } from './page';
import { list, text } from './text';

/** Heading and lead over an example. The lead says in its own words that it is one. */
const exampleText = { title: text, note: text };
/** A sheet with blanks, because figures would be invented. */
const sheetRows = {
  /** In the bar at its top: its name, and a note on its blanks. */
  sheet: z.object({ name: text, sample: text }),
  /** `source`: the program that a figure comes from, in a few words. */
  rows: list(z.object({ title: text, description: text, source: text.optional() }), 3),
};
/** The parts of a drawing with as many numbers, in the order of the numbers. */
const numberedParts = (count: number) => ({ parts: list(featureSchema, count, count) });

/**
 * An example of what the client will get, drawn for the page (components/service-page/examples),
 * without clients, results or prices.
 */
export const exampleSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('web-page'), ...exampleText, ...numberedParts(6) }),
  z.object({ kind: z.literal('floor-plan'), ...exampleText, ...numberedParts(5) }),
  /** A page of a register, and the screen that replaces it. */
  z.object({
    kind: z.literal('booking'),
    ...exampleText,
    before: z.object({ title: text, lines: list(text, 3, 6) }),
    after: z.object({ title: text, rows: list(z.object({ time: text, state: text, isFree: z.boolean() }), 3, 6) }),
  }),
  /** The same screen on paper and on a phone. */
  z.object({
    kind: z.literal('sketch'),
    ...exampleText,
    sketch: text,
    screen: text,
    heading: text,
    items: list(text, 2, 4),
    action: text,
  }),
  /** A row of a register, and what each role may do with its fields. */
  z
    .object({
      kind: z.literal('permissions'),
      ...exampleText,
      roles: list(text, 2, 3),
      fields: list(z.object({ title: text, value: text, rights: list(z.enum(['changes', 'sees', 'nothing'])) }), 3, 5),
      rights: z.object({ changes: text, sees: text, nothing: text }),
    })
    .refine(({ roles, fields }) => fields.every(({ rights }) => rights.length === roles.length), {
      path: ['fields'],
      error: 'must each have as many rights as there are roles',
    }),
  /** What staff type, and what visitors read. */
  z.object({
    kind: z.literal('editor'),
    ...exampleText,
    form: text,
    page: text,
    fields: list(z.object({ label: text, value: text }), 3, 5),
    action: text,
  }),
  z.object({ kind: z.literal('form'), ...exampleText, ...sheetRows }),
  /** A year’s plan: months counted from 0, the first of `months`; `when` is on the bar. */
  z.object({
    kind: z.literal('season'),
    ...exampleText,
    months: list(text, 12, 12),
    rows: list(
      z.object({ title: text, when: text, description: text, from: z.int().min(0), to: z.int().max(11) }),
      2,
      6,
    ),
  }),
  /** A month of posts, which begins on a Monday. */
  z.object({
    kind: z.literal('calendar'),
    ...exampleText,
    posts: list(z.object({ title: text, description: text, days: list(z.int().min(1).max(30)) }), 2, 3),
  }),
  /** An ad, part by part. */
  z.object({
    kind: z.literal('ad'),
    ...exampleText,
    parts: list(z.object({ role: z.enum(['mark', 'headline', 'text', 'button']), shown: text, note: text }), 3, 6),
  }),
  /** An ad and the chat that it opens, part by part. */
  z.object({
    kind: z.literal('chat'),
    ...exampleText,
    parts: list(
      z.object({
        role: z.enum(['ad', 'buyer', 'shop', 'label']),
        title: text,
        shown: text,
        /** Below an ad, and part of it. */
        button: text.optional(),
        note: text,
      }),
      3,
      6,
    ),
  }),
  /** A logo on its grid, in one colour, on a sign, on a bill. */
  z.object({
    kind: z.literal('logo'),
    ...exampleText,
    parts: list(
      z.object({ use: z.enum(['grid', 'one-colour', 'sign', 'bill']), title: text, description: text }),
      3,
      4,
    ),
  }),
]);

export type Example = z.infer<typeof exampleSchema>;
export type ExampleOf<Kind extends Example['kind']> = Extract<Example, { kind: Kind }>;
/** An example's sheet with blanks. */
export type BlankSheet = Pick<ExampleOf<'form'>, 'sheet' | 'rows'>;
