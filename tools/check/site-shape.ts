import { z } from 'zod';
import { registrationSchema } from '@/content/types';

const email = z.object({ value: z.email('must be an e-mail address') });
/** Ends in letters, or in the punycode of a domain like .भारत. */
const hostname = /^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/i;
const address = (error: string) =>
  z
    .url({ protocol: /^https$/, hostname, error })
    .refine((url) => !/^[^/]*\/\/[^/]*@/.test(url), 'must not hold a name or password: it is published');
const siteUrl = z.object({
  value: address('must be a full address').refine((url) => URL.parse(url)?.origin === url, {
    error: 'must be only https:// and the domain, like https://www.example.in',
  }),
});

/** Hosts of each network's pages. */
const networks: Readonly<Record<string, RegExp>> = {
  facebook: /(?:^|\.)(?:facebook|fb)\.com$/,
  instagram: /(?:^|\.)instagram\.com$/,
  linkedin: /(?:^|\.)linkedin\.com$/,
  youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
};

const profile = z
  .object({
    label: z.string(),
    icon: z.string(),
    url: address('must be a full address or null').nullable(),
  })
  .refine(({ icon, url }) => !url || !URL.canParse(url) || networks[icon]?.test(new URL(url).hostname) !== false, {
    path: ['url'],
    error: ({ input }) => `is not a page of ${(input as { label: string }).label}`,
  });

/** What a detail must look like once it is confirmed; pages leave the placeholder out. */
const onceConfirmed = <Value extends z.ZodType>(value: Value) =>
  z
    .discriminatedUnion('isPlaceholder', [
      z.object({ isPlaceholder: z.literal(true) }),
      z.object({ isPlaceholder: z.literal(false), value }),
    ])
    .optional();
export const day = z.iso.date('must be a day of the calendar, like 2026-11-21');

/** The last character of a GSTIN, from the others (Luhn’s check in base 36). */
function checkCharacter(number: string): string {
  const parts = [...number.slice(0, 14)].map((character, index) => parseInt(character, 36) * (1 + (index % 2)));
  const sum = parts.reduce((total, part) => total + Math.floor(part / 36) + (part % 36), 0);
  return ((36 - (sum % 36)) % 36).toString(36).toUpperCase();
}
const gstin = z
  .string()
  .regex(/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/, 'must be the 15 characters of a GSTIN, like 23ABCDE1234F1Z8')
  .refine((number) => number.endsWith(checkCharacter(number)), {
    error: ({ input }) => `is mistyped: at its end, “${checkCharacter(String(input))}” would be right`,
  });

/** The agency's own details, as far as they have a form; that none is empty is a rule of texts. */
export const site = z
  .object({
    url: siteUrl,
    companySite: z.object({ value: address('must be a full address') }),
    emails: z.record(z.string(), email),
    social: z.array(profile),
    securityContactCheckedOn: day,
    address: onceConfirmed(z.object({ pinCode: z.string().regex(/^[1-9]\d{5}$/, 'must be six digits') })),
    city: onceConfirmed(z.string()),
    gstin: onceConfirmed(gstin),
    whatsApp: onceConfirmed(z.string().regex(/^\+91\d{10}$/, 'must be +91 followed by ten digits')),
    map: onceConfirmed(address('must be a full address')),
    registrations: z.array(registrationSchema).optional(),
  })
  .refine(({ address, city }) => address?.isPlaceholder !== false || city?.isPlaceholder === false, {
    path: ['city'],
    error: 'must be confirmed as well: the address is shown with it',
  });
