const all = [
  {
    id: 'build',
    name: 'Build',
    description: 'Software made for how you work',
    colour: 'category-1',
    services: [
      'website-development',
      'web-application-development',
      'mobile-application-development',
      'software-development',
    ],
  },
  {
    id: 'platforms',
    name: 'Platforms',
    description: 'Sites and shops you run yourself',
    colour: 'category-2',
    services: ['wordpress-development', 'shopify-development'],
  },
  {
    id: 'grow',
    name: 'Grow',
    description: 'Be found, followed and called',
    colour: 'category-3',
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
    name: 'Design',
    description: 'Look as good as your work',
    colour: 'category-4',
    services: ['graphic-designing'],
  },
  {
    id: 'equip',
    name: 'Equip',
    description: 'Wi-Fi, servers and laptops',
    colour: 'category-5',
    services: ['office-setup', 'server-setup', 'pc-laptop-rental'],
  },
] as const;

export type CategoryId = (typeof all)[number]['id'];
export type ServiceSlug = (typeof all)[number]['services'][number];
/** A colour of app/styles/tokens.css. */
export type CategoryColour = 'category-1' | 'category-2' | 'category-3' | 'category-4' | 'category-5';
export type Category = {
  id: CategoryId;
  name: string;
  description: string;
  colour: CategoryColour;
  services: readonly ServiceSlug[];
};

/**
 * The services of the site by category, in display order; each service is in one. Drawings show a
 * category as a line.
 */
export const categories: readonly Category[] = all;
