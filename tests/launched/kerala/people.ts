import type { Owner } from '@/content/types/owner';

/** The founder's own number is the office's mobile, and nobody is named for software or ads. */
export const people: Owner['people'] = [
  {
    name: 'Sreeja Nair',
    role: 'Offices, servers and rentals: comes to your office',
    since: 2020,
    services: ['office-setup', 'server-setup', 'pc-laptop-rental'],
  },
  {
    name: 'Mathew Tharakan',
    role: 'Founder: your first call',
    languages: 'Malayalam, English and Hindi',
    since: 2017,
    phone: '94470 61385',
  },
];
