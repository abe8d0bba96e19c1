import { z } from 'zod';
import type { CategoryId } from '../categories';
import { id, type IconName, list, listWithIds, reportDuplicates, text } from './text';

/** Search result title and description. The site's name is added to the title by lib/metadata. */
export const pageMetaSchema = z.strictObject({
  title: text,
  /** 110 to 160 characters, written for a person reading a search result. */
  description: text,
});

/** What every page's content file has. lib/pages.ts reads it. */
export type PageCopy = { meta: PageMeta; crumb?: string; hero: { title: string } };

export const featureSchema = z.strictObject({ title: text, description: text });

export const faqItemSchema = z.strictObject({
  /** Its anchor on the page, which no other part of the page may have. */
  id,
  question: text,
  /** One text or several paragraphs. `[words](/path)` in a text is a link. */
  answer: z.union([text, list(text)]),
});

const faqCategorySchema = z.strictObject({ id, title: text, items: list(faqItemSchema) });

/** Each answer can be linked to: no id may be there twice. */
export const faqCategoriesSchema = listWithIds(faqCategorySchema).superRefine((all, context) => {
  const ids = all.flatMap((category, index) => [
    { value: category.id, path: [index, 'id'] },
    ...category.items.map((item, place) => ({ value: item.id, path: [index, 'items', place, 'id'] })),
  ]);
  reportDuplicates(context, ids);
});

/** A small table: a row per choice. Two columns fit side by side on a phone; more don't. */
export const comparisonSchema = z.strictObject({
  title: text,
  note: text.optional(),
  /** Before everything else or below the price, if not after the example. */
  place: z.enum(['first', 'below-price']).optional(),
  /** Headings of the cells; the choices' own column has none. */
  columns: z.tuple([text, text]),
  /** `note`: after the title, as in “Google Ads work soon after approval”. */
  rows: list(z.strictObject({ title: text, note: text.optional(), cells: z.tuple([text, text]) }), 2),
});

/** A service on the landing presentation, in the colour of a category. */
export type ServiceItem = { icon: IconName; title: string; description: string; category: CategoryId };

/** A figure. Its number is text, so that "500+" stays as it is. */
export type Statistic = { number: string; label: string; icon: IconName };

export type PageMeta = z.infer<typeof pageMetaSchema>;
export type Feature = z.infer<typeof featureSchema>;
export type FaqItem = z.infer<typeof faqItemSchema>;
export type FaqCategory = z.infer<typeof faqCategorySchema>;
export type Comparison = z.infer<typeof comparisonSchema>;
export type Checklist = { title: string; note?: string; items: readonly Feature[] };
