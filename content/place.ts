import { site, whenConfirmed } from './site';

/** Where the agency is: the city, once it’s confirmed, and the country. */
export const place = [...whenConfirmed(site.city, (city) => city), site.country].join(', ');
