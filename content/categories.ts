const all = [
  {
    id: 'build',
    name: 'Build',
    description: 'Software made for how you work',
    colour: 'line-1',
    proof: 'Part of the payment waits until you’ve checked the work.',
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
    colour: 'line-2',
    proof: 'Accounts are opened in your name.',
    services: ['wordpress-development', 'shopify-development'],
  },
  {
    id: 'grow',
    name: 'Grow',
    description: 'Be found, followed and called',
    colour: 'line-3',
    proof: 'Ad accounts and profiles stay in your name.',
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
    colour: 'line-4',
    proof: 'The name on the quote is the name on the bank account.',
    services: ['graphic-designing'],
  },
  {
    id: 'equip',
    name: 'Equip',
    description: 'Wi-Fi, servers and laptops',
    colour: 'line-5',
    proof: 'What isn’t included is listed in the quote.',
    suppliesEquipment: true,
    services: ['office-setup', 'server-setup', 'pc-laptop-rental'],
  },
] as const;

export type CategoryId = (typeof all)[number]['id'];
export type ServiceSlug = (typeof all)[number]['services'][number];
/** A colour of app/styles/tokens.css. */
export type LineColour = 'line-1' | 'line-2' | 'line-3' | 'line-4' | 'line-5' | 'line-6';
export type Category = {
  id: CategoryId;
  number: number;
  name: string;
  description: string;
  colour: LineColour;
  /** Shown beside the last quote button: something a visitor can check before paying. */
  proof: string;
  /** Whether its services name brands of equipment, which the owner confirms before launch. */
  suppliesEquipment?: boolean;
  services: readonly ServiceSlug[];
};

/**
 * The services of the site by category, in display order; each service is in one. Drawings show a
 * category as a line.
 */
export const categories: readonly Category[] = all.map((category, index) => ({ number: index + 1, ...category }));
