import { z } from 'zod';
import { slugsByCategory } from '../services/slugs';
import { exampleSchema } from './example';
import { comparisonSchema, faqItemSchema, featureSchema, pageMetaSchema } from './page';
import { icon, id, list, listWithIds, serviceSlugSchema, text, unlessMissing } from './text';

const categorySchema = z.strictObject({
  id: z.enum(Object.keys(slugsByCategory)),
  name: text,
  description: text,
  /** A colour of app/styles/tokens.css. */
  colour: z.enum(['category-1', 'category-2', 'category-3', 'category-4', 'category-5']),
});

/** The drawings on home show these five categories; another number needs a new drawing. */
export const categoriesSchema = listWithIds(categorySchema, 5).max(5);

/** The map has room for eight services per category. */
export const slugsByCategorySchema = z.record(z.string(), list(id, 1, 8));

/** Rows with a price have a blank for it; optional ones can be crossed out. */
const sampleQuoteSchema = z.strictObject({
  /** Its address on the service's page. */
  id,
  /** What is quoted, as in “Sample quote for a website”. Also the text of links to it. */
  job: text,
  example: text,
  rows: list(
    z.strictObject({
      title: text,
      description: text,
      hasPrice: z.boolean().optional(),
      isOptional: z.boolean().optional(),
    }),
    3,
  ),
});

/** A time with its label. `value` has a time of content/facts.ts. */
const timeSchema = z.strictObject({ label: text, value: text });

/**
 * `time` is the first of the service's times, `payment` its payment, or its starting price once the
 * owner has one.
 */
const factsSchema = list(
  z.union([z.enum(['time', 'payment']), z.strictObject({ label: text, value: text, note: text.optional() })]),
  2,
  5,
);

export const serviceSchema = z
  .strictObject({
    slug: serviceSlugSchema,
    /** The page's h1, in the words people search for. May be longer than the short title. */
    title: text,
    /** Menus, lists and breadcrumbs: 22 characters are one line of a menu. */
    shortTitle: text,
    /** Likely wrong slugs, for example `web-design`, for which the 404 page suggests the service. */
    mistakenSlugs: list(id).optional(),
    /** Shown on home's map, where a longer name would cover the next stop. */
    mapLabel: text.max(12),
    icon,
    summary: text,
    meta: pageMetaSchema,
    /** Under the h1: two or three sentences. */
    lead: text,
    /** How long jobs take, by kind. /products shows all. */
    times: z.tuple([timeSchema], timeSchema),
    payment: text,
    facts: factsSchema,
    features: list(featureSchema, 3),
    /** In the words people search for: “What a website costs”. */
    priceTitle: text,
    priceLead: text.optional(),
    /** The most important first. */
    priceFactors: list(featureSchema, 2),
    priceNote: text.optional(),
    /** A quote without prices, below the note, or the service whose quote is the nearest to this one's. */
    sampleQuote: z.union(
      [sampleQuoteSchema, serviceSlugSchema],
      unlessMissing('must be a whole sample quote, or the name of a service that has one'),
    ),
    example: exampleSchema.optional(),
    comparison: comparisonSchema.optional(),
    process: list(featureSchema, 2).optional(),
    /** Tools, platforms or equipment, by short names, in a line after “We work with:”. */
    technologies: list(text),
    /** What people ask about this service, the most asked first. */
    faq: listWithIds(faqItemSchema),
    /** Services of other categories that people often take with this one. */
    related: list(serviceSlugSchema, 1, 3),
    /** Closing call to action: a heading that names this service's job, and one or two sentences. */
    closing: z.strictObject({ title: text, text }),
  })
  .refine(({ slug, related }) => new Set([slug, ...related]).size === related.length + 1, {
    path: ['related'],
    error: 'must name other services, each once',
  });

export type SampleQuote = z.infer<typeof sampleQuoteSchema>;
export type Service = z.infer<typeof serviceSchema>;
export type { Category, CategoryColour, CategoryId } from '../categories';
