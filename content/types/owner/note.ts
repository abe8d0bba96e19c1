import type { z } from 'zod';
import type { Detail } from '../detail';

/** What a note may need to know besides its own value. */
export type LaunchContext = {
  /** An ISO date. */
  today: string;
  details: { phone: Detail<string>; emails: { support: Detail<string> } };
  legalDocuments: readonly { title: string; updated: string }[];
  /** The day on which the owner read the promises. */
  readOn: string | null;
  /** The words of a promise that pages haven't any more. */
  lostWords(places: Record<string, string[]>): { file: string; words: string }[];
};
type Told<Result> = Result | ((value: never, context: LaunchContext) => Result);

/** What the launch check says of a value that only the owner can fill in or confirm. */
export type LaunchNote = {
  name: Told<string>;
  /** What visitors see until it's done. */
  until: Told<string>;
  /**
   * Whether it's needed before the web address is confirmed. A note without it is advised; one with
   * false isn't listed.
   */
  isNeeded?: Told<boolean | undefined>;
  /** By default, a detail is done once it's confirmed. */
  isDone?: Told<boolean>;
};

/** A schema that the launch check lists. What isn't filled in is left out, unless the note says more. */
export function listed<Schema extends z.ZodType>(
  schema: Schema,
  name: LaunchNote['name'],
  { until = 'pages leave it out', ...more }: Partial<LaunchNote> = {},
): Schema {
  return schema.meta({ name, until, ...more });
}
