import { sourceOf } from '../../check/pages';
import type { LookReason } from '../looks';
import type { Source, SourceFinder, Sources } from '../sources';
import type { Change } from '.';
import { isTextual } from './entries';
import { numbersDiffer } from './facts';

/** One cause, and all that reads, works or looks differently because of it. */
export type Cause = Sources &
  Pick<Change, 'before' | 'after' | 'alarm'> & {
    changes: Change[];
    looks: LookReason[];
    /** Drawings and other parts within its texts. */
    beside: LookReason[];
    isFact: boolean;
  };

/**
 * The cause of some changes of one text: as its first page says it.
 * @param between what separates several sentences: nothing but a space in a field
 */
export function causeOf(changes: Change[], finder: SourceFinder, between = ' '): Cause {
  const [main] = changes.filter(isTextual);
  const shown = changes.filter((one) => !main || (isTextual(one) && one.path === main.path));
  const texts = (side: 'before' | 'after') => [...new Set(shown.flatMap((change) => change[side] ?? []))];
  const [before, after] = [texts('before'), texts('after')].map((side) => side.join(between) || undefined);
  const sources = sourcesFor(main ? changes.filter(isTextual) : changes, finder);
  const [source] = sources.fields;
  const isLegal = source?.file.startsWith('content/legal/');
  const isNumber = source && after && before && main && numbersDiffer(before, after);
  const alarm =
    changes.find((change) => change.alarm)?.alarm ??
    (isLegal ? 'Legal text changed' : isNumber ? 'Number, time or price changed' : undefined);
  return { changes, looks: [], beside: [], before, after, alarm, ...sources, isFact: false };
}

/**
 * What is gone has only a file; what has other words on each page, the field that all of them fill
 * in.
 */
function sourcesFor(changes: readonly Change[], finder: SourceFinder): Sources {
  const [{ path, isFrame }] = changes as [Change];
  const here = changes.filter((change) => change.path === path);
  const others = changes.filter((one) => one.path !== path && !here.some(({ after }) => after === one.after));
  const wording = (list: readonly Change[]) => list.flatMap(({ after }) => after ?? []).join('\n');
  if (!wording(here))
    return { fields: isFrame || others.length > 0 ? [] : [{ file: sourceOf(path), field: '' }], facts: [] };
  const { fields, facts } = finder.sourcesOf(wording(here), path);
  const isShared = ({ file, field }: Source) =>
    others.every((other) =>
      finder.sourcesOf(other.after ?? '', other.path).fields.some((one) => one.file === file && one.field === field),
    );
  return others.length > 0 ? { fields: fields.filter(isShared), facts: [] } : { fields, facts };
}
