import type { Testimonial } from './types';

/**
 * Samples in our own words, signed by roles, until clients have agreed to be quoted. While
 * `isPlaceholder` is true, the page says so under the title, and the launch check lists them.
 */
export const testimonials: { items: readonly Testimonial[]; isPlaceholder: boolean } = {
  items: [
    {
      name: 'Website client',
      company: 'Retail shop',
      rating: 5,
      service: 'website-development',
      text: 'They asked what our customers call us about and built the site around it.',
    },
    {
      name: 'Office setup client',
      company: 'Trading firm',
      rating: 5,
      service: 'office-setup',
      text: 'The new office had its cables, Wi-Fi and billing counters in place before we moved. Now there’s one number to call.',
    },
    {
      name: 'Google Ads client',
      company: 'Coaching class',
      rating: 5,
      service: 'google-marketing',
      text: 'The monthly report is in plain words. When an ad didn’t work, they told us first.',
    },
  ],
  isPlaceholder: true,
};
