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
export const siteSchema = z.object({
  name: z.object({ value: z.string().trim().min(1, 'must not be empty') }),
  url: siteUrl,
  companySite: z.object({ value: address('must be a full address') }),
  phone: z.object({ value: z.string().regex(/^\+91\d{10}$/, 'must be +91 followed by ten digits') }),
  emails: z.object({ info: email, sales: email, privacy: email, legal: email, support: email }),
  social: z.array(profile),
});
