import { z } from 'zod';
import { day, fullAddress, id, listWithIds, pictureSchema, serviceSlugSchema, text } from '../text';
import { listed } from './note';
import { completing, month } from './values';

const maxWords = 60;
export const projectsSchema = listed(
  listWithIds(
    z.strictObject({
      /** Its address on /about: “#project-<id>”. */
      id,
      service: serviceSlugSchema,
      /** The client’s name, or what they agreed to be called: “A clinic”. */
      client: text,
      town: text,
      trade: text,
      /** What was done, for a reader with the same need. */
      summary: text.refine((words) => words.split(/\s+/).length <= maxWords, `must have at most ${maxWords} words`),
      /** The month in which it was finished, like '2026-08'. */
      finished: month.optional(),
      /** As in “18 sockets, 9 PCs, 4 cameras”. */
      size: completing.optional(),
      days: z.int().min(1).optional(),
      /** Rounded, in rupees, without GST. */
      rupees: z.int().min(1).optional(),
      /** What changed, in the client’s own figures: “40 calls a week instead of 25”. */
      result: z
        .strictObject({
          figures: completing,
          /** When the figures were counted: “April to June 2026”. */
          period: completing,
          /** The day the client agreed that they’re shown. */
          permittedOn: day,
        })
        .optional(),
      /** A client who answers other clients’ questions. */
      answeringClient: z
        .strictObject({
          name: text,
          /** The day they agreed to it. */
          agreedOn: day,
        })
        .optional(),
      /** The client’s own words. */
      clientWords: text.optional(),
      /** Under the photo: who or what it shows. */
      caption: text.optional(),
      /** Where it can be seen, if it is public. */
      url: fullAddress().optional(),
      picture: pictureSchema.optional(),
      /** The day on which the client agreed to be shown. */
      permittedOn: day,
    }),
    0,
  ),
  'Work for clients',
  { until: 'pages show no work of yours', isDone: (projects: readonly unknown[]) => projects.length > 0 },
);
