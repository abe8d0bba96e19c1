import type { Owner } from '@/content/types/owner';

/** Without stars, and of the project with the same words. */
export const testimonials: Owner['testimonials'] = [
  {
    name: 'Fathima Beevi',
    company: 'Malabar Pepper Exports',
    town: 'Kozhikode',
    service: 'server-setup',
    confirmedOn: '2026-11-26',
    text: 'Month-end takes an evening now, not three days.',
  },
];
