import type { PostalAddress } from 'schema-dts';
import { legalLabels as labels } from '@/content/legal-labels';
import { confirmedValue, site } from '@/content/site';

/* The optional details of content/site.ts. Unconfirmed ones are left out. */

const city = confirmedValue(site.city);
/** Only together with the city: a street alone isn't an address. */
const street = city ? confirmedValue(site.address) : undefined;
const registeredName = confirmedValue(site.legalName);
const gstNumber = confirmedValue(site.gstin);

/** For the contact card. */
export function confirmedAddress(): { city?: string; street?: string; pinCode?: string; state?: string } {
  return { city, ...street };
}

/** Registered name, address and GSTIN, if confirmed. */
export function legalRows(): { label: string; value: string }[] {
  const line = street && `${street.street}, ${city} ${street.pinCode}, ${street.state}, ${site.country}`;
  return [
    { label: labels.legalName, value: registeredName },
    { label: labels.address, value: line },
    { label: labels.gstin, value: gstNumber },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** Registered name and GSTIN, named as in structured data. */
export function legalIdentity(): { legalName?: string; vatID?: string } {
  return { legalName: registeredName, vatID: gstNumber };
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
