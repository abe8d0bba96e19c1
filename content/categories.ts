const all = [
  {
    id: 'build',
    number: 1,
    name: 'Build',
    description: 'Software made for how you work',
    services: [
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
    services: ['wordpress-development', 'shopify-development'],
  },
  {
    id: 'grow',
    number: 3,
    name: 'Grow',
    description: 'Be found, followed and called',
    services: [
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
    services: ['graphic-designing'],
  },
  {
    id: 'equip',
    number: 5,
    name: 'Equip',
    description: 'Wi-Fi, servers and laptops',
    services: ['office-setup', 'server-setup', 'pc-laptop-rental'],
  },
] as const;

export type CategoryId = (typeof all)[number]['id'];
export type ServiceSlug = (typeof all)[number]['services'][number];
export type Category = {
  id: CategoryId;
  number: number;
  name: string;
  description: string;
  services: readonly ServiceSlug[];
};

/**
 * The services of the site by category, in display order; each service is in one. Drawings show a
 * category as a line.
 */
export const categories: readonly Category[] = all;

export const categoryIds = categories.map(({ id }) => id);
