import { z } from 'zod';
import { site } from '@/content/site';
import type { Problem } from './problem';
import { shapeProblems } from './shape';

const email = z.object({ value: z.email('must be an e-mail address') });
const siteUrl = z.object({
  value: z.httpUrl('must be a full address').regex(/[^/]$/, 'must not end with a slash'),
});

const siteSchema = z.object({
  name: z.object({ value: z.string().trim().min(1, 'must not be empty') }),
  url: siteUrl,
  companySite: z.object({ value: z.httpUrl('must be a full address') }),
  phone: z.object({ value: z.string().regex(/^\+91\d{10}$/, 'must be +91 followed by ten digits') }),
  emails: z.object({ info: email, sales: email, privacy: email, legal: email, support: email }),
  social: z.array(z.object({ label: z.string().min(1), url: z.httpUrl('must be a full address or null').nullable() })),
});

/** What is wrong with the agency's own details in content/site.ts. */
export function siteProblems(details: unknown = site): Problem[] {
  return shapeProblems('content/site.ts', siteSchema, details);
}
