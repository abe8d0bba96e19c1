import { z } from 'zod';
import { anyCopy, text } from './text';

const time = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, {
  error: 'must be a time from 00:00 to 24:00, like 09:00',
  abort: true,
});
const officeHours = z
  .object({
    days: z
      .array(z.int().min(1, 'must be 1 to 7: Sunday is 7').max(7, 'must be 1 to 7: Sunday is 7'))
      .min(1, 'must have a day')
      .refine(
        (days) => days.every((day, index) => index === 0 || day > days[index - 1]!),
        'must be in order, each once',
      ),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'must be later than it opens, on the same day: 24:00 at the latest',
  });

const workTime = z
  .string()
  .regex(/^\d+(–\d+)? (hour|day|week|month)s?$/, 'must be a time like “2–4 weeks”, with a dash between the numbers');

const noEmergency =
  'must be a text like ‘24/7 emergency support’ in quotes, or false without quotes: then no page promises any';

/** The exports of content/facts.ts that aren't copy of any shape. */
export const factSchemas = {
  officeHours,
  emergencyCover: z
    .custom(
      (value) => value === false || (typeof value === 'string' && !/^(?:|false|true|no|none)$/i.test(value)),
      noEmergency,
    )
    .and(anyCopy),
  timelines: z.record(z.string(), workTime),
  designRevisions: z.object({ maximum: z.int(), text }),
  googleAdsBudget: z.object({ minimum: z.int(), maximum: z.int(), inRupees: text, text }),
};
