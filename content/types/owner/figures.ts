import { z } from 'zod';
import { day, text } from '../text';
import { listed } from './note';

/** A figure as text, so that “500+” stays as it is. */
const number = text.refine((typed) => /^\d[\d,.]*\+?$/.test(typed), {
  error: ({ input }) =>
    `must be only a number, like '${/\d[\d,.]*\+?/.exec(String(input))?.[0] ?? '500+'}': pages say what it counts`,
});
const figure = listed(
  z.strictObject({ number, confirmedOn: day.nullable() }),
  ({ number }: { number: string }) => `Figure “${number}”`,
  {
    until: 'visitors read it, and nobody has checked it',
    isDone: ({ confirmedOn }: { confirmedOn: string | null }) => confirmedOn !== null,
  },
);
export const figuresSchema = z.strictObject({ projects: figure, clients: figure, years: figure, teamMembers: figure });
