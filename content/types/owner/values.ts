import { z } from 'zod';
import type { Detail } from '../detail';
import { type Phone, phoneOf, phoneRule } from '../phone';
import { list, text, unlessMissing } from '../text';

/* The kinds of values in content/owner. */

const sampleWords = ['Founder’s name', 'Legal name', 'City', 'House and street', 'State'];

/** Whether a value has the words of a placeholder, or a domain that nobody can own (RFC 2606). */
function isSample(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.values(value).some(isSample);
  if (typeof value !== 'string') return false;
  return sampleWords.includes(value) || /…|[@/.]example\.(?:com|net|org)\b/.test(value);
}
const isOwn = ({ value, isPlaceholder }: { value?: unknown; isPlaceholder: boolean }) =>
  isPlaceholder || !isSample(value);

const sample = 'is the sample: type your own, or write placeholder(…) again';
const noDetail = unlessMissing('must have confirmed(…) around it');

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
    .refine(isOwn, sample)
    .optional();
/** A detail whose placeholder is shown too. */
export const shownDetail = <Value extends z.ZodType>(value: Value) =>
  z.strictObject({ isPlaceholder: z.boolean(), value }, noDetail).refine(isOwn, sample);

/** A value that completes a sentence, which content/owner/README.md shows. */
export const completing = text
  .refine((words) => !words.endsWith('.'), 'must not end with a full stop: it completes a sentence')
  .refine((words) => !/^\d+$/.test(words), 'must have its unit, like ‘7 days’: it completes a sentence');
/** The same within a sentence: pages capitalise it where it stands alone. “SEO” keeps its capitals. */
export const completingWithin = completing.refine(
  (words) => !/^\p{Lu}(?!\p{Lu})/u.test(words),
  'must begin with a small letter: it completes a sentence',
);
/** What is charged by: “month”, “laptop per month”. */
export const unit = text.refine(
  (words) => !/^(?:an?|per|each|every) |^\S+ly$/i.test(words),
  'must be only the unit, like month: pages write “per” before it',
);
/** Names that pages join: “Nashik, Jalna and Latur”, or the first four “and more”. */
export const names = list(completing);
/** A whole sentence of the pages. */
export const sentence = text.regex(/\.$/, 'must be a whole sentence, with a full stop');

export const phone = z
  .strictObject({ isPlaceholder: z.boolean(), value: z.string() }, noDetail)
  .refine((number) => readable(number) !== undefined, { path: ['value'], error: phoneRule });

/** A phone number, if it can be read. */
export function readable(number: Detail<string>): Phone | undefined {
  try {
    return phoneOf(number);
  } catch {
    return undefined;
  }
}
