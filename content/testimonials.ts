import type { Testimonial } from './types';

/**
 * Stand-ins in our own words, signed by roles, until clients have agreed to be quoted. While `isPlaceholder` is true the page
 * says so under the title, and the launch check lists them.
 */
export const testimonials: { items: readonly Testimonial[]; isPlaceholder: boolean } = {
  items: [
    {
      name: 'Website client',
      company: 'Retail shop',
      rating: 5,
      text: 'They asked what our customers call us about, then built the site around those questions. I can change the price list myself now.',
    },
    {
      name: 'Office setup client',
      company: 'Trading firm',
      rating: 5,
      text: 'The new office had its cables, Wi-Fi and billing counters in place before we moved. The wires are labelled, and there is one number to call when something stops.',
    },
    {
      name: 'Google Ads client',
      company: 'Coaching class',
      rating: 5,
      text: 'The report each month is in plain words. When an advertisement was not working, they told us first and suggested stopping it.',
    },
  ],
  isPlaceholder: true,
};
