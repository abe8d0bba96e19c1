import type { Owner } from '@/content/types/owner';

export const figures: Owner['figures'] = {
  projects: { number: '640+', confirmedOn: '2026-11-26' },
  clients: { number: '275+', confirmedOn: '2026-11-26' },
  years: { number: '7+', confirmedOn: '2026-11-26' },
  teamMembers: { number: '22+', confirmedOn: '2026-11-26' },
};
