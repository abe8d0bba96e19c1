import { z } from 'zod';
import { day, list, text } from '../text';
import { type LaunchContext, listed } from './note';

const statement = z.strictObject({
  /** What the owner promises, in a sentence. */
  text,
  /**
   * Where pages say it, often in other words: a file in content/, and words in it as pages show
   * them. Whoever changes the copy changes them here too.
   */
  places: z.record(text, list(text)).refine((places) => Object.keys(places).length > 0, 'must name a file'),
  /** The day on which it came into the list, or last changed, if the owner had read the list before. */
  addedOn: day.optional(),
});
type Statement = z.infer<typeof statement>;

const isNew = ({ addedOn = '' }: Statement, { readOn }: LaunchContext) => addedOn > (readOn ?? '');
const isRead = (one: Statement, context: LaunchContext) =>
  !isNew(one, context) && context.lostWords(one.places).length === 0;
const listedStatement = listed(statement, ({ text: sentence }: Statement) => sentence, {
  until: (one: Statement, context: LaunchContext) => {
    const changed = new Set(context.lostWords(one.places).map(({ file }) => file));
    const reason = isNew(one, context) ? 'it’s new' : `it has changed in ${[...changed].join(', ')}`;
    return `read it again, and give readOn the day: ${reason}`;
  },
  // Before the first reading there's only one thing to do, and after it only what has changed.
  isNeeded: (one: Statement, context: LaunchContext) =>
    context.readOn === null || isRead(one, context) ? false : undefined,
  isDone: isRead,
});

export const promisesSchema = z.strictObject({
  /** The day on which the owner last read all of them. */
  readOn: listed(day.nullable(), 'What the pages promise', {
    until: 'visitors read promises that you haven’t read',
    isNeeded: true,
    isDone: (readOn: string | null) => readOn !== null,
  }),
  statements: list(listedStatement, 0),
});
