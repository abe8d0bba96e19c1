import { numberWord, numberWordCapitalised } from '@/lib/number-word';
import { lines, type Stop } from '../lines';

/** A stop of one of the lines in content/lines.ts. */
export type ServiceSlug = Stop;

/** Every service, in display order: line by line. */
export const serviceSlugs: readonly ServiceSlug[] = lines.flatMap(({ stops }) => stops);

/** How many services there are, as copy writes it. */
export const serviceCount = {
  word: numberWord(serviceSlugs.length),
  atStart: numberWordCapitalised(serviceSlugs.length),
};

export function isServiceSlug(value: string): value is ServiceSlug {
  return (serviceSlugs as readonly string[]).includes(value);
}
