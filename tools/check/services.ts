import path from 'node:path';
import { z } from 'zod';
import { type Content, mainName } from './content';
import { duplicates, type Found } from './finding';

const linesFile = 'content/lines.ts';
const ownFile = /^content\/services\/(?!index|slugs)[\w-]+\.ts$/;
const serviceSchema = z.object({ slug: z.string().catch(''), related: z.array(z.string()).catch([]) });

/** Lines, files and slugs that do not name the same services, and wrong related services. */
export function serviceFindings({ files, texts }: Content): Found[] {
  const stops = texts.filter(({ file, field }) => file === linesFile && /^\d+\.stops\.\d+$/.test(field));
  const own = files.filter(({ file }) => ownFile.test(file));
  const lost = stops.filter(({ value }) => !own.some(({ file }) => file === `content/services/${value}.ts`));
  return [
    ...duplicates(stops, 'stop'),
    ...lost.map(({ file, field, value }) => ({
      file,
      field,
      message: `"${value}" has no file content/services/${value}.ts`,
    })),
    ...own.flatMap(({ file, exports }): Found[] => {
      const slug = path.basename(file, '.ts');
      const { data } = serviceSchema.safeParse(exports[mainName(file)]);
      const related = (data?.related ?? []).map((value, index) => ({ file, field: `related.${index}`, value }));
      return [
        ...(stops.some(({ value }) => value === slug)
          ? []
          : [{ file, field: 'slug', message: `must be a stop of one of the lines in ${linesFile}` }]),
        ...(data && data.slug !== slug ? [{ file, field: 'slug', message: `must be "${slug}", like the file` }] : []),
        ...related
          .filter(({ value }) => value === slug)
          .map(({ field }) => ({ file, field, message: 'must not name the service itself' })),
        ...duplicates(related, 'service'),
      ];
    }),
  ];
}
