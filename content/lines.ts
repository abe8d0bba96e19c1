const all = [
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
    description: 'Sites and shops you run yourself',
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
    description: 'Look as good as your work',
    stops: ['graphic-designing'],
  },
  {
    id: 'equip',
    number: 5,
    name: 'Equip',
    description: 'Wi-Fi, servers and laptops',
    stops: ['office-setup', 'server-setup', 'pc-laptop-rental'],
  },
] as const;

export type LineId = (typeof all)[number]['id'];
export type Stop = (typeof all)[number]['stops'][number];
export type Line = { id: LineId; number: number; name: string; description: string; stops: readonly Stop[] };

/** The lines of the map. Their stops are the services of the site, in display order; each service is on one line. */
export const lines: readonly Line[] = all;

export const lineIds = lines.map(({ id }) => id);
