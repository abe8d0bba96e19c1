import { googleAdsBudget } from '@/content/facts';
import { legalDocuments, legalReviewedOn } from '@/content/legal';
import { type Detail, site } from '@/content/site';
import { testimonials } from '@/content/testimonials';
import type { LegalDocument } from '@/content/types';

/** Something to settle before the site is launched. */
export type LaunchItem = {
  /** Content file and field to edit. */
  file: string;
  field: string;
  /** What stands there now. */
  value: string;
  /** What to do about it. */
  action: string;
};

type SocialProfiles = readonly { label: string; url: string | null }[];

/** Details that are marked as placeholders, or still look like one although they are marked as confirmed. */
export function placeholderItems(details: Readonly<Record<string, Detail<string>>>): LaunchItem[] {
  return Object.entries(details).flatMap(([field, { value, isPlaceholder }]) => {
    const item = { file: 'content/site.ts', field, value };
    if (isPlaceholder) return { ...item, action: 'placeholder: put the real one in as confirmed(…)' };
    if (/example\.(com|org|net)|\+910{10}/.test(value)) {
      return { ...item, action: 'marked as confirmed, but looks like a placeholder' };
    }
    return [];
  });
}

export function socialItems(profiles: SocialProfiles): LaunchItem[] {
  return profiles
    .filter(({ url }) => url === null)
    .map(({ label }) => ({
      file: 'content/site.ts',
      field: `social, ${label}`,
      value: 'no address',
      action: 'add the page’s address, or remove the entry; shown as “coming soon”',
    }));
}

/** Legal documents that changed after they were last read by someone who answers for them. */
export function legalItems(
  documents: readonly Pick<LegalDocument, 'slug' | 'updated'>[],
  reviewedOn: string | null,
): LaunchItem[] {
  return documents
    .filter(({ updated }) => reviewedOn === null || updated > reviewedOn)
    .map(({ slug, updated }) => ({
      file: `content/legal/${slug}.ts`,
      field: 'updated',
      value: updated,
      action: 'have it read, set its date, then set legalReviewedOn in content/legal/index.ts',
    }));
}

/** Everything that is still a placeholder or an assumption, in the order of the content files. */
export function launchItems(): LaunchItem[] {
  const { name, url, companySite, phone, emails, founder } = site;
  const addresses = Object.entries(emails).map(([role, detail]) => [`emails.${role}`, detail]);
  return [
    ...placeholderItems({
      name,
      url,
      companySite,
      phone,
      ...Object.fromEntries(addresses),
      'founder.name': founder.name,
    }),
    ...socialItems(site.social),
    ...(testimonials.isPlaceholder
      ? [
          {
            file: 'content/testimonials.ts',
            field: 'items',
            value: `${testimonials.items.length} stand-ins`,
            action: 'quote real clients who have agreed to it, then set isPlaceholder to false',
          },
        ]
      : []),
    ...(googleAdsBudget.isAssumption
      ? [
          {
            file: 'content/facts.ts',
            field: 'googleAdsBudget.currency',
            value: googleAdsBudget.currency,
            action: 'assumption: confirm the currency, then set isAssumption to false',
          },
        ]
      : []),
    ...legalItems(legalDocuments, legalReviewedOn),
  ];
}
