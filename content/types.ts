import { z } from 'zod';
import type { Category, CategoryId, LineColour } from './categories';
import { ongoing, timelines } from './facts';
import { serviceSlugs } from './services/slugs';

/*
 * The shapes of all copy. tools/check validates the schemas before a build, and types are inferred
 * from them. The site imports only the types, so that zod never reaches a page.
 */

/** One plain line of text: trimmed, not empty. */
const text = z.string().trim().min(1, 'must not be empty');
const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be lower-case words joined by hyphens');
/** The icons that content may use. To add one, name it here and in components/ui/icons.ts. */
const iconNames = [
  'app-window',
  'award',
  'badge-check',
  'boxes',
  'briefcase',
  'building',
  'calendar',
  'clock',
  'code',
  'compass',
  'file-text',
  'gauge',
  'globe',
  'hand-coins',
  'headset',
  'heart-handshake',
  'laptop',
  'layers',
  'layout-template',
  'mail',
  'map-pin',
  'megaphone',
  'message-circle',
  'palette',
  'pen-tool',
  'phone',
  'rocket',
  'scaling',
  'search',
  'server',
  'share-2',
  'shield-check',
  'shopping-bag',
  'smartphone',
  'target',
  'thumbs-up',
  'trending-up',
  'users',
  'workflow',
  'zap',
] as const;
export type IconName = (typeof iconNames)[number];
const icon = z.enum(iconNames, 'is not an icon of content/types.ts: use one of its names, or add it there');
/** The slug of a service of the site. */
const serviceSlugSchema = z.enum(serviceSlugs, {
  error: ({ input }) => `"${String(input)}" must be a service of content/categories.ts`,
});
/** The upper limit only catches accidents. */
const list = <Item extends z.ZodType>(item: Item, min = 1, max = 60) =>
  z
    .array(item)
    .min(min, min === 1 ? 'must not be an empty list' : `must have at least ${min} entries`)
    .max(max, `must have at most ${max} entries`);

/** Search result title and description. The site's name is added to the title by lib/metadata. */
export const pageMetaSchema = z.object({
  title: text,
  /** 110 to 155 characters, written for a person reading a search result. */
  description: text,
});

/** A domain that ends in letters, or in punycode, like .भारत. */
const hostname = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;
export const fullAddress = (error = 'must be a full address') =>
  z
    .url({ protocol: /^https$/, hostname, error })
    .refine((url) => !/^[^/]*\/\/[^/]*@/.test(url), 'must not hold a name or password: it is published');
export const day = z.iso.date('must be a day of the calendar, like 2026-11-21');

/** A file of content/pictures, and a description for people who can’t see it. */
const pictureSchema = z.object({
  file: z
    .string()
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*\.(?:jpe?g|png|webp)$/, 'must be a file name like clinic-in-kochi.jpg'),
  alt: text,
});

const mostWords = 60;

export const projectSchema = z.object({
  /** Its address on /about: “#project-<id>”. */
  id,
  service: serviceSlugSchema,
  /** The client’s name, or what they agreed to be called: “A clinic”. */
  client: text,
  town: text,
  trade: text,
  /** What was done, for a reader with the same need. */
  done: text.refine((done) => done.split(/\s+/).length <= mostWords, `must have at most ${mostWords} words`),
  /** The client’s own words. */
  words: text.optional(),
  /** Where it can be seen, if it is public. */
  url: fullAddress().optional(),
  picture: pictureSchema.optional(),
  /** The day on which the client agreed to be shown. */
  permittedOn: day,
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
  /** The id of a project in content/projects.ts. */
  project: id.optional(),
});

const faqItemSchema = z.object({
  /** Its anchor on the page, which no other part of the page may have. */
  id,
  question: text,
  answer: text,
});

export const faqCategorySchema = z.object({ id, title: text, items: list(faqItemSchema) });

const processStepSchema = z.object({ title: text, description: text });

export const categorySchema = z.object({
  name: text,
  /** A few words, shown under the name. */
  description: text,
  colour: z.string().regex(/^line-[1-6]$/, 'must be a colour of app/styles/tokens.css, line-1 to line-6'),
  /** Slugs of its services, in display order. */
  services: list(id, 1, 8),
});

const featureSchema = z.object({ title: text, description: text });

/** A small table: a row per choice. Two columns fit side by side on a phone; more don't. */
export const comparisonSchema = z.object({
  title: text,
  note: text.optional(),
  /** Headings of the cells; the choices' own column has none. */
  columns: z.tuple([text, text]),
  /** `note`: after the title, as in “Google Ads work soon after approval”. */
  rows: list(z.object({ title: text, note: text.optional(), cells: z.tuple([text, text]) }), 2),
});

/** What to think of before asking for a quote. */
export const checklistSchema = z.object({ title: text, note: text.optional(), items: list(featureSchema, 3) });

/** Heading and lead over a specimen. */
const specimenText = { title: text, note: text.optional() };
/** A sheet with blanks, because figures would be invented. */
const sheetRows = {
  /** In the bar at its top: its name, and a note on its blanks. */
  sheet: z.object({ name: text, sample: text }),
  /** `source`: the program that a figure comes from, in a few words. */
  rows: list(z.object({ title: text, description: text, source: text.optional() }), 3),
};
/** The parts of a drawing with as many numbers, in the order of the numbers. */
const numberedParts = (count: number) => ({ parts: list(featureSchema, count, count) });

/**
 * An example of what the client will get, drawn for the page (components/service/specimens),
 * without clients, results or prices.
 */
export const specimenSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('web-page'), ...specimenText, ...numberedParts(6) }),
  z.object({ kind: z.literal('floor-plan'), ...specimenText, ...numberedParts(5) }),
  /** A page of a register, and the screen that replaces it. */
  z.object({
    kind: z.literal('booking'),
    ...specimenText,
    before: z.object({ title: text, lines: list(text, 3, 6) }),
    after: z.object({ title: text, rows: list(z.object({ time: text, state: text, isFree: z.boolean() }), 3, 6) }),
  }),
  /** The same screen on paper and on a phone. */
  z.object({
    kind: z.literal('sketch'),
    ...specimenText,
    sketch: text,
    screen: text,
    heading: text,
    items: list(text, 2, 4),
    action: text,
  }),
  /** A row of a register, and what each role may do with its fields. */
  z
    .object({
      kind: z.literal('permissions'),
      ...specimenText,
      roles: list(text, 2, 3),
      fields: list(z.object({ title: text, value: text, rights: list(z.enum(['changes', 'sees', 'nothing'])) }), 3, 5),
      rights: z.object({ changes: text, sees: text, nothing: text }),
    })
    .refine(({ roles, fields }) => fields.every(({ rights }) => rights.length === roles.length), {
      path: ['fields'],
      error: 'must each have as many rights as there are roles',
    }),
  /** What staff type, and what visitors read. */
  z.object({
    kind: z.literal('editor'),
    ...specimenText,
    form: text,
    page: text,
    fields: list(z.object({ label: text, value: text }), 3, 5),
    action: text,
  }),
  z.object({ kind: z.literal('parcel'), ...specimenText, ...sheetRows }),
  z.object({ kind: z.literal('form'), ...specimenText, ...sheetRows }),
  /** A year’s plan: months counted from 0, the first of `months`; `when` is on the bar. */
  z.object({
    kind: z.literal('season'),
    ...specimenText,
    months: list(text, 12, 12),
    rows: list(
      z.object({ title: text, when: text, description: text, from: z.int().min(0), to: z.int().max(11) }),
      2,
      6,
    ),
  }),
  /** A month of posts, which begins on a Monday. */
  z.object({
    kind: z.literal('calendar'),
    ...specimenText,
    posts: list(z.object({ title: text, description: text, days: list(z.int().min(1).max(30)) }), 2, 3),
  }),
  /** An ad, part by part. */
  z.object({
    kind: z.literal('ad'),
    ...specimenText,
    parts: list(z.object({ role: z.enum(['mark', 'headline', 'text', 'button']), shown: text, note: text }), 3, 6),
  }),
  /** An ad and the chat that it opens, part by part. */
  z.object({
    kind: z.literal('chat'),
    ...specimenText,
    parts: list(
      z.object({
        role: z.enum(['ad', 'buyer', 'shop', 'label']),
        title: text,
        shown: text,
        /** Below an ad, and part of it. */
        button: text.optional(),
        note: text,
      }),
      3,
      6,
    ),
  }),
  /** A logo on its grid, in one colour, on a sign, on a bill. */
  z.object({
    kind: z.literal('logo'),
    ...specimenText,
    parts: list(
      z.object({ use: z.enum(['grid', 'one-colour', 'sign', 'bill']), title: text, description: text }),
      3,
      4,
    ),
  }),
]);

const knownTimes: readonly string[] = [...Object.values(timelines), ongoing.value];

/** A time with its label. */
const timeSchema = z.object({
  label: text,
  value: text.refine(
    (value) => knownTimes.some((time) => value.includes(time)),
    'must have a time of content/facts.ts',
  ),
});

export const serviceSchema = z.object({
  slug: serviceSlugSchema,
  /** The page's h1, in the words people search for. May be longer than the short title. */
  title: text,
  /** Menus, lists and breadcrumbs: 22 characters are one line of a menu. */
  shortTitle: text,
  /** Likely wrong slugs, for example `web-design`, for which the 404 page suggests the service. */
  mistakenSlugs: list(id).optional(),
  /** Shown on home's map, where a longer name would cover the next stop. */
  mapLabel: text.max(11, 'must be at most 11 characters'),
  icon,
  /** In the services block: one short sentence. */
  summary: text,
  meta: pageMetaSchema,
  /** Under the h1: two or three sentences. */
  lead: text,
  /** How long jobs take, by kind. The first is a key fact; /products shows all. */
  times: z.tuple([timeSchema], timeSchema),
  /** Second fact: how it is paid. From content/facts.ts. */
  payment: text,
  /** The price of the smallest job; absent until the owner has set it. */
  startingPrice: z
    .object({
      rupees: z.int().min(1, 'must be at least 1'),
      /** What is charged by, if not by the job: “month”, “laptop per month”. */
      per: text.optional(),
      /** Whether GST is included or added. */
      gst: z.enum(['included', 'extra'], "must be 'included' or 'extra'"),
      /** One sentence: what that price covers. */
      covers: text,
      /** The day somebody last checked it. */
      checkedOn: day,
    })
    .optional(),
  /** The last fact: something that only this service has. */
  ownFact: z.object({ label: text, value: text }),
  features: list(featureSchema, 3),
  /** What the price depends on, and which way each factor moves it. */
  priceFactors: list(featureSchema, 2),
  specimen: specimenSchema,
  comparison: comparisonSchema.optional(),
  /** In order: a step’s number is its place. */
  process: list(processStepSchema, 2).optional(),
  /** Tools, platforms or equipment, by short names. */
  technologies: z.object({
    title: text,
    /** An explanation under the heading, if the list needs one. */
    note: text.optional(),
    items: list(text),
  }),
  /** What people ask about this service, the most asked first. */
  faq: list(faqItemSchema),
  /** Services of other categories that people often take with this one. */
  related: list(serviceSlugSchema, 1, 3),
  /** Closing call to action: a heading that names this service's job, and one or two sentences. */
  closing: z.object({ title: text, text }),
});

export const legalDocumentSchema = z.object({
  slug: z.enum(['privacy-policy', 'terms-conditions', 'refund-policy']),
  title: text,
  meta: pageMetaSchema,
  lead: text,
  /** The day its words last changed, shown on the page. Update it with the words. */
  updated: day,
  sections: list(
    z.object({
      id,
      title: text,
      /** Paragraphs; an inner list is shown as bullets. */
      body: list(z.union([text, list(text)])),
    }),
  ),
});

/** Fields that nobody reads as copy: ids, addresses, names of icons, choices, dates. */
const notCopy = new Set(
  (
    'id slug mistakenSlugs url icon file category service related colour kind use lang currency locale ' +
    'countryCode updated permittedOn checkedOn legalReviewedOn securityContactCheckedOn'
  ).split(' '),
);

/**
 * Whether a text of the content is copy, which visitors or searchers read.
 * @param field its path, for example `faq.2.answer`
 */
export function isCopy(field: string, text: string): boolean {
  const isSlug = /^[a-z\d]+(?:-[a-z\d]+)+$/.test(text);
  return !isSlug && /[\p{L}\d]/u.test(text) && !field.split('.').some((name) => notCopy.has(name));
}

/** What every page's content file has. lib/pages.ts reads it. */
export type PageCopy = {
  meta: PageMeta;
  /** The page's name in its breadcrumb, if it isn't the heading. */
  crumb?: string;
  hero: { title: string };
};

export type { Category, CategoryId, LineColour };
export type PageMeta = z.infer<typeof pageMetaSchema>;
export type Testimonial = z.infer<typeof testimonialSchema>;
export type Picture = z.infer<typeof pictureSchema>;
export type Project = z.infer<typeof projectSchema>;
export type Person = z.infer<typeof personSchema>;
export type Registration = z.infer<typeof registrationSchema>;
export type FaqItem = z.infer<typeof faqItemSchema>;
export type FaqCategory = z.infer<typeof faqCategorySchema>;
export type ProcessStep = z.infer<typeof processStepSchema>;
export type ServiceItem = {
  icon: IconName;
  title: string;
  description: string;
  /** Its colour fills the ring behind the icon. */
  category: CategoryId;
};
export type Statistic = {
  /** As text, so that "500+" stays as it is. */
  number: string;
  label: string;
  icon: IconName;
};
export type Feature = z.infer<typeof featureSchema>;
export type Comparison = z.infer<typeof comparisonSchema>;
export type Checklist = z.infer<typeof checklistSchema>;
export type Specimen = z.infer<typeof specimenSchema>;
export type SpecimenOf<Kind extends Specimen['kind']> = Extract<Specimen, { kind: Kind }>;
/** A sheet with blanks: a specimen's, or a sample quote. */
export type BlankSheet = Pick<SpecimenOf<'form'>, 'sheet' | 'rows'>;
export type ServiceTime = z.infer<typeof timeSchema>;
export type Service = z.infer<typeof serviceSchema>;
export type LegalDocument = z.infer<typeof legalDocumentSchema>;
