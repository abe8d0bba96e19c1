import type { PostalAddress } from 'schema-dts';
import { labels } from '@/content/pages/labels';
import { site, whenConfirmed } from '@/content/site';

/* The optional details of content/site.ts. Unconfirmed ones are left out. */

const [city] = whenConfirmed(site.city, (name) => name);
/** Only together with the city: a street alone isn't an address. */
const [street] = city ? whenConfirmed(site.address, (address) => address) : [];

export function confirmedAddress(): { city?: string; street?: string; pinCode?: string; state?: string } {
  return { ...(city && { city }), ...street };
}

/** Registered name, address and GSTIN, if confirmed. */
export function legalDetails(): { label: string; value: string }[] {
  const { legalName, address, gstin } = labels.legalDetails;
  const line = street && `${street.street}, ${city} ${street.pinCode}, ${street.state}, ${site.country}`;
  return [
    ...whenConfirmed(site.legalName, (value) => ({ label: legalName, value })),
    ...(line ? [{ label: address, value: line }] : []),
    ...whenConfirmed(site.gstin, (value) => ({ label: gstin, value })),
  ];
}

/** For structured data: registered name and GSTIN. */
export function registration(): { legalName?: string; vatID?: string } {
  const [legalName] = whenConfirmed(site.legalName, (name) => name);
  const [vatID] = whenConfirmed(site.gstin, (number) => number);
  return { ...(legalName && { legalName }), ...(vatID && { vatID }) };
}

/** For structured data. */
export function postalAddress(): Exclude<PostalAddress, string> {
  return {
    '@type': 'PostalAddress',
    ...(street && { streetAddress: street.street, addressRegion: street.state, postalCode: street.pinCode }),
    ...(city && { addressLocality: city }),
    addressCountry: site.countryCode,
  };
}

/** For structured data: the city, once it is known, and the country. */
export function areaServed() {
  const country = { '@type': 'Country' as const, name: site.country };
  return city ? [{ '@type': 'City' as const, name: city }, country] : country;
}
