import type { PostalAddress } from 'schema-dts';
import { legalLabels } from '@/content/labels';
import { gstin as gstNumber, registeredName } from '@/content/owner-facts';
import { details } from '@/content/owner/details';
import { legal } from '@/content/owner/legal';
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

/**
 * Who clients deal with: registered name, address, GSTIN and registrations.
 * @param lookUp whether the GSTIN says where to look it up
 */
export function legalRows({ hasAddress = true, lookUp = false } = {}): Row[] {
  return withValue([
    { label: legalLabels.legalName, value: registeredName },
    { label: legalLabels.address, value: hasAddress ? addressLine() : undefined },
    { label: legalLabels.gstin, value: gstNumber && lookUp ? `${gstNumber} ${legalLabels.lookUp}` : gstNumber },
    ...details.registrations.map(({ name, number }) => ({ label: name, value: number })),
  ]);
}

/** The day of a legal page: of its text, or of the owner's sentences in it if they're newer. */
export function lastUpdated(textDay: string, reviewedOn = legal.reviewedOn): string {
  return reviewedOn && reviewedOn > textDay ? reviewedOn : textDay;
}

/** Who the agency is, and where anyone can look that up: name, place, GSTIN and registrations. */
export function lookUpRows(): Registration[] {
  const rows = withValue([
    { label: legalLabels.legalName, value: registeredName },
    { label: legalLabels.address, value: addressLine() ?? city },
    { label: legalLabels.gstin, value: gstNumber },
  ]);
  const urls: Record<string, string> = { [legalLabels.gstin]: legalLabels.gstinUrl };
  return [
    ...rows.map(({ label, value }) => ({ name: label, number: value, url: urls[label] })),
    ...details.registrations,
  ];
}

/** The languages we write in, if they aren't those of “We answer …”. */
export function reachRows(): Row[] {
  const [spoken, written] = [details.languages, details.writingLanguages].map(confirmedValue);
  return withValue([{ label: labels.writingLanguages, value: written === spoken ? undefined : written }]);
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
