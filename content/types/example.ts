import { z } from 'zod';
import { featureSchema as feature } from './page';
import { list, text } from './text';

/** The lead over an example, `note`, says in its own words that it is one. */
const example = <Kind extends string, Parts extends z.ZodRawShape>(kind: Kind, parts: Parts) =>
  z.strictObject({ kind: z.literal(kind), title: text, note: text, ...parts });

const right = z.enum(['changes', 'sees', 'nothing']);
const number = z.int().min(0);

/**
 * An example of what the client will get, drawn for the page (components/service-page/examples),
 * without clients, results or prices.
 */
export const exampleSchema = z.discriminatedUnion('kind', [
  /** In the order of the drawing's numbers. */
  example('web-page', { parts: z.tuple([feature, feature, feature, feature, feature, feature]) }),
  example('floor-plan', { parts: z.tuple([feature, feature, feature, feature, feature]) }),
  /** A page of a register, and the screen that replaces it. */
  example('booking', {
    before: z.strictObject({ title: text, lines: list(text) }),
    after: z.strictObject({
      title: text,
      rows: list(z.strictObject({ time: text, state: text, isFree: z.boolean() })),
    }),
  }),
  /** The same screen on paper and on a phone. */
  example('sketch', { sketch: text, screen: text, heading: text, items: list(text), action: text }),
  /** A row of a register, and what each role may do with its fields; `rights` are as many as the roles. */
  example('permissions', {
    rights: z.strictObject({ changes: text, sees: text, nothing: text }),
    roles: list(text, 2, 3),
    fields: list(z.strictObject({ title: text, value: text, rights: list(right, 2, 3) })),
  }),
  /** What staff type, and what visitors read. */
  example('editor', {
    form: text,
    page: text,
    fields: list(z.strictObject({ label: text, value: text })),
    action: text,
  }),
  /** A sheet with blanks, because figures would be invented. */
  example('form', {
    /** In the bar at its top: its name, and a note on its blanks. */
    sheet: z.strictObject({ name: text, sample: text }),
    /** `source`: the program that a figure comes from, in a few words. */
    rows: list(z.strictObject({ title: text, description: text, source: text.optional() })),
  }),
  /** A year’s plan: months counted from 0, the first of twelve `months`; `when` is on the bar. */
  example('season', {
    months: list(text, 12, 12),
    rows: list(z.strictObject({ title: text, when: text, description: text, from: number, to: number })),
  }),
  /** A month of posts, which begins on a Monday. */
  example('calendar', { posts: list(z.strictObject({ title: text, description: text, days: list(number) })) }),
  /** An ad, part by part. */
  example('ad', {
    parts: list(z.strictObject({ role: z.enum(['mark', 'headline', 'text', 'button']), shown: text, note: text })),
  }),
  /** An ad and the chat that it opens, part by part. `button` is below an ad, and part of it. */
  example('chat', {
    parts: list(
      z.strictObject({
        role: z.enum(['ad', 'buyer', 'shop', 'label']),
        title: text,
        shown: text,
        button: text.optional(),
        note: text,
      }),
    ),
  }),
  /** A logo on its grid, in one colour, on a sign, on a bill. */
  example('logo', {
    parts: list(
      z.strictObject({ use: z.enum(['grid', 'one-colour', 'sign', 'bill']), title: text, description: text }),
    ),
  }),
]);

export type Example = z.infer<typeof exampleSchema>;
/** An example of one kind. */
export type ExampleOf<Kind extends Example['kind']> = Extract<Example, { kind: Kind }>;
export type BlankSheet = Pick<ExampleOf<'form'>, 'sheet' | 'rows'>;
