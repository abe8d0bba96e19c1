import type { Owner } from '@/content/types/owner';

/**
 * Samples, signed by roles, until clients have agreed to be quoted. Before the launch, home says
 * that they are samples; after it, home shows only those with a day in `confirmedOn`.
 */
export const testimonials: Owner['testimonials'] = [
  {
    name: 'Website client',
    company: 'Retail shop',
    rating: 5,
    service: 'website-development',
    text: 'They asked what our customers call us about and built the site around it.',
    confirmedOn: null,
  },
  {
    name: 'Office setup client',
    company: 'Trading firm',
    rating: 5,
    service: 'office-setup',
    text: 'The new office had its cables, Wi-Fi and billing counters in place before we moved. Now there’s one number to call.',
    confirmedOn: null,
  },
  {
    name: 'Google Ads client',
    company: 'Coaching class',
    rating: 5,
    service: 'google-marketing',
    text: 'The monthly report is in plain words. When an ad didn’t work, they told us first.',
    confirmedOn: null,
  },
];
