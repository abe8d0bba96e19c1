import { z } from 'zod';
import { pageMetaSchema } from './page';
import { day, id, list, listWithIds, text } from './text';

export const legalDocumentSchema = z.strictObject({
  slug: z.enum(['privacy-policy', 'terms-conditions', 'refund-policy']),
  title: text,
  meta: pageMetaSchema,
  lead: text,
  /** The day its words last changed, shown on the page. Update it with the words. */
  updated: day,
  sections: listWithIds(
    z.strictObject({
      id,
      title: text,
      /** Paragraphs; an inner list is shown as bullets. */
      body: list(z.union([text, list(text)])),
    }),
  ),
});

export type LegalDocument = z.infer<typeof legalDocumentSchema>;
