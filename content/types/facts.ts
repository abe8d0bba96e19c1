import { z } from 'zod';
import { type PlannedService, planWords } from '../emergency-texts';
import { allDays } from '../office-hours';
import { anyCopy, list, text } from './text';

const time = z.string().regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time like 09:00');
const hours = z
  .strictObject({
    days: list(z.enum(allDays)),
    opens: time,
    closes: time,
    break: z.strictObject({ from: time, to: time }).optional(),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'must be later than it opens, on the same day: 24:00 at the latest',
  })
  .refine(
    ({ opens, closes, break: pause }) => !pause || (opens < pause.from && pause.from < pause.to && pause.to < closes),
    { path: ['break'], error: 'must end after it begins, between opens and closes' },
  );
const week = list(hours).refine((entries) => {
  const days = entries.flatMap((entry) => entry.days);
  return days.join() === allDays.filter((day) => days.includes(day)).join();
}, 'must have its days in order, each once');

const workTime = z
  .string()
  .regex(/^\d+(–\d+)? (hour|day|week|month)s?$/, 'must be a time like “2–4 weeks”, with a dash between the numbers');

/** How something is paid, with or without percentages. */
const payments = text.refine((words) => {
  const parts = (words.match(/\d+(?=%)/g) ?? []).map(Number);
  return parts.length === 0 || parts.reduce((sum, part) => sum + part) === 100;
}, 'must add up to 100%');

const plannedServices = Object.keys(planWords) as PlannedService[];
const emergencyCover = z.union(
  [z.strictObject({ text, services: z.union([z.literal('all'), list(z.enum(plannedServices))]) }), z.literal(false)],
  `must be { text: '…', services: 'all' } or with a list of ${plannedServices.join(', ')}; or false: none`,
);

/** The exports of content/facts.ts. */
export const factsFileSchema = z
  .object({
    // The texts follow from the week.
    officeHours: z.object({ week }),
    emergencyCover,
    timelines: z.record(z.string(), workTime),
    designRevisions: z.strictObject({ maximum: z.int(), text }),
    payment: z.object({ smallProjects: payments, onSite: payments }).catchall(anyCopy),
    googleAdsBudget: z.strictObject({ minimum: z.int(), maximum: z.int(), text, advice: text }),
  })
  .catchall(anyCopy);

export type EmergencyCover = z.infer<typeof emergencyCover>;
/** Days with the same hours. */
export type Hours = z.infer<typeof hours>;
