import { z } from 'zod';
import { hasExpired } from '../../dates';
import { day, serviceSlugSchema, text } from '../text';
import { type LaunchContext, listed } from './note';
import { completing, completingWithin, month } from './values';

export const startingPriceSchema = z.strictObject({
  rupees: z.int().min(1),
  /** What is charged by, if not by the job: “month”, “laptop per month”. */
  per: text
    .refine((unit) => !/^(?:an?|per|each|every) /i.test(unit), {
      error: ({ input }) =>
        `must be only the unit, '${String(input).replace(/^\S+ /, '')}': pages write “per” before it`,
    })
    .optional(),
  /** Whether GST is included or added; none if the agency isn't registered. */
  gst: z.enum(['included', 'extra', 'none']),
  /** In a few words, what costs so much: “two cameras with recorder”. */
  job: completingWithin,
  /** One sentence: what that price covers. */
  covers: text,
  /** A whole job that was done, at a price like the starting one: with GST or without. */
  exampleJob: z
    .strictObject({
      /** “Nine desks, four cameras and Wi-Fi in a clinic” */
      what: completing,
      rupees: z.int().min(1),
      days: z.int().min(1),
      /** When it was finished, like '2026-08'. */
      month,
    })
    .optional(),
  /** The day somebody last checked it. */
  checkedOn: day,
});
const prices = z.partialRecord(serviceSlugSchema, startingPriceSchema);
type Prices = z.infer<typeof prices>;

/** The service whose price was checked more than a year ago. */
const oldPrice = (all: Prices, { today }: LaunchContext) =>
  Object.entries(all).find(([, { checkedOn }]) => hasExpired(checkedOn, today))?.[0];
export const pricesSchema = listed(
  prices,
  (all: Prices, context: LaunchContext) => {
    const old = oldPrice(all, context);
    return old ? `Starting price of ${old}, older than a year` : 'Starting prices';
  },
  {
    until: (all: Prices, context: LaunchContext) =>
      oldPrice(all, context) ? 'visitors read it with its day' : 'visitors see no price of any service',
    isDone: (all: Prices, context: LaunchContext) => Object.keys(all).length > 0 && !oldPrice(all, context),
  },
);
