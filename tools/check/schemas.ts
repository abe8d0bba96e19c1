import path from 'node:path';
import { z } from 'zod';
import type * as categoriesFile from '@/content/categories';
import type * as facts from '@/content/facts';
import type * as services from '@/content/services';
import {
  anyCopy,
  categoriesSchema,
  factSchemas,
  faqCategoriesSchema,
  list,
  legalDocumentSchema,
  ownerSchema,
  reportDuplicates,
  serviceSchema,
  text,
} from '@/content/types';
import { type Content, fieldOf, isCollection, mainName } from './content';
import { issuesIn, nearest, unknownService } from './messages';
import type { Problem } from './problem';

/** The exports that have schemas, by file. Every other export is copy of any shape. */
const files: Record<string, Record<string, z.ZodType>> = {
  'content/facts.ts': factSchemas,
  'content/categories.ts': { categories: categoriesSchema },
  'content/faq.ts': { faqCategories: faqCategoriesSchema },
  // Its lines.
  'content/pages/home.ts': { home: anyCopy.and(z.looseObject({ hero: z.looseObject({ title: list(text) }) })) },
  // tools/check/redirects.ts has its rules.
  'content/redirects.ts': { redirects: z.unknown() },
};

/** Reports documents whose slug isn't the name of their file. */
function checkSlugs(all: Readonly<Record<string, { slug: string }>>, context: z.RefinementCtx): void {
  for (const [name, { slug }] of Object.entries(all)) {
    const message = `must be "${name}", like the file`;
    if (slug !== name) context.addIssue({ code: 'custom', path: [name, 'slug'], message });
  }
}

/** @param knownTimes of content/facts.ts, if that file loads */
const serviceFiles = (knownTimes: readonly string[] | undefined) =>
  z.record(z.string(), serviceSchema).superRefine((all, context) => {
    checkSlugs(all, context);
    const entries = Object.entries(all);
    // Visitors couldn't tell two services with one name apart.
    for (const field of ['title', 'shortTitle', 'mapLabel'] as const) {
      reportDuplicates(
        context,
        field,
        entries.map(([name, service]) => ({ value: service[field], path: [name, field] })),
      );
    }
    for (const [name, { times }] of entries) {
      times.forEach(({ value }, index) => {
        if (!knownTimes || knownTimes.some((known) => new RegExp(`(?<![\\d–])${known}`).test(value))) return;
        const message = 'must have a time of content/facts.ts';
        context.addIssue({ code: 'custom', path: [name, 'times', index, 'value'], message });
      });
    }
  });

/** The name that a file of somebody's camera would have in content. */
const asPictureName = (name: string) =>
  name
    .toLowerCase()
    .replace(/[^a-z\d.]+/g, '-')
    .replace(/\.jpeg$/, '.jpg');

const owner = (pictures: readonly string[]) =>
  ownerSchema.superRefine(({ projects, people }, context) => {
    for (const [name, entries] of Object.entries({ projects, people })) {
      entries.forEach(({ picture }, index) => {
        if (!picture || pictures.includes(picture.file)) return;
        const near = nearest(picture.file, pictures, asPictureName);
        const message = `“${picture.file}” is not in public/pictures${near ? `: rename “${near}”, which is there` : ''}`;
        context.addIssue({ code: 'custom', path: [name, index, 'picture', 'file'], message });
      });
    }
  });

/** The schemas of folders, for the exports that files are named after. */
const folders = ({ pictures, files: all }: SchemaContent): Record<string, z.ZodType> => ({
  'content/owner': owner(pictures),
  'content/services': serviceFiles(timesIn(all)),
  'content/legal': z.record(z.string(), legalDocumentSchema).superRefine(checkSlugs),
});

const exportsOf = (all: Content['files'], name: string) => all.find(({ file }) => file === name)?.exports;

function timesIn(all: Content['files']): readonly string[] | undefined {
  const exports = exportsOf(all, 'content/facts.ts') as typeof facts | undefined;
  return exports?.timelines && [...Object.values(exports.timelines), exports.ongoing.value];
}

/** Where files of the owner and of services name a service. */
const serviceField = /^(?:\d+\.service|\d+\.services\.\d+|related\.\d+|sampleQuote)$/;

/** Reports names of services that there aren't, and categories with none or too many. */
function serviceProblems({ files: all, owner: { prices }, texts }: SchemaContent): Problem[] {
  // A value that the services can't use is reported itself.
  const list = exportsOf(all, 'content/services/index.ts') as typeof services | undefined;
  if (!list) return [];
  const named = [
    ...texts.filter(({ file, field }) => /^content\/(?:owner|services)\//.test(file) && serviceField.test(field)),
    ...Object.keys(prices ?? {}).map((slug) => ({ file: 'content/owner/prices.ts', field: slug, value: slug })),
  ];
  const unknown = named
    .filter(({ value }) => !list.isServiceSlug(value))
    .map(({ file, field, value }) => ({ file, field, message: unknownService(value, list.serviceSlugs) }));
  const file = 'content/categories.ts';
  const { categories: inFile = [] } = (exportsOf(all, file) ?? {}) as Partial<typeof categoriesFile>;
  const unfit = inFile.flatMap(({ id }, index) => {
    const count = list.slugsIn(id).length;
    const message = `has ${count} services in content/services/index.ts, and the map has room for one to eight`;
    return count < 1 || count > 8 ? [{ file, field: `${index}.id`, message }] : [];
  });
  return [...unknown, ...unfit];
}

/** The folder whose schema a file's main export has. */
const familyOf = (file: string) => /^content\/(?:owner|services|legal)(?=\/[^/]*$)/.exec(file)?.[0];

type SchemaContent = Pick<Content, 'files' | 'owner' | 'pictures' | 'texts'>;

/** Reports what is missing or wrong. The shape of plain pages is left to TypeScript. */
export function schemaProblems(content: SchemaContent): Problem[] {
  const { files: all } = content;
  const single = all.filter(({ file }) => !isCollection(file));
  const inFolders = Object.entries(folders(content)).flatMap(([folder, schema]) => {
    const own = single.filter(({ file }) => familyOf(file) === folder);
    const values = own.map(({ file, exports }) => [path.basename(file, '.ts'), exports[mainName(file)]]);
    return issuesIn(schema.safeParse(Object.fromEntries(values))).flatMap(({ path: [name, ...at], message }) => {
      const file = `${folder}/${String(name)}.ts`;
      // What isn't loaded is reported by the loader.
      if (own.every((one) => one.file !== file)) return [];
      return at.length === 0 && message === 'is missing'
        ? missing(file, mainName(file))
        : { file, field: fieldOf(file, [mainName(file), ...at]), message };
    });
  });
  const unknown = serviceProblems(content);
  // What is typed for an unknown service isn't looked at.
  const known = inFolders.filter(
    ({ file, field }) => !unknown.some((one) => one.file === file && field.startsWith(`${one.field}.`)),
  );
  return [...unknown, ...known, ...single.flatMap(exportProblems)];
}

/** Reports what is wrong with the exports of a file, other than those with a folder's schema. */
function exportProblems({ file, exports }: Content['files'][number]): Problem[] {
  const known = files[file] ?? {};
  const names = new Set([...Object.keys(known), ...Object.keys(exports)]);
  if (familyOf(file)) names.delete(mainName(file));
  return [...names].flatMap((name): Problem[] => {
    if (name in known && exports[name] === undefined) return [missing(file, name)];
    const issues = issuesIn((known[name] ?? anyCopy).safeParse(exports[name]));
    return issues.map(({ path: at, message }) => ({ file, field: fieldOf(file, [name, ...at]), message }));
  });
}

const missing = (file: string, name: string) => ({ file, field: 'the whole file', message: `must export "${name}"` });
