import type { Detail } from '@/content/site';
import { phoneForms } from '@/lib/phone';
import { type Content, moduleOf } from '../content';
import type { Found } from '../finding';

type Suspicion = { text: string; why: string };

/** Reserved names: RFC 2606 and 6761. */
const patterns: readonly { pattern: RegExp; why: string }[] = [
  {
    pattern: /\b(?:[\w-]+\.)*example\.(?:com|net|org)\b|\b[\w-]+\.(?:example|test|invalid|localhost)\b/i,
    why: 'is an address that is reserved for examples',
  },
  {
    pattern: /^(?:the )?(?:client|customer|founder|company|owner|your|person|first|full|last|legal)(?:[’']s)? name$/i,
    why: 'is a placeholder, not a name',
  },
  { pattern: /^(?:city|state|house and street)$/i, why: 'is a placeholder, not a place' },
  { pattern: /^company,/i, why: 'is a placeholder, not a company' },
  { pattern: /\b(?:jo(?:hn|e)|jane) (?:doe|smith|bloggs|public)\b|\bacme\b/i, why: 'is a placeholder, not a name' },
  { pattern: /\blorem ipsum\b/i, why: 'is text still to be written' },
  { pattern: /\b(?:TODO|TBD|TBC|FIXME)\b|\bx{3,}\b|\?{3,}/, why: 'is text still to be written' },
  // Nobody has a number of only one digit; seven in a row leave room for the country code before it.
  { pattern: /(\d)(?:[ -]?\1){6,}/, why: 'repeats one digit: it is not a real number' },
];

/** What gives a text away as a placeholder; undefined when it looks real. */
export function suspicionOf(text: string): Suspicion | undefined {
  for (const { pattern, why } of patterns) {
    const found = pattern.exec(text)?.[0];
    if (found) return { text: found, why };
  }
  return undefined;
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
  grievance: 'Contact for grievances, and how soon they reply',
  courtCity: 'City of the courts, for the terms',
  liabilityCap: 'Limit of liability, for the terms',
};

type FoundDetail = Pick<Detail<unknown>, 'isPlaceholder'> & { file: string; field: string; shown: string[] };

/** Every `placeholder(…)` and `confirmed(…)` of the content, with the forms in which pages show it. */
function detailsOf({ fields }: Content): FoundDetail[] {
  return fields.flatMap(({ file, field, value }) => {
    if (typeof value !== 'object' || value === null || !('isPlaceholder' in value) || !('value' in value)) return [];
    const detail = value as Detail<unknown>;
    const parts = typeof detail.value === 'object' ? Object.values(detail.value ?? {}) : [detail.value];
    const texts = parts.map(String).filter(Boolean);
    const shown = field === 'phone' ? [phoneForms(texts[0] ?? '').display, ...texts] : texts;
    return [{ isPlaceholder: detail.isPlaceholder, file, field, shown }];
  });
}

/** Details that are placeholders, and those that still look like one although they are confirmed. */
export function detailFindings(content: Content): Found[] {
  return detailsOf(content).flatMap(({ file, field, isPlaceholder, shown }) => {
    const role = /^emails\.(\w+)$/.exec(field)?.[1];
    const subject = role ? `E-mail (${role})` : (detailNames[field] ?? optionalNames[field] ?? field);
    const suspicion = shown.map(suspicionOf).find((one) => one !== undefined);
    if (isPlaceholder) {
      return field in optionalNames
        ? []
        : [{ file, field, subject, message: `“${shown[0]}” is a placeholder.`, shown }];
    }
    const message = `“${suspicion?.text}” ${suspicion?.why}, but it is marked as confirmed.`;
    return suspicion ? [{ file, field, subject, message, shown }] : [];
  });
}

/** Optional details that nobody has given yet. */
export function optionalDetailFindings(content: Content): Found[] {
  return detailsOf(content).flatMap(({ file, field, isPlaceholder }) => {
    const subject = optionalNames[field];
    return subject && isPlaceholder ? [{ file, field, subject, message: 'Pages leave it out until it’s known.' }] : [];
  });
}

/** Placeholders in the copy itself, each once per file, that no other rule asks about. */
export function placeholderTextFindings(content: Content): Found[] {
  const { testimonials } = moduleOf(content, 'content/testimonials.ts');
  const quoted = testimonials.items.flatMap(({ name, company, text }) => [text, name, company]);
  const known = [...detailsOf(content).flatMap(({ shown }) => shown), ...(testimonials.isPlaceholder ? quoted : [])];
  const found = new Map<string, Found>();
  for (const { file, field, value } of content.texts) {
    // In a form, “name@example.com” is what a hint or an error should say.
    if (file === 'content/site.ts' || /hint$|\berrors\./i.test(field)) continue;
    const suspicion = suspicionOf(known.reduce((text, one) => text.replaceAll(one, ' '), value));
    const key = `${file} ${suspicion?.text}`;
    if (!suspicion || found.has(key)) continue;
    const { text, why } = suspicion;
    found.set(key, { file, field, subject: 'Text', message: `“${text}” ${why}.`, shown: [text] });
  }
  return [...found.values()];
}
