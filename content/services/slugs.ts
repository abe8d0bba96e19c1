import { numberWord } from '../number-word';
import { categories, type ServiceSlug } from '../categories';

export type { ServiceSlug };

/** Every service, in display order: category by category. */
export const serviceSlugs: readonly ServiceSlug[] = categories.flatMap(({ services }) => services);

/** How many services there are, as a word. */
export const serviceCountInWords = numberWord(serviceSlugs.length);

export function isServiceSlug(value: string): value is ServiceSlug {
  return (serviceSlugs as readonly string[]).includes(value);
}
