import type { PostalAddress } from 'schema-dts';
import { legalLabels } from '@/content/labels';
import { gstin as vatID, registeredName } from '@/content/owner-facts';
import { details } from '@/content/owner/details';
import { legal } from '@/content/owner/legal';
import { site } from '@/content/site';
import { confirmedValue } from '@/content/types/detail';

/* The optional details of content/owner/details.ts. Unconfirmed ones are left out. */

const city = confirmedValue(details.city);
/** Only together with the city: a street alone isn't an address. */
const street = city ? confirmedValue(details.address) : undefined;

/** For the contact card. */
export const confirmedAddress = { city, ...street };

/** The whole address in one line. */
export const addressLine = street && `${street.street}, ${city} ${street.pinCode}, ${street.state}, ${site.country}`;

type Place = 'about' | 'contact' | 'every page';
const everywhere: readonly Place[] = ['about', 'contact', 'every page'];

/**
 * Who clients deal with, and where each row is: on /about with the address to look it up, on
 * /contact, and in the footer and on the legal pages.
 */
const identity: readonly {
  label: string;
  value: string | undefined;
  places: readonly Place[];
  url?: string;
  /** After the value on /contact. */
  hint?: string;
}[] = [
  { label: legalLabels.legalName, value: registeredName, places: everywhere },
  { label: legalLabels.address, value: addressLine, places: ['about', 'every page'] },
  { label: legalLabels.address, value: street ? undefined : city, places: ['about'] },
  { label: legalLabels.gstin, value: vatID, places: everywhere, url: legalLabels.gstinUrl, hint: legalLabels.lookUp },
  ...details.registrations.map(({ name, number, url }) => ({ label: name, value: number, url, places: everywhere })),
];

/** Who clients deal with, as a place says it: without what isn't confirmed. */
export function identityRows(place: Place) {
  return identity.flatMap(({ label, value, url, hint, places }) =>
    value && places.includes(place)
      ? { label, value: hint && place === 'contact' ? `${value} ${hint}` : value, url }
      : [],
  );
}

/** Registered name and GSTIN, named as in structured data. */
export const legalIdentity = { legalName: registeredName, vatID };

/** The day of a legal page: of its text, or of the owner's sentences in it if they're newer. */
export function lastUpdated(textDay: string, reviewedOn = legal.reviewedOn): string {
  return reviewedOn && reviewedOn > textDay ? reviewedOn : textDay;
}

/** For structured data. */
export function postalAddress(): Exclude<PostalAddress, string> {
  return {
    '@type': 'PostalAddress',
    streetAddress: street?.street,
    addressRegion: street?.state,
    postalCode: street?.pinCode,
    addressLocality: city,
    addressCountry: site.countryCode,
  };
}

/** For structured data: the city, once it is known, and the country. */
export function areaServed() {
  const country = { '@type': 'Country' as const, name: site.country };
  return city ? [{ '@type': 'City' as const, name: city }, country] : country;
}
