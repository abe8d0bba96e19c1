import path from 'node:path';
import { z } from 'zod';
import { type Content, mainName } from './content';
import { duplicates, type Found } from './finding';

const linesFile = 'content/lines.ts';
const folder = 'content/services/';
const serviceSchema = z.object({ slug: z.string(), related: z.array(z.string()).catch([]) });

/** Lines, files and slugs that do not name the same services, and wrong related services. */
export function serviceFindings({ files, texts }: Content): Found[] {
  const stops = texts.filter(({ file, field }) => file === linesFile && /^\d+\.stops\.\d+$/.test(field));
  const own = files.filter(({ file }) => file.startsWith(folder) && !/\/(?:index|slugs)\.ts$/.test(file));
  const lost = stops.filter(({ value }) => !own.some(({ file }) => file === `${folder}${value}.ts`));
  return [
    ...duplicates(stops, 'stop'),
    ...lost.map(({ file, field, value }) => ({ file, field, message: `"${value}" has no file ${folder}${value}.ts` })),
    ...own.flatMap(({ file, exports }): Found[] => {
      const slug = path.basename(file, '.ts');
      const isStop = stops.some(({ value }) => value === slug);
      const unlisted = { file, field: 'slug', message: `must be a stop of ${linesFile}` };
      const { data } = serviceSchema.safeParse(exports[mainName(file)]);
      const isMisnamed = data && data.slug !== slug;
      const related = (data?.related ?? []).map((value, index) => ({ file, field: `related.${index}`, value }));
      const self = related.filter(({ value }) => value === slug);
      return [
        ...(isStop ? [] : [unlisted]),
        ...(isMisnamed ? [{ file, field: 'slug', message: `must be "${slug}", like the file` }] : []),
        ...self.map(({ field }) => ({ file, field, message: 'must not name the service itself' })),
        ...duplicates(related, 'service'),
      ];
    }),
  ];
}
