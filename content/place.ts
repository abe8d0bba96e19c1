import { site, whenConfirmed } from './site';

/** Where the agency is: the city, once it’s confirmed, and the country. */
export const place = [...whenConfirmed(site.city, (city) => city), site.country].join(', ');

/** A sentence with a space after it, for copy that asks for the visitor’s town; empty while the towns aren’t confirmed. */
export function visits(): string {
  return whenConfirmed(site.visitedTowns, (towns) => `We come to ${towns}. `).join('');
}
