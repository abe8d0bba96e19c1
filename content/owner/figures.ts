import type { Owner } from '@/content/types/owner';

/** The figures on home and about. Give `confirmedOn` the day on which you checked a number. */
export const figures: Owner['figures'] = {
  projects: { number: '500+', confirmedOn: null },
  clients: { number: '200+', confirmedOn: null },
  years: { number: '5+', confirmedOn: null },
  teamMembers: { number: '15+', confirmedOn: null },
};
