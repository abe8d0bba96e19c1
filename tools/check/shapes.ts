import path from 'node:path';
import { z } from 'zod';
import {
  faqCategorySchema,
  legalDocumentSchema,
  lineSchema,
  pageMetaSchema,
  serviceCardSchema,
  serviceSchema,
  statisticSchema,
  testimonialSchema,
} from '@/content/types';
import { type ContentFile, mainName } from './places';
import type { Problem } from './problem';
import { shapeProblems } from './shape';
import { siteSchema } from './site';

const some = <Item extends z.ZodType>(item: Item) => z.array(item).min(1, 'must not be an empty list');
const heading = z.string('must be the heading of the page').trim().min(1, 'must not be empty');
const headings = z.union([heading, some(heading)], 'must be the heading of the page');
const page = z.object({ meta: pageMetaSchema, hero: z.object({ title: headings }) });
const cards = z.array(serviceCardSchema).length(6, 'must have six cards');

/** Files that must be there, with what each exports: under its own name, or under the one given. */
const files: Record<string, Record<string, z.ZodType>> = {
  'content/facts.ts': {},
  'content/services/index.ts': {},
  'content/services/slugs.ts': {},
  'content/legal/index.ts': {},
  'content/pages/labels.ts': {},
  'content/pages/preview.ts': {},
  'content/pages/service-page.ts': {},
  'content/navigation.ts': {},
  'content/site.ts': { '': siteSchema },
  'content/lines.ts': { '': z.array(lineSchema) },
  'content/faq.ts': { faqCategories: some(faqCategorySchema) },
  'content/testimonials.ts': { '': z.object({ items: some(testimonialSchema) }) },
  'content/pages/figures.ts': { '': z.array(statisticSchema), landingFigures: z.array(statisticSchema) },
  'content/pages/home.ts': { '': page.extend({ landing: z.object({ services: z.object({ cards }) }) }) },
  'content/pages/not-found.ts': { '': z.object({ meta: pageMetaSchema, title: heading }) },
};

/** What all other files of a folder export. */
const folders: Record<string, z.ZodType> = {
  'content/services': serviceSchema,
  'content/legal': legalDocumentSchema,
  'content/pages': page,
};

/** Missing files, exports and fields, unknown slugs and icons, empty lists and wrong lengths. */
export function shapesOf(content: readonly ContentFile[]): Problem[] {
  const missing = Object.keys(files).filter((name) => !content.some(({ file }) => file === name));
  return [
    ...missing.map((file) => ({ file, field: 'the whole file', rule: 'is missing' })),
    ...content.flatMap(fileProblems),
  ];
}

function fileProblems({ file, exports }: ContentFile): Problem[] {
  const family = folders[path.posix.dirname(file)];
  return Object.entries(files[file] ?? (family ? { '': family } : {})).flatMap(([named, schema]) => {
    const name = named || mainName(file);
    if (exports[name] === undefined) return [{ file, field: 'the whole file', rule: `must export "${name}"` }];
    return shapeProblems(file, schema, exports[name], named);
  });
}
