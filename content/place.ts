import { details } from './owner/details';
import { site } from './site';
import { confirmedValue } from './types/owner';

const city = confirmedValue(details.city);

/** The city, if confirmed, and the country. */
export const place = city ? `${city}, ${site.country}` : site.country;

/**
 * Without the agency’s name, which is added at the end, and which search results may cut. The check
 * of whole titles is in tools/check/search-results.ts.
 */
const maxTitleWithCity = 55;

/**
 * A search title with the city, by which people search, or with the country if the city isn’t
 * confirmed or makes the title too long.
 */
export function titleWithPlace(title: (place: string) => string): string {
  const withCity = title(city ?? site.country);
  return withCity.length > maxTitleWithCity ? title(site.country) : withCity;
}
