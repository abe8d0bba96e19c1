import { numberWord, numberWordCapitalised } from '@/lib/number-word';
import { categories, type ServiceSlug } from '../categories';

export type { ServiceSlug };

/** Every service, in display order: category by category. */
export const serviceSlugs: readonly ServiceSlug[] = categories.flatMap(({ services }) => services);

/** How many services there are, as copy writes it. */
export const serviceCount = {
  word: numberWord(serviceSlugs.length),
  atStart: numberWordCapitalised(serviceSlugs.length),
};

export function isServiceSlug(value: string): value is ServiceSlug {
  return (serviceSlugs as readonly string[]).includes(value);
}
