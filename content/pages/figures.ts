import type { Statistic } from '../types';

/** The size of the team. Home's lead names it too. */
export const teamFigure: Statistic = { number: '15+', label: 'team members', icon: 'users' };

/** The agency's figures, on home and about. */
export const figures: Statistic[] = [
  { number: '500+', label: 'projects', icon: 'briefcase' },
  { number: '200+', label: 'clients', icon: 'thumbs-up' },
  { number: '5+', label: 'years', icon: 'calendar' },
  teamFigure,
];

/** The figures of the landing presentation. */
export const landingFigures: Statistic[] = [
  { number: '500+', label: 'projects completed', icon: 'briefcase' },
  { number: '100+', label: 'happy clients', icon: 'thumbs-up' },
  { number: '50+', label: 'team members', icon: 'users' },
  { number: '15+', label: 'awards won', icon: 'award' },
];
