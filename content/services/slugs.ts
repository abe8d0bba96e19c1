/*
 * The services of each category, in display order. A slug is the name of the service's file and the
 * end of its address. This file imports nothing, because the schemas in content/types read it.
 */
export const slugsByCategory = {
  build: [
    'website-development',
    'web-application-development',
    'mobile-application-development',
    'software-development',
  ],
  platforms: ['wordpress-development', 'shopify-development'],
  grow: [
    'digital-marketing',
    'seo-services',
    'social-media-marketing',
    'facebook-instagram-marketing',
    'google-marketing',
  ],
  design: ['graphic-designing'],
  equip: ['office-setup', 'server-setup', 'pc-laptop-rental'],
} as const;
