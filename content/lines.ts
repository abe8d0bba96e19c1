import type { Line } from './types';

/** The five lines of the map. A service belongs to the one line that names it among its stops. */
export const lines: readonly Line[] = [
  {
    id: 'build',
    number: 1,
    name: 'Build',
    description: 'Software made for how you work',
    stops: [
      'website-development',
      'web-application-development',
      'mobile-application-development',
      'software-development',
    ],
  },
  {
    id: 'platforms',
    number: 2,
    name: 'Platforms',
    description: 'Run it yourself, from day one',
    stops: ['wordpress-development', 'shopify-development'],
  },
  {
    id: 'grow',
    number: 3,
    name: 'Grow',
    description: 'Be found, followed and called',
    stops: [
      'digital-marketing',
      'seo-services',
      'social-media-marketing',
      'facebook-instagram-marketing',
      'google-marketing',
    ],
  },
  {
    id: 'design',
    number: 4,
    name: 'Design',
    description: 'Look like the business you are',
    stops: ['graphic-designing'],
  },
  {
    id: 'equip',
    number: 5,
    name: 'Equip',
    description: 'Desks, servers and machines',
    stops: ['office-setup', 'server-setup', 'pc-laptop-rental'],
  },
];
