import { figures as owner } from '../owner/figures';
import type { Statistic } from '../types';

/** The agency's figures, on home and about. */
export const figures: readonly Statistic[] = [
  { number: owner.projects.number, label: 'projects', icon: 'briefcase' },
  { number: owner.clients.number, label: 'clients', icon: 'thumbs-up' },
  { number: owner.years.number, label: 'years', icon: 'calendar' },
  { number: owner.teamMembers.number, label: 'team members', icon: 'users' },
];

/** The figures of the landing presentation. */
export const landingFigures: readonly Statistic[] = [
  { number: '500+', label: 'projects completed', icon: 'briefcase' },
  { number: '100+', label: 'happy clients', icon: 'thumbs-up' },
  { number: '50+', label: 'team members', icon: 'users' },
  { number: '15+', label: 'awards won', icon: 'award' },
];
