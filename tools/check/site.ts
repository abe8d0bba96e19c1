import { z } from 'zod';

const email = z.object({ value: z.email('must be an e-mail address') });
const address = (message: string) => z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: message });
const siteUrl = z.object({ value: address('must be a full address').regex(/[^/]$/, 'must not end with a slash') });

/** Hosts where a network's pages are. */
export const networks: Readonly<Record<string, RegExp>> = {
  facebook: /(?:^|\.)(?:facebook|fb)\.com$/,
  instagram: /(?:^|\.)instagram\.com$/,
  linkedin: /(?:^|\.)linkedin\.com$/,
  youtube: /(?:^|\.)(?:youtube\.com|youtu\.be)$/,
};

const words = z.string().trim().min(1, 'must not be empty');

/** A detail that may be missing: what it holds while it is a placeholder is shown nowhere. */
const optional = <Value extends z.ZodType>(value: Value) =>
  z
    .discriminatedUnion('isPlaceholder', [
      z.object({ isPlaceholder: z.literal(true) }),
      z.object({ isPlaceholder: z.literal(false), value }),
    ])
    .optional();

const profile = z
  .object({
    label: z.string().min(1),
    icon: z.string(),
    url: address('must be a full address or null').nullable(),
  })
  .refine(({ icon, url }) => !url || !URL.canParse(url) || networks[icon]?.test(new URL(url).hostname) !== false, {
    path: ['url'],
    error: ({ input }) => `is no page of ${(input as { label: string }).label}`,
  });

/** The agency's own details. */
export const siteSchema = z
  .object({
    legalName: optional(words),
    city: optional(words),
    address: optional(
      z.object({ street: words, pinCode: z.string().regex(/^[1-9]\d{5}$/, 'must be six digits'), state: words }),
    ),
    gstin: optional(
      z
        .string()
        .regex(
          /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/,
          'must be the 15 characters of a GSTIN, like 23ABCDE1234F1Z5',
        ),
    ),
    grievance: optional(z.object({ role: words, replyTime: words })),
    courtCity: optional(words),
    liabilityCap: optional(words),
    name: z.object({ value: z.string().trim().min(1, 'must not be empty') }),
    url: siteUrl,
    companySite: z.object({ value: address('must be a full address') }),
    phone: z.object({ value: z.string().regex(/^\+91\d{10}$/, 'must be +91 followed by ten digits') }),
    emails: z.object({ info: email, sales: email, privacy: email, legal: email, support: email }),
    social: z.array(profile),
  })
  .refine(({ address, city }) => address?.isPlaceholder !== false || city?.isPlaceholder === false, {
    path: ['city'],
    error: 'must be confirmed as well: the address is shown with it',
  });
