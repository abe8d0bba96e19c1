import { z } from 'zod';
import { confirmedValue } from '../detail';
import { phoneRule } from '../phone';
import { day, fullAddress, id, list, listWithIds, month, pictureSchema, serviceSlugSchema, text } from '../text';
import { detailsSchema } from './details';
import { completing, completingWithin, detail, readable, sentence, unit } from './values';

export type { EmailRole } from './details';

/** A figure as text, so that “500+” stays as it is. */
const figure = z.strictObject({
  number: text.regex(/^\d[\d,.]*\+?$/, 'must be only a number, like ‘500+’: pages say what it counts'),
  confirmedOn: day.nullable(),
});
const figuresSchema = z.strictObject({ projects: figure, clients: figure, years: figure, teamMembers: figure });

const testimonialSchema = z.strictObject({
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
  url: fullAddress.optional(),
  /** The service that it’s about. */
  service: serviceSlugSchema.optional(),
  town: text.optional(),
  /** The id of a project in content/owner/projects.ts. */
  project: id.optional(),
  /** The day the client agreed to be quoted. Null marks a sample, which a launched site never shows. */
  confirmedOn: day.nullable(),
});

const projectSchema = z.strictObject({
  /** Its address on /about: “#project-<id>”. */
  id,
  service: serviceSlugSchema,
  /** The client’s name, or what they agreed to be called: “A clinic”. */
  client: text,
  town: text,
  trade: text,
  /** What was done, for a reader with the same need. */
  summary: text.refine((words) => words.split(/\s+/).length <= 60, 'must have at most 60 words'),
  /** The month in which it was finished, like '2026-08'. */
  finished: month.optional(),
  /** As in “18 sockets, 9 PCs, 4 cameras”. */
  size: completing.optional(),
  days: z.int().min(1).optional(),
  /** Rounded, in rupees, without GST. */
  rupees: z.int().min(1).optional(),
  /**
   * What changed, in the client’s own figures: “40 calls a week instead of 25”, and when they were
   * counted: “April to June 2026”. `permittedOn`: the day the client agreed that they’re shown.
   */
  result: z.strictObject({ figures: completing, period: completing, permittedOn: day }).optional(),
  /** A client who answers other clients’ questions, and the day they agreed to it. */
  answeringClient: z.strictObject({ name: text, agreedOn: day }).optional(),
  /** The client’s own words. */
  clientWords: text.optional(),
  /** Under the photo: who or what it shows. */
  caption: text.optional(),
  /** Where it can be seen, if it is public. */
  url: fullAddress.optional(),
  picture: pictureSchema.optional(),
  /** The day on which the client agreed to be shown. */
  permittedOn: day,
});

const personSchema = z.strictObject({
  name: text,
  role: text,
  /** Those of all people are in “We answer …, in …”. */
  languages: list(completing).optional(),
  /** The year in which they joined. */
  since: z.int().min(1990).max(new Date().getFullYear()).optional(),
  /** On the pages of these services, after the steps. */
  services: list(serviceSlugSchema).optional(),
  /** A direct number, typed in any usual way. */
  phone: z
    .string()
    .refine((value) => readable({ value, isPlaceholder: false }) !== undefined, phoneRule)
    .optional(),
  picture: pictureSchema.optional(),
});

const startingPriceSchema = z.strictObject({
  rupees: z.int().min(1),
  /** If not by the job. */
  per: unit.optional(),
  /** Whether GST is included or added; none if the agency isn't registered. */
  gst: z.enum(['included', 'extra', 'none']),
  /** In a few words, what this price is for: “two cameras with recorder”. */
  job: completingWithin,
  /** One sentence: what that price covers. */
  covers: text,
  /**
   * A whole job that was done, at a price like the starting one: with GST or without. `what` is like
   * “Nine desks, four cameras and Wi-Fi in a clinic”, `month` the one in which it was finished, or a
   * rental began.
   */
  exampleJob: z.strictObject({ what: completing, rupees: z.int().min(1), days: z.int().min(1), month }).optional(),
  /** What the first row of the page’s sample quote costs, in rupees. */
  quoteRow: z.int().min(1).optional(),
  /** The day somebody last checked it. */
  checkedOn: day,
});

const promisesSchema = z.strictObject({
  /** The day on which the owner last read all of them. */
  readOn: day.nullable(),
  groups: list(z.strictObject({ pages: list(text), sentences: list(text) })),
});

/** Sentences are as the lawyer worded them. */
const legalSchema = z
  .strictObject({
    court: detail(sentence),
    liability: detail(sentence),
    faults: detail(sentence),
    /** The time in that sentence, in short. */
    faultPeriod: detail(completing),
    grievance: detail(sentence),
    /** The day on which the owner or a lawyer last read all three legal pages. */
    reviewedOn: day.nullable(),
  })
  .refine(
    ({ faults, faultPeriod }) => {
      const [words, period] = [faults, faultPeriod].map(confirmedValue);
      return words === undefined ? period === undefined : period !== undefined && words.includes(period);
    },
    {
      path: ['faultPeriod'],
      error: 'must be confirmed together with the sentence in faults, and name the same time',
    },
  );

/** What the files of content/owner export, in the order of content/owner/README.md. */
export const ownerSchema = z
  .strictObject({
    details: detailsSchema,
    figures: figuresSchema,
    testimonials: z.array(testimonialSchema),
    projects: listWithIds(projectSchema, 0),
    people: z.array(personSchema),
    prices: z.partialRecord(serviceSlugSchema, startingPriceSchema),
    promises: promisesSchema,
    legal: legalSchema,
  })
  .superRefine(({ details, prices, projects, promises, testimonials }, context) => {
    const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    const shown: Record<string, { isPlaceholder: boolean }> = { name: details.name, phone: details.phone };
    for (const [role, email] of Object.entries(details.emails)) shown[`emails.${role}`] = email;
    const open = Object.keys(shown).filter((name) => shown[name]!.isPlaceholder);
    if (!promises.readOn) open.push('readOn (promises.ts)');
    if (confirmedValue(details.url) && open.length > 0)
      report(['details', 'url'], `must not be confirmed before ${open.join(', ')}`);
    for (const [slug, { gst }] of Object.entries(prices)) {
      if (gst !== 'none' && confirmedValue(details.gstin) === false)
        report(['prices', slug, 'gst'], "must be 'none': gstin says that you aren’t registered for GST");
    }
    testimonials.forEach(({ project }, index) => {
      if (project !== undefined && projects.every((one) => one.id !== project))
        report(['testimonials', index, 'project'], 'must be the id of a project in projects.ts');
    });
  });

/** The types of the files: `Owner['details']` and so on. */
export type Owner = z.infer<typeof ownerSchema>;
export type SocialNetwork = keyof Owner['details']['social'];
export type Holiday = Owner['details']['closedOn'][number];
export type Testimonial = Owner['testimonials'][number];
export type Project = Owner['projects'][number];
export type Person = Owner['people'][number];
export type StartingPrice = z.infer<typeof startingPriceSchema>;
