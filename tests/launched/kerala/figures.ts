import type { OwnerFigures } from '@/content/types/owner';

export const figures: OwnerFigures = {
  projects: { number: '520+', confirmedOn: '2026-11-26' },
  clients: { number: '210+', confirmedOn: '2026-11-26' },
  years: { number: '9+', confirmedOn: '2026-11-26' },
  teamMembers: { number: '16+', confirmedOn: '2026-11-26' },
};
