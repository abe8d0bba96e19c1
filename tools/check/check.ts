import { z } from 'zod';
import { pageMetaSchema } from '@/content/types';
import { dateProblems } from './dates';
import { type Addresses, linkProblems } from './links';
import { type ContentFile, type Place, mainName, placesOf } from './places';
import { type Problem, formatProblem } from './problem';
import { type Entry, duplicateProblems, metaProblems } from './rules';
import { serviceProblems } from './services';
import { shapesOf } from './shapes';
import { sourceProblems, textProblems } from './text-rules';

export type Content = Addresses & {
  files: readonly ContentFile[];
  /** The day of the build, as an ISO date. */
  today: string;
};

const withMeta = z.object({ meta: pageMetaSchema });

/** Everything wrong with the content; an empty list lets the build go on. */
export function checkContent({ files, today, ...addresses }: Content): Problem[] {
  const places = placesOf(files);
  const problems = [
    ...files.flatMap(sourceProblems),
    ...shapesOf(files),
    ...serviceProblems(files),
    ...places.flatMap(textProblems),
    ...places.flatMap((place) => dateProblems(place, today)),
    ...places.flatMap((place) => linkProblems(place, addresses)),
    ...metaProblems(files.flatMap(metaOf)),
    ...files.flatMap(({ file }) => duplicateProblems(idsOf(places, file), 'id')),
    ...duplicateProblems(addressesOf(places), 'address'),
  ];
  // Two rules may say the same of one place.
  return [...new Map(problems.map((problem) => [formatProblem(problem), problem])).values()];
}

function metaOf({ file, exports }: ContentFile) {
  const { data } = withMeta.safeParse(exports[mainName(file)]);
  return data ? [{ file, ...data.meta }] : [];
}

/** Ids are anchors: no two on the page that a file makes. */
function idsOf(places: readonly Place[], file: string): Entry[] {
  return places.flatMap(({ field, key, value, ...place }) =>
    place.file === file && key === 'id' && typeof value === 'string' ? [{ file, field, value }] : [],
  );
}

/** Addresses of social pages. */
function addressesOf(places: readonly Place[]): Entry[] {
  return places.flatMap(({ file, field, value }) =>
    file === 'content/site.ts' && /^social\.\d+\.url$/.test(field) && typeof value === 'string'
      ? [{ file, field, value }]
      : [],
  );
}
