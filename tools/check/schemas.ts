import path from 'node:path';
import { z } from 'zod';
import {
  categorySchema,
  faqCategorySchema,
  legalDocumentSchema,
  personSchema,
  projectSchema,
  promiseSchema,
  serviceSchema,
  serviceSlugSchema,
  startingPriceSchema,
  testimonialSchema,
} from '@/content/types';
import { type Content, mainName } from './content';
import { detailsSchema, figuresSchema, legalSchema } from './owner';
import { asText } from './texts';
import { duplicates, formatProblem, type Problem } from './problem';

z.config({
  customError: (issue) => {
    const { code, input } = issue;
    if (code === 'invalid_type' && input === undefined) return 'is missing';
    // A text, or a text or a list.
    const isText = code === 'invalid_union' || (code === 'invalid_type' && issue.expected === 'string');
    return isText && typeof input === 'number' ? asText(input) : undefined;
  },
});

const time = z
  .string()
  .regex(/^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/, 'must be a time from 00:00 to 24:00, like 09:00');
const officeHours = z
  .object({
    days: z
      .array(z.int().min(1, 'must be 1 to 7: Sunday is 7').max(7, 'must be 1 to 7: Sunday is 7'))
      .min(1, 'must have a day')
      .refine(
        (days) => days.every((day, index) => index === 0 || day > days[index - 1]!),
        'must be in order, each once',
      ),
    opens: time,
    closes: time,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'must be later than it opens, on the same day: 24:00 at the latest',
  });

const workTime = z
  .string()
  .regex(/^\d+(–\d+)? (hour|day|week|month)s?$/, 'must be a time like “2–4 weeks”, with a dash between the numbers');

/** The schemas of single files' exports. */
const files: Record<string, Record<string, z.ZodType>> = {
  'content/facts.ts': { officeHours, timelines: z.record(z.string(), workTime) },
  'content/categories.ts': {
    categories: z
      .array(categorySchema)
      .length(5, 'The drawings on home show these five categories; another number needs a new drawing.'),
  },
  'content/faq.ts': { faqCategories: z.array(faqCategorySchema) },
  'content/owner/details.ts': { details: detailsSchema },
  'content/owner/figures.ts': { figures: figuresSchema },
  'content/owner/legal.ts': { legal: legalSchema },
  'content/owner/people.ts': { people: z.array(personSchema) },
  'content/owner/prices.ts': { prices: z.partialRecord(serviceSlugSchema, startingPriceSchema) },
  'content/owner/projects.ts': { projects: z.array(projectSchema) },
  'content/owner/promises.ts': { promises: z.array(promiseSchema) },
  'content/owner/testimonials.ts': { testimonials: z.array(testimonialSchema) },
};

/** The schemas of all other files of a folder, for the export named after the file. */
const folders: Record<string, z.ZodType> = {
  'content/services': serviceSchema.refine(
    ({ slug, related }) => new Set([slug, ...related]).size === related.length + 1,
    { path: ['related'], error: 'must name other services, each once' },
  ),
  'content/legal': legalDocumentSchema,
};
const isCollection = /\/(?:index|slugs)\.ts$/;

/** Reports missing exports and fields, and wrong values. Plain pages are left to TypeScript. */
export function schemaProblems({ files: all }: Pick<Content, 'files'>): Problem[] {
  return all.flatMap(({ file, exports }) => {
    const family = isCollection.test(file) ? undefined : folders[path.posix.dirname(file)];
    const expected = files[file] ?? (family ? { [mainName(file)]: family } : {});
    return Object.entries(expected).flatMap(([name, schema]): Problem[] => {
      if (exports[name] === undefined) return [{ file, field: 'the whole file', message: `must export "${name}"` }];
      const issues = schema.safeParse(exports[name]).error?.issues ?? [];
      return issues.map(({ path: at, message }) => {
        const field = (name === mainName(file) ? at : [name, ...at]).join('.');
        return { file, field: field || 'the whole file', message };
      });
    });
  });
}

/** Reports lists that a launched site would show too short, because it leaves out open promises. */
export function shortListProblems(content: Content): Problem[] {
  const { promises } = content.owner;
  const open = promises.filter(({ confirmedOn }) => !confirmedOn).map(({ id }) => id);
  const isOpen = (item: unknown) => open.includes((item as { promise?: string } | null)?.promise ?? '');
  const withoutOpen = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.filter((item) => !isOpen(item)).map(withoutOpen);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withoutOpen(entry)]));
  };
  const known = schemaProblems(content).map(formatProblem);
  const launched = content.files.map(({ file, exports }) => ({
    file,
    exports: withoutOpen(exports) as typeof exports,
  }));
  return schemaProblems({ files: launched })
    .filter((problem) => !known.includes(formatProblem(problem)))
    .map(({ file, field }) => ({
      file,
      field,
      message: 'would be too short on the launched site: confirm its promises, or add an item without one',
    }));
}

export function slugProblems({ texts }: Content): Problem[] {
  return texts.flatMap(({ file, field, value }) => {
    const name = path.basename(file, '.ts');
    return field === 'slug' && value !== name ? [{ file, field, message: `must be "${name}", like the file` }] : [];
  });
}

/** Reports names that two services share: visitors couldn't tell them apart. */
export function serviceNameProblems({ texts }: Content): Problem[] {
  const isService = ({ file }: { file: string }) => path.posix.dirname(file) === 'content/services';
  return ['title', 'shortTitle', 'mapLabel'].flatMap((name) =>
    duplicates(
      texts.filter((one) => isService(one) && one.field === name),
      name,
    ),
  );
}

/** Reports colours that two categories share. */
export function categoryProblems({ texts }: Content): Problem[] {
  const isColour = ({ file, key }: Content['texts'][number]) => file === 'content/categories.ts' && key === 'colour';
  return duplicates(texts.filter(isColour), 'colour');
}
