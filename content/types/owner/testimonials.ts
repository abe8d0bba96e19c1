import { z } from 'zod';
import { day, fullAddress, id, serviceSlugSchema, text } from '../text';
import { listed } from './note';

export const testimonialsSchema = listed(
  z.array(
    z.strictObject({
      name: text,
      company: text,
      /** Stars, only if the client gave some. */
      rating: z.int().min(1).max(5).optional(),
      text,
      /** The language of name, company and text if it isn't English, for screen readers. */
      lang: z
        .string()
        .regex(/^[a-z]{2,3}$/, 'must be the code of a language, like hi for Hindi')
        .optional(),
      /** The address of what the agency made for them, if they agreed to the link. */
      url: fullAddress().optional(),
      /** The service that it’s about. */
      service: serviceSlugSchema.optional(),
      town: text.optional(),
      /** The id of a project in content/owner/projects.ts. */
      project: id.optional(),
      /** The day the client agreed to be quoted. Null marks a sample, which a launched site never shows. */
      confirmedOn: day.nullable(),
    }),
  ),
  'Clients’ words',
  {
    until: 'home shows samples, and none after the launch',
    isDone: (testimonials: { confirmedOn: string | null }[]) =>
      testimonials.some(({ confirmedOn }) => confirmedOn !== null),
  },
);
