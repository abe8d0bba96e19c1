import { z } from 'zod';
import { list, pictureSchema, serviceSlugSchema, text } from '../text';
import { listed } from './note';
import { kindOfPhone } from './values';

export const peopleSchema = listed(
  z.array(
    z.strictObject({
      name: text,
      role: text,
      /** As in “Malayalam, Hindi and English”. */
      languages: text.optional(),
      /** The year in which they joined. */
      since: z
        .int()
        .min(1990, 'must be a year, like 2019')
        .max(new Date().getFullYear(), 'must be a year, like 2019, and not in the future')
        .optional(),
      /** On the pages of these services, before the first step. */
      services: list(serviceSlugSchema).optional(),
      /** A direct number, typed in any usual way. */
      phone: z
        .string()
        .refine(
          (number) => kindOfPhone({ value: number, isPlaceholder: false }) !== undefined,
          'must be an Indian number',
        )
        .optional(),
      picture: pictureSchema.optional(),
    }),
  ),
  'People',
  { until: 'pages show no face', isDone: (people: readonly unknown[]) => people.length > 0 },
);
