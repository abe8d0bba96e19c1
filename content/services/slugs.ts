/** Every service, in display order. Adding one here without its file stops the build (see index.ts). */
export const serviceSlugs = [
  'website-development',
  'web-application-development',
  'mobile-application-development',
  'software-development',
  'wordpress-development',
  'shopify-development',
  'digital-marketing',
  'seo-services',
  'social-media-marketing',
  'facebook-instagram-marketing',
  'google-marketing',
  'graphic-designing',
  'office-setup',
  'server-setup',
  'pc-laptop-rental',
] as const;

export type ServiceSlug = (typeof serviceSlugs)[number];

export function isServiceSlug(value: string): value is ServiceSlug {
  return (serviceSlugs as readonly string[]).includes(value);
}
