import type { Testimonial } from './types';

/** Stand-ins until clients have agreed to be quoted: the launch check lists them while `isPlaceholder` is true. */
export const testimonials: { items: readonly Testimonial[]; isPlaceholder: boolean } = {
  items: [
    {
      name: 'Client name',
      company: 'Company, Pune',
      rating: 5,
      text: 'They asked what our customers call us about, then built the site around those questions. I can change the price list myself now.',
    },
    {
      name: 'Client name',
      company: 'Company, Surat',
      rating: 5,
      text: 'The new office had its cables, Wi-Fi and billing counters in place before we moved. Every wire is labelled, and there is one number to call when something stops.',
    },
    {
      name: 'Client name',
      company: 'Company, Kochi',
      rating: 5,
      text: 'The report each month is in plain words. When an advertisement was not working, they told us first and suggested stopping it.',
    },
  ],
  isPlaceholder: true,
};
