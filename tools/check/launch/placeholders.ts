import type { Detail } from '@/content/site';
import { phoneForms } from '@/lib/phone';
import { type Content, moduleOf } from '../content';
import type { Found } from '../finding';

/** What gives a text away, by why it does. */
const patterns: Readonly<Record<string, readonly RegExp[]>> = {
  // Reserved names: RFC 2606 and 6761.
  'is an address that is reserved for examples': [
    /\b(?:[\w-]+\.)*example\.(?:com|net|org)\b/i,
    /\b[\w-]+\.(?:example|test|invalid|localhost)\b/i,
  ],
  'is a placeholder': [
    /^(?:the )?(?:client|customer|founder|company|owner|your|person|first|full|last|legal)(?:[’']s)? name$/i,
    /^(?:city|state|house and street)$/i,
    /^company,/i,
    /\b(?:jo(?:hn|e)|jane) (?:doe|smith|bloggs|public)\b|\bacme\b/i,
  ],
  'is text still to be written': [/\blorem ipsum\b/i, /\b(?:TODO|TBD|TBC|FIXME)\b|\bx{3,}\b|\?{3,}/],
  // Nobody has a number of only one digit; seven in a row leave room for the country code before it.
  'repeats one digit: it is not a real number': [/(\d)(?:[ -]?\1){6,}/],
};

/** What gives a text away as a placeholder; undefined when it looks real. */
export function suspicionOf(text: string): { text: string; why: string } | undefined {
  const found = Object.entries(patterns).flatMap(([why, list]) =>
    list.map((pattern) => ({ text: pattern.exec(text)?.[0] ?? '', why })),
  );
  return found.find((one) => one.text !== '');
}

/** What the owner calls a detail of content/site.ts; a detail without a name here goes by its field. */
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
  replyTime: 'Time until somebody answers',
  faultPeriod: 'Period for reporting faults',
  visitedTowns: 'Towns you come to',
  grievance: 'Contact for grievances, and how soon they reply',
  courtCity: 'City of the courts, for the terms',
  liabilityCap: 'Limit of liability, for the terms',
};

/** Every `placeholder(…)` and `confirmed(…)` of the content, with the forms in which pages show it. */
function detailsOf({ fields }: Content) {
  return fields.flatMap(({ file, field, value: detail }) => {
    if (typeof detail !== 'object' || detail === null || !('isPlaceholder' in detail && 'value' in detail)) return [];
    const { value, isPlaceholder } = detail as Detail<unknown>;
    const parts = typeof value === 'object' ? Object.values(value ?? {}) : [value];
    const texts = parts.map(String).filter(Boolean);
    const shown = field === 'phone' ? [phoneForms(texts[0] ?? '').display, ...texts] : texts;
    const subject = detailNames[field] ?? optionalNames[field] ?? field.replace(/^emails\.(\w+)$/, 'E-mail ($1)');
    return [{ file, field, subject, shown, isPlaceholder }];
  });
}

/** Details that are placeholders, and those that still look like one although they are confirmed. */
export function detailFindings(content: Content): Found[] {
  return detailsOf(content).flatMap(({ isPlaceholder, ...found }) => {
    if (isPlaceholder && found.field in optionalNames) return [];
    if (isPlaceholder) return [{ ...found, message: `“${found.shown[0]}” is a placeholder.` }];
    const suspicion = found.shown.map(suspicionOf).find((one) => one !== undefined);
    const message = `“${suspicion?.text}” ${suspicion?.why}, but it is marked as confirmed.`;
    return suspicion ? [{ ...found, message }] : [];
  });
}

/** Optional details that nobody has given yet. */
export function optionalDetailFindings(content: Content): Found[] {
  return detailsOf(content)
    .filter(({ field, isPlaceholder }) => isPlaceholder && field in optionalNames)
    .map(({ file, field, subject }) => ({ file, field, subject, message: 'Pages leave it out until it’s known.' }));
}

/** Placeholders in the copy itself that no other rule asks about. */
export function placeholderTextFindings(content: Content): Found[] {
  const { testimonials } = moduleOf(content, 'content/testimonials.ts');
  const quoted = testimonials.items.flatMap(({ name, company, text }) => [text, name, company]);
  const known = [...detailsOf(content).flatMap(({ shown }) => shown), ...(testimonials.isPlaceholder ? quoted : [])];
  return content.texts.flatMap(({ file, field, value }) => {
    // In a form, “name@example.com” is what a hint or an error should say.
    if (file === 'content/site.ts' || /hint$|\berrors\./i.test(field)) return [];
    const suspicion = suspicionOf(known.reduce((text, one) => text.replaceAll(one, ' '), value));
    const message = `“${suspicion?.text}” ${suspicion?.why}.`;
    return suspicion ? [{ file, field, subject: 'Text', message, shown: [suspicion.text] }] : [];
  });
}
