import type { OwnerTestimonials } from '@/content/types/owner';

export const testimonials: OwnerTestimonials = [
  {
    name: 'Fathima Beevi',
    company: 'Malabar Pepper Exports',
    town: 'Kozhikode',
    service: 'server-setup',
    project: 'spice-exporter-server',
    rating: 5,
    confirmedOn: '2026-11-26',
    text: 'Month-end takes an evening now, not three days.',
  },
];
