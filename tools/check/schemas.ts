import path from 'node:path';
import { z } from 'zod';
import {
  day,
  faqCategorySchema,
  fullAddress,
  legalDocumentSchema,
  categorySchema,
  projectSchema,
  personSchema,
  serviceSchema,
  testimonialSchema,
  registrationSchema,
} from '@/content/types';
import { type Content, mainName } from './content';
import { duplicates, type Problem } from './problem';

const email = z.object({ value: z.email('must be an e-mail address') });
const siteUrl = z.object({
  value: fullAddress().refine((url) => URL.parse(url)?.origin === url, {
    error: 'must be only https:// and the domain, like https://www.example.in',
  }),
});

/** The hosts of each network's pages. */
const networks: Readonly<Record<string, RegExp>> = {
  facebook: /(?:^|\.)(?:facebook|fb)\.com$/,
  instagram: /(?:^|\.)instagram\.com$/,
  linkedin: /(?:^|\.)linkedin\.com$/,
  youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
};

const profile = z
  .object({
    label: z.string(),
    icon: z.string(),
    url: fullAddress('must be a full address or null').nullable(),
  })
  .refine(({ icon, url }) => !url || !URL.canParse(url) || networks[icon]?.test(new URL(url).hostname) !== false, {
    path: ['url'],
    error: ({ input }) => `is not a page of ${(input as { label: string }).label}`,
  });

/** The shape of a detail that may be a placeholder: only a confirmed value is checked. */
const onceConfirmed = <Value extends z.ZodType>(value: Value) =>
  z
    .discriminatedUnion('isPlaceholder', [
      z.object({ isPlaceholder: z.literal(true) }),
      z.object({ isPlaceholder: z.literal(false), value }),
    ])
    .optional();
/** Copy puts it into the middle or at the end of a sentence. */
const phrase = z
  .string()
  .regex(/^[^A-Z].*[^.]$/, 'must fit into a sentence: no capital at its start, no full stop at its end');
const partOfSentence = onceConfirmed(phrase);

/** The last character of a GSTIN, a checksum of the others (Luhn's algorithm in base 36). */
function checkCharacter(number: string): string {
  const parts = [...number.slice(0, 14)].map((character, index) => parseInt(character, 36) * (1 + (index % 2)));
  const sum = parts.reduce((total, part) => total + Math.floor(part / 36) + (part % 36), 0);
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}
const gstin = z
  .string()
  .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, 'must be the 15 characters of a GSTIN, like 23ABCDE1234F1Z8')
  .refine((number) => number.endsWith(checkCharacter(number)), {
    error: ({ input }) => `is mistyped: at its end, “${checkCharacter(String(input))}” would be right`,
  });

/** The agency's details that have a format. Empty ones are left to the rule about texts. */
const site = z
  .object({
    url: siteUrl,
    companySite: z.object({ value: fullAddress() }),
    emails: z.record(z.string(), email),
    social: z.array(profile),
    securityContactCheckedOn: day,
    address: onceConfirmed(z.object({ pinCode: z.string().regex(/^[1-9]\d{5}$/, 'must be six digits') })),
    city: onceConfirmed(z.string()),
    gstin: onceConfirmed(gstin),
    map: onceConfirmed(fullAddress()),
    replyTime: partOfSentence,
    faultPeriod: partOfSentence,
    grievance: onceConfirmed(z.object({ replyTime: phrase })),
    rentalPeriod: partOfSentence,
    rentalDeposit: partOfSentence,
    maintenanceResponse: partOfSentence,
    confidentiality: partOfSentence,
    weekendReplacement: partOfSentence,
    liabilityCap: partOfSentence,
    registrations: z.array(registrationSchema).optional(),
  })
  .refine(({ address, city }) => address?.isPlaceholder !== false || city?.isPlaceholder === false, {
    path: ['city'],
    error: 'must be confirmed as well: the address is shown with it',
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
    closedOn: z.array(day),
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: 'must be later than it opens, on the same day: 24:00 at the latest',
  });

/** The schemas of single files' exports. */
const files: Record<string, Record<string, z.ZodType>> = {
  'content/site.ts': { site },
  'content/facts.ts': { officeHours },
  'content/legal/index.ts': { legalReviewedOn: day.nullable() },
  'content/categories.ts': {
    categories: z
      .array(categorySchema)
      .length(5, 'The drawings on home show these five categories; another number needs a new drawing.'),
  },
  'content/projects.ts': { projects: z.array(projectSchema) },
  'content/people.ts': { people: z.array(personSchema) },
  'content/faq.ts': { faqCategories: z.array(faqCategorySchema) },
  'content/testimonials.ts': { testimonials: z.object({ items: z.array(testimonialSchema) }) },
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
