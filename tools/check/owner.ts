import { z } from 'zod';
import { type Phone, phoneOf } from '@/lib/phone';
import { day, type Detail, emailRoles, fullAddress, registrationSchema, text } from '@/content/types';
import type { Content, Field } from './content';
import type { Problem } from './problem';

/* The rules about content/owner/details.ts and content/owner/legal.ts. */

const detailsFile = 'content/owner/details.ts';

/** A detail, of which only a confirmed value is checked. */
const detail = <Value extends z.ZodType>(value: Value) =>
  z.discriminatedUnion('isPlaceholder', [
    z.object({ isPlaceholder: z.literal(true) }),
    z.object({ isPlaceholder: z.literal(false), value }),
  ]);
/** A detail whose placeholder is shown too. */
const shownDetail = <Value extends z.ZodType>(value: Value) => z.object({ isPlaceholder: z.boolean(), value });

const siteUrl = fullAddress().refine((url) => !URL.canParse(url) || new URL(url).origin === url, {
  error: 'must be only https:// and the domain, like https://www.example.in',
});

/** The hosts of each network's pages. */
const networks = {
  facebook: ['Facebook', /(?:^|\.)(?:facebook|fb)\.com$/],
  instagram: ['Instagram', /(?:^|\.)instagram\.com$/],
  linkedin: ['LinkedIn', /(?:^|\.)linkedin\.com$/],
  youtube: ['YouTube', /(?:^|\.)(?:youtube\.com|youtu\.be)$/],
} as const;
const profile = (network: keyof typeof networks) => {
  const [label, host] = networks[network];
  return fullAddress('must be a full address, which begins with https://, null or false')
    .refine((url) => !URL.canParse(url) || host.test(new URL(url).hostname), `is not a page of ${label}`)
    .nullable()
    .or(z.literal(false));
};

/** The last character of a GSTIN, a checksum of the others (Luhn's algorithm in base 36). */
function checkCharacter(number: string): string {
  const parts = [...number.slice(0, 14)].map((character, index) => parseInt(character, 36) * (1 + (index % 2)));
  const sum = parts.reduce((total, part) => total + Math.floor(part / 36) + (part % 36), 0);
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}
const gstin = z
  .string()
  .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, {
    error: 'must be the 15 characters of a GSTIN without spaces, like 23ABCDE1234F1Z8',
    abort: true,
  })
  .refine((number) => number.endsWith(checkCharacter(number)), {
    error: ({ input }) => `is mistyped: at its end, “${checkCharacter(String(input))}” would be right`,
  });

const email = shownDetail(z.email('must be an e-mail address'));
const pinCode = z.string().regex(/^[1-9]\d{5}$/, 'must be six digits');

export const detailsSchema = z
  .object({
    name: shownDetail(text),
    url: shownDetail(siteUrl),
    companySite: shownDetail(fullAddress()),
    founder: shownDetail(text),
    emails: z.record(z.enum(emailRoles), email),
    address: detail(z.object({ street: text, pinCode, state: text })),
    city: detail(text),
    gstin: detail(gstin),
    map: detail(fullAddress()),
    registrations: z.array(registrationSchema),
    closedOn: z.array(day),
    social: z.object({
      facebook: profile('facebook'),
      instagram: profile('instagram'),
      linkedin: profile('linkedin'),
      youtube: profile('youtube'),
    }),
    supportMailboxCheckedOn: day,
  })
  .refine(({ address, city }) => address.isPlaceholder || !city.isPlaceholder, {
    path: ['city'],
    error: 'must be confirmed as well: the address is shown with it',
  });

const figure = z.object({ number: text, confirmedOn: day.nullable() });
export const figuresSchema = z.object({ projects: figure, clients: figure, years: figure, teamMembers: figure });

const clause = detail(z.string().regex(/\.$/, 'must be a whole sentence, with a full stop'));
export const legalSchema = z.object({
  court: clause,
  liability: clause,
  faults: clause,
  grievance: clause,
  reviewedOn: day.nullable(),
});

const sampleWords = ['Founder’s name', 'Legal name', 'City', 'House and street', 'State'];
/** Domains that nobody can own (RFC 2606). */
const exampleDomain = /(?:^|[@/.])example\.(?:com|net|org)\b/;
const isSample = (value: string) => value.includes('…') || sampleWords.includes(value) || exampleDomain.test(value);

/** Every `placeholder(…)` and `confirmed(…)`. */
export function detailsIn({ fields }: Pick<Content, 'fields'>): (Field & { value: Detail<unknown> })[] {
  return fields.filter(
    (field): field is Field & { value: Detail<unknown> } =>
      typeof field.value === 'object' &&
      field.value !== null &&
      'isPlaceholder' in field.value &&
      'value' in field.value,
  );
}

/** Reports samples that somebody has confirmed as they are. */
export function sampleProblems(content: Pick<Content, 'fields'>): Problem[] {
  return detailsIn(content).flatMap(({ file, field, value: { value, isPlaceholder } }) => {
    const texts = Object.values(typeof value === 'object' && value !== null ? value : { value });
    const sample = texts.find((one) => typeof one === 'string' && isSample(one));
    const message = `“${String(sample)}” is the sample: type your own, or write placeholder(…) again`;
    return !isPlaceholder && sample !== undefined ? [{ file, field, message }] : [];
  });
}

/** What must be confirmed before the web address is. */
export const neededFields = (content: Content): string[] => [
  'name',
  'phone',
  ...(needsWhatsApp(content) ? ['whatsApp'] : []),
  ...emailRoles.map((role) => `emails.${role}`),
];

/** Reports a confirmed web address while what every page shows is still a placeholder. */
export function launchProblems(content: Content): Problem[] {
  const { details } = content.owner;
  const open = neededFields(content).filter((field) =>
    detailsIn(content).some((one) => one.file === detailsFile && one.field === field && one.value.isPlaceholder),
  );
  if (details.url.isPlaceholder || open.length === 0) return [];
  return [{ file: detailsFile, field: 'url', message: `must not be confirmed before ${open.join(', ')}` }];
}

function readPhone(content: Content, field: 'phone' | 'secondPhone' | 'whatsApp'): Phone | Problem {
  try {
    return phoneOf(content.owner.details[field]);
  } catch (error) {
    return { file: detailsFile, field: `${field}.value`, message: (error as Error).message };
  }
}

/** Whether the chat needs a number of its own: the agency's isn't a mobile. */
function needsWhatsApp(content: Content): boolean {
  const phone = readPhone(content, 'phone');
  return 'kind' in phone && phone.kind !== 'mobile';
}

/** Reports phone numbers that can't be read, and a chat without a number that WhatsApp can have. */
export function phoneProblems(content: Content): Problem[] {
  const { details } = content.owner;
  const numbers = [readPhone(content, 'phone'), readPhone(content, 'secondPhone'), readPhone(content, 'whatsApp')];
  const problems = numbers.filter((one) => 'message' in one);
  const whatsApp = numbers[2]!;
  const hasOwnChat = !details.whatsApp.isPlaceholder;
  if (hasOwnChat && 'kind' in whatsApp && whatsApp.kind === 'toll-free') {
    const message = 'must be a mobile or a landline: WhatsApp needs a number that can be called from abroad';
    problems.push({ file: detailsFile, field: 'whatsApp.value', message });
  }
  if (!hasOwnChat && needsWhatsApp(content)) {
    const message = 'must be confirmed: every page offers a chat, and the number in phone isn’t a mobile';
    problems.push({ file: detailsFile, field: 'whatsApp', message });
  }
  return problems;
}

/** Reports promises that items name and the owner's list hasn't, and those that no text makes. */
export function promiseProblems(content: Content): Problem[] {
  const file = 'content/owner/promises.ts';
  const { promises } = content.owner;
  const ids = promises.map(({ id }) => id);
  const named = content.texts.filter(({ key }) => key === 'promise');
  return [
    ...named
      .filter(({ value }) => !ids.includes(value))
      .map(({ file: at, field, value }) => ({ file: at, field, message: `"${value}" must be an id of ${file}` })),
    ...promises.flatMap(({ id, longerTexts }, index) => {
      const message = `"${id}" must be named by an item (promise: '${id}'), or have longerTexts`;
      return longerTexts || named.some(({ value }) => value === id) ? [] : [{ file, field: `${index}.id`, message }];
    }),
  ];
}
