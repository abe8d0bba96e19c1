import { z } from 'zod';
import { anyCopy, anyDay, list, text } from './text';

const time = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time like 09:00');
const officeHours = z
  .strictObject({
    /** 1 is Monday, 7 is Sunday. */
    days: list(z.int().min(1).max(7)).refine(
      (days) => days.every((day, index) => index === 0 || day > days[index - 1]!),
      'must be in order, each once',
    ),
    opens: time,
    closes: time,
    closedOn: z.array(anyDay),
    // What follows from the others.
    text: z.unknown(),
    timetable: z.unknown(),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'must be later than it opens, on the same day: 24:00 at the latest',
  });

const workTime = z
  .string()
  .regex(/^\d+(–\d+)? (hour|day|week|month)s?$/, 'must be a time like “2–4 weeks”, with a dash between the numbers');

/** How something is paid, with or without percentages. */
const payments = text.refine((words) => {
  const parts = (words.match(/\d+(?=%)/g) ?? []).map(Number);
  return parts.length === 0 || parts.reduce((sum, part) => sum + part) === 100;
}, 'must add up to 100%');

const noEmergency = 'must be a text, or false without quotes: then no page promises any';

/** The exports of content/facts.ts. */
export const factsFileSchema = z
  .object({
    officeHours,
    emergencyCover: z.union(
      [text.refine((cover) => !/^(?:false|true|no|none)$/i.test(cover), noEmergency), z.literal(false)],
      noEmergency,
    ),
    timelines: z.record(z.string(), workTime),
    designRevisions: z.strictObject({ maximum: z.int(), text }),
    payment: z.object({ smallProjects: payments, onSite: payments }).catchall(anyCopy),
    googleAdsBudget: z.strictObject({ minimum: z.int(), maximum: z.int(), inRupees: text, text, advice: text }),
  })
  .catchall(anyCopy);
