import { figures as owner } from '../owner/figures';
import type { Statistic } from '../types';

/** The agency's figures, on home and about. */
export const figures: readonly Statistic[] = [
  { number: owner.projects.number, label: 'projects', icon: 'Briefcase' },
  { number: owner.clients.number, label: 'clients', icon: 'ThumbsUp' },
  { number: owner.years.number, label: 'years', icon: 'Calendar' },
  { number: owner.teamMembers.number, label: 'team members', icon: 'Users' },
];

/** The figures of the landing presentation. */
export const landingFigures: readonly Statistic[] = [
  { number: '500+', label: 'projects completed', icon: 'Briefcase' },
  { number: '100+', label: 'happy clients', icon: 'ThumbsUp' },
  { number: '50+', label: 'team members', icon: 'Users' },
  { number: '15+', label: 'awards won', icon: 'Award' },
];
