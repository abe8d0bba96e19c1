import path from 'node:path';
import { z } from 'zod';
import { type ContentFile, mainName } from './places';
import type { Problem } from './problem';
import { duplicateProblems, stepProblems } from './rules';

const slugsFile = 'content/services/slugs.ts';
const indexFile = 'content/services/index.ts';
const linesFile = 'content/lines.ts';

const linesSchema = z.array(z.object({ stops: z.array(z.string()) })).catch([]);
const serviceSchema = z.object({
  slug: z.string().catch(''),
  related: z.array(z.string()).catch([]),
  process: z.array(z.object({ step: z.number() })).catch([]),
});

const ownFile = /^content\/services\/(?!index|slugs)[\w-]+\.ts$/;
const listOf = (file: ContentFile | undefined, name: string): readonly unknown[] => {
  const value = file?.exports[name];
  return Array.isArray(value) ? value : [];
};

/** Whether slugs, files, collection and lines name the same services. */
export function serviceProblems(files: readonly ContentFile[]): Problem[] {
  const fileAt = (name: string) => files.find(({ file }) => file === name);
  const slugs = listOf(fileAt(slugsFile), 'serviceSlugs').map(String);
  const own = files.filter(({ file }) => ownFile.test(file));
  const collected = listOf(fileAt(indexFile), 'services');
  const lines = linesSchema.parse(fileAt(linesFile)?.exports.lines);

  const perSlug = slugs.flatMap((slug, index): Problem[] => {
    const isCollected = slugOf(collected[index]) === slug;
    const onLines = lines.filter(({ stops }) => stops.includes(slug)).length;
    return [
      ...(fileAt(`content/services/${slug}.ts`)
        ? []
        : [
            {
              file: slugsFile,
              field: `serviceSlugs.${index}`,
              rule: `"${slug}" has no file content/services/${slug}.ts`,
            },
          ]),
      ...(isCollected
        ? []
        : [
            {
              file: indexFile,
              field: slug,
              rule: `must be the service of that slug, is "${slugOf(collected[index])}"`,
            },
          ]),
      ...(onLines === 1 ? [] : [{ file: linesFile, field: 'stops', rule: `"${slug}" must be on exactly one line` }]),
    ];
  });
  return [
    ...duplicateProblems(
      slugs.map((value, index) => ({ file: slugsFile, field: `serviceSlugs.${index}`, value })),
      'slug',
    ),
    ...perSlug,
    ...own.flatMap((file) => ownProblems(file, slugs)),
  ];
}

function ownProblems({ file, exports }: ContentFile, slugs: readonly string[]): Problem[] {
  const slug = path.basename(file, '.ts');
  const unlisted = slugs.includes(slug) ? [] : [{ file, field: 'slug', rule: `must be a slug of ${slugsFile}` }];
  const service = serviceSchema.safeParse(exports[mainName(file)]).data;
  if (!service) return unlisted;

  const { related, process } = service;
  const misnamed =
    service.slug === slug ? [] : [{ file, field: 'slug', rule: `must be "${slug}", as the file is called` }];
  const self = related.flatMap((other, index) =>
    other === slug ? [{ file, field: `related.${index}`, rule: 'must not name the service itself' }] : [],
  );
  const repeated = duplicateProblems(
    related.map((value, index) => ({ file, field: `related.${index}`, value })),
    'service',
  );
  return [...unlisted, ...misnamed, ...self, ...repeated, ...stepProblems(file, process)];
}

const slugOf = (service: unknown): string => serviceSchema.safeParse(service).data?.slug ?? 'nothing';
