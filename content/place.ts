import { details } from './owner/details';
import { site } from './site';
import { confirmedValue } from './types/detail';

const city = confirmedValue(details.city);

/** Two places of the owner's region, in the vision and in examples. */
export const { smallTown, bigCity } = details.region.value;

/** The city, if confirmed, and the country. */
export const place = city ? `${city}, ${site.country}` : site.country;

/**
 * Without the agency’s name, which is added at the end, and which search results may cut. Titles
 * without a city have the same limit in tools/check/search-results.ts.
 */
const maxTitleWithCity = 55;

/**
 * A search title with the city, by which people search. If the city isn’t confirmed or makes the
 * title too long: the other title, or the same one with the country.
 */
export function titleWithPlace(title: (place: string) => string, withoutCity = title(site.country)): string {
  const withCity = title(city ?? site.country);
  return city === undefined || withCity.length > maxTitleWithCity ? withoutCity : withCity;
}

/** A heading with the city, or the one without, until the city is confirmed. */
export function headingWithCity(heading: (city: string) => string, withoutCity: string): string {
  return city === undefined ? withoutCity : heading(city);
}
