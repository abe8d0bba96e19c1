import { z } from 'zod';
import { todayInIndia } from '../../dates';
import type { Detail } from '../detail';
import { phoneOf } from '../phone';
import { list, orMissing, text } from '../text';

/* The kinds of values in content/owner. */

const sampleWords = ['Founder’s name', 'Legal name', 'City', 'House and street', 'State'];
/** Domains that nobody can own (RFC 2606). */
const exampleDomain = /(?:^|[@/.])example\.(?:com|net|org)\b/;

const textsIn = (value: unknown) =>
  Object.values(typeof value === 'object' && value !== null ? value : { value }).filter(
    (one) => typeof one === 'string',
  );
const isSample = (text: string) => text.includes('…') || sampleWords.includes(text) || exampleDomain.test(text);

/** The sample in a value that somebody has confirmed as it is. */
function sampleIn({ value, isPlaceholder }: Detail<unknown>): string | undefined {
  return isPlaceholder ? undefined : textsIn(value).find(isSample);
}
/** What somebody has typed into placeholder(…) instead of the sample, whose numbers are zeros. */
export function typedIntoPlaceholder({ value, isPlaceholder }: Detail<unknown>): string | undefined {
  const texts = textsIn(value);
  return isPlaceholder && !texts.some(isSample) ? texts.find((text) => !/0000/.test(text)) : undefined;
}
const sampleError = {
  error: ({ input }: { input?: unknown }) =>
    `“${sampleIn(input as Detail<unknown>)}” is the sample: type your own, or write placeholder(…) again`,
};

/** For a value without confirmed(…) around it. */
const noDetail = {
  error: ({ input }: { input?: unknown }) => {
    if (input === undefined) return undefined;
    if (input === null) return 'must not be null: leave the line out, or write placeholder(…)';
    const typed = Array.isArray(input)
      ? `[${input.map((one) => `'${String(one)}'`).join(', ')}]`
      : typeof input === 'boolean'
        ? String(input)
        : `'${String(input)}'`;
    return `must have confirmed(…) around it: ${typeof input === 'object' && !Array.isArray(input) ? 'confirmed({ … })' : `confirmed(${typed})`}`;
  },
};

/** A detail that pages show once it's confirmed: only then is it checked. It may be left out. */
export const detail = <Value extends z.ZodType>(value: Value) =>
  z
    .discriminatedUnion(
      'isPlaceholder',
      [
        z.strictObject({ isPlaceholder: z.literal(true), value: z.custom<z.infer<Value>>() }),
        z.strictObject({ isPlaceholder: z.literal(false), value }),
      ],
      noDetail,
    )
    .refine((one) => sampleIn(one as Detail<unknown>) === undefined, sampleError)
    .optional();
/** A detail whose placeholder is shown too. */
export const shownDetail = <Value extends z.ZodType>(value: Value) =>
  z
    .strictObject({ isPlaceholder: z.boolean(), value }, noDetail)
    .refine((one) => sampleIn(one as Detail<unknown>) === undefined, sampleError);

/** A value that completes a sentence, which content/owner/README.md shows. */
export const completing = text
  .refine((words) => !words.endsWith('.'), {
    error: 'must not end with a full stop: it completes a sentence of the pages',
  })
  .refine((words) => !/^\d+$/.test(words), {
    error: ({ input }) => `must have its unit, like '${String(input)} days': it completes a sentence of the pages`,
  });
/** The same within a sentence: pages capitalise it where it stands alone. “SEO” keeps its capitals. */
export const completingWithin = completing.refine((words) => !/^\p{Lu}(?!\p{Lu})/u.test(words), {
  error: 'must begin with a small letter: it completes a sentence of the pages',
});
/** Names that pages join: “Nashik, Jalna and Latur”, or the first three “and more”. */
export const names = list(completing, 1);

export const phone = z
  .strictObject({ isPlaceholder: z.boolean(), value: z.string() }, noDetail)
  .superRefine((number, context) => {
    try {
      phoneOf(number);
    } catch (error) {
      context.addIssue({ code: 'custom', path: ['value'], message: (error as Error).message });
    }
  });
/** @returns undefined if the number can't be read */
export function kindOfPhone(number: Detail<string>) {
  try {
    return phoneOf(number).kind;
  } catch {
    return undefined;
  }
}
/** A whole sentence of the pages. */
export const sentence = z.string().regex(/\.$/, 'must be a whole sentence, with a full stop');

const noMonth = "must be a month in quotes, like '2026-08'";
export const month = z
  .string(orMissing(noMonth))
  .regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, noMonth)
  .refine((value) => value <= todayInIndia().slice(0, 7), 'is in the future');
