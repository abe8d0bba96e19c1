import type { PostalAddress } from 'schema-dts';
import { legalLabels } from '@/content/labels';
import { details } from '@/content/owner/details';
import { contact } from '@/content/pages/contact';
import { site } from '@/content/site';
import type { Registration } from '@/content/types';
import { confirmedValue } from '@/content/types/detail';

/* The optional details of content/owner/details.ts. Unconfirmed ones are left out. */

const { labels } = contact;

type Row = { label: string; value: string };

const city = confirmedValue(details.city);
/** Only together with the city: a street alone isn't an address. */
const street = city ? confirmedValue(details.address) : undefined;
const registeredName = confirmedValue(details.legalName);
const gstNumber = confirmedValue(details.gstin);

const withValue = (rows: readonly { label: string; value: string | undefined }[]) =>
  rows.filter((row): row is Row => row.value !== undefined);

/** For the contact card. */
export function confirmedAddress(): { city?: string; street?: string; pinCode?: string; state?: string } {
  return { city, ...street };
}

/** The whole address in one line. */
export function addressLine(): string | undefined {
  return street && `${street.street}, ${city} ${street.pinCode}, ${street.state}, ${site.country}`;
}

/** Who clients deal with: registered name, address, GSTIN and registrations. */
export function legalRows({ hasAddress = true } = {}): Row[] {
  return withValue([
    { label: legalLabels.legalName, value: registeredName },
    { label: legalLabels.address, value: hasAddress ? addressLine() : undefined },
    { label: legalLabels.gstin, value: gstNumber },
    ...details.registrations.map(({ name, number }) => ({ label: name, value: number })),
  ]);
}

/** Who the agency is, and where anyone can look that up: name, place, GSTIN and registrations. */
export function lookUpRows(): Registration[] {
  const rows = withValue([
    { label: legalLabels.legalName, value: registeredName },
    { label: legalLabels.address, value: addressLine() ?? city },
    { label: legalLabels.gstin, value: gstNumber },
  ]);
  return [...rows.map(({ label, value }) => ({ name: label, number: value })), ...details.registrations];
}

/** How clients reach us: languages, and how soon somebody replies. */
export function reachRows(): Row[] {
  return withValue([
    { label: labels.languages, value: confirmedValue(details.languages) },
    { label: labels.writingLanguages, value: confirmedValue(details.writingLanguages) },
    { label: labels.replyTime, value: confirmedValue(details.replyTime) },
    { label: labels.maintenanceResponse, value: confirmedValue(details.maintenanceResponse) },
  ]);
}

/** Where technicians come to. */
export function townRows(): Row[] {
  return withValue([{ label: labels.towns, value: confirmedValue(details.towns) }]);
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
