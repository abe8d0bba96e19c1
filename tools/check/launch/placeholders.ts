import type { Detail } from '@/content/site';
import { phoneForms } from '@/lib/phone';
import type { Content } from '../content';
import type { Found } from '../finding';

/** What the owner calls a detail of content/site.ts; others go by their field. */
const detailNames: Readonly<Record<string, string>> = {
  name: 'Name of the agency',
  url: 'Web address of this site',
  companySite: 'Company site in the footer',
  phone: 'Phone and WhatsApp number',
  'founder.name': 'Founder’s name',
};

/** Details that pages leave out until they are confirmed. */
const optionalNames: Readonly<Record<string, string>> = {
  legalName: 'Registered name',
  city: 'City',
  address: 'Address',
  gstin: 'GSTIN',
  languages: 'Languages that callers may speak',
  writingLanguages: 'Languages of posts, pages and designs',
  replyTime: 'Time until somebody answers',
  faultPeriod: 'Period for reporting faults',
  visitedTowns: 'Towns you come to',
  whatsApp: 'WhatsApp number, if it isn’t the phone’s',
  map: 'Link to the place on a map',
  rentalPeriod: 'Shortest period of a rental',
  rentalDeposit: 'Deposit of a rental',
  maintenanceResponse: 'Response time of the maintenance plan',
  grievance: 'Contact for grievances, and how soon they reply',
  courtCity: 'City of the courts, for the terms',
  liabilityCap: 'Limit of liability, for the terms',
};

const detailName = (field: string) =>
  detailNames[field] ?? optionalNames[field] ?? field.replace(/^emails\.(\w+)$/, 'E-mail ($1)');

/** Every `placeholder(…)` and `confirmed(…)`, with the forms in which pages show it. */
function detailsOf({ fields }: Content) {
  return fields.flatMap(({ file, field, value: detail }) => {
    if (typeof detail !== 'object' || detail === null || !('isPlaceholder' in detail && 'value' in detail)) return [];
    const { value, isPlaceholder } = detail as Detail<unknown>;
    const parts = typeof value === 'object' ? Object.values(value ?? {}) : [value];
    const texts = parts.map(String).filter(Boolean);
    const shown = field === 'phone' ? [phoneForms(texts[0] ?? '').display, ...texts] : texts;
    return [{ file, field, subject: detailName(field), shown, isPlaceholder }];
  });
}

export function detailFindings(content: Content): Found[] {
  return detailsOf(content)
    .filter(({ field, isPlaceholder }) => isPlaceholder && !(field in optionalNames))
    .map((found) => ({ ...found, message: `“${found.shown[0]}” is a placeholder.` }));
}

export function optionalDetailFindings(content: Content): Found[] {
  return detailsOf(content)
    .filter(({ field, isPlaceholder }) => isPlaceholder && field in optionalNames)
    .map(({ file, field, subject }) => ({ file, field, subject, message: 'Pages leave it out until it’s known.' }));
}
