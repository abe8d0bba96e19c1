import { figures as owner } from '../owner/figures';
import type { Statistic } from '../types';

/** As text: the check names a number without quotes where it's typed, and not here too. */
const numberOf = ({ number }: { number: string }) => String(number);

/** The agency's figures, on home and about. */
export const figures: readonly Statistic[] = [
  { number: numberOf(owner.projects), label: 'projects', icon: 'Briefcase' },
  { number: numberOf(owner.clients), label: 'clients', icon: 'ThumbsUp' },
  { number: numberOf(owner.years), label: 'years', icon: 'Calendar' },
  { number: numberOf(owner.teamMembers), label: 'team members', icon: 'Users' },
];

/** The figures of the landing presentation. */
export const landingFigures: readonly Statistic[] = [
  { number: '500+', label: 'projects completed', icon: 'Briefcase' },
  { number: '100+', label: 'happy clients', icon: 'ThumbsUp' },
  { number: '50+', label: 'team members', icon: 'Users' },
  { number: '15+', label: 'awards won', icon: 'Award' },
];
