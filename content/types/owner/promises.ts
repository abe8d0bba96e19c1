import { z } from 'zod';
import { day, list, text } from '../text';
import { type LaunchContext, listed } from './note';

const statementPlace = z.strictObject({
  file: text,
  /** As pages show them. Whoever changes the copy changes them here too. */
  words: text,
});
export type StatementPlace = z.infer<typeof statementPlace>;

const statement = z.strictObject({
  /** What the owner promises, in a sentence. */
  text,
  /** Where pages say it, often in other words. */
  places: list(statementPlace),
  /** The day on which it came into the list, or last changed. */
  addedOn: day,
});
type Statement = z.infer<typeof statement>;

const isRead = ({ addedOn, places }: Statement, { readOn, isSaid }: LaunchContext) =>
  addedOn <= (readOn ?? '') && places.every(isSaid);
const listedStatement = listed(statement, ({ text: sentence }: Statement) => sentence, {
  until: ({ addedOn, places }: Statement, { readOn, isSaid }: LaunchContext) => {
    const changed = places.filter((place) => !isSaid(place)).map(({ file }) => file);
    const reason = addedOn > (readOn ?? '') ? 'it’s new' : `it has changed in ${[...new Set(changed)].join(', ')}`;
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
