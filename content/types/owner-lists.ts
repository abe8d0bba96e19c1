import { z } from 'zod';
import { serviceSlugSchema } from './service';
import { day, fullAddress, id, list, pictureSchema, text } from './text';

const maxWords = 60;

export const projectSchema = z.object({
  /** Its address on /about: “#project-<id>”. */
  id,
  service: serviceSlugSchema,
  /** The client’s name, or what they agreed to be called: “A clinic”. */
  client: text,
  town: text,
  trade: text,
  /** What was done, for a reader with the same need. */
  summary: text.refine((words) => words.split(/\s+/).length <= maxWords, `must have at most ${maxWords} words`),
  /** The client’s own words. */
  clientWords: text.optional(),
  /** Where it can be seen, if it is public. */
  url: fullAddress().optional(),
  picture: pictureSchema.optional(),
  /** The day on which the client agreed to be shown. */
  permittedOn: day,
});

export const startingPriceSchema = z.object({
  rupees: z.int().min(1),
  /** What is charged by, if not by the job: “month”, “laptop per month”. */
  per: text.optional(),
  /** Whether GST is included or added. */
  gst: z.enum(['included', 'extra']),
  /** One sentence: what that price covers. */
  covers: text,
  /** The day somebody last checked it. */
  checkedOn: day,
});

export const promiseSchema = z.object({
  /** Items of the copy name it: `promise: '<id>'`. */
  id,
  /** The promise in a sentence, for the owner to confirm. */
  text,
  /** Paths of the pages that make it. */
  pages: list(z.string().startsWith('/', 'must be a path like /faq')),
  /**
   * Files with longer texts that make it too. A launched site keeps these texts: the owner changes
   * them if the promise isn’t true.
   */
  longerTexts: list(z.string().startsWith('content/', 'must be a file like content/faq.ts')).optional(),
  /**
   * The day the owner confirmed it. Until then a launched site leaves out the items that name it.
   * False: the owner doesn't promise it, so every site leaves them out.
   */
  confirmedOn: day.nullable().or(z.literal(false)),
});

export const personSchema = z.object({
  name: text,
  role: text,
  /** As in “Malayalam, Hindi and English”. */
  languages: text,
  /** The year in which they joined. */
  since: z
    .int()
    .min(1990, 'must be a year, like 2019')
    .max(new Date().getFullYear(), 'must be a year, like 2019, and not in the future'),
  picture: pictureSchema.optional(),
});

/** An entry in a register, a certificate or a partner programme. */
export const registrationSchema = z.object({
  name: text,
  number: text,
  /** Where anyone can check it. */
  url: fullAddress().optional(),
});

export const testimonialSchema = z.object({
  name: text,
  company: text,
  rating: z.int().min(1).max(5),
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
});

export type Project = z.infer<typeof projectSchema>;
export type Person = z.infer<typeof personSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type StartingPrice = z.infer<typeof startingPriceSchema>;
export type OwnerPromise = z.infer<typeof promiseSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
