import { numberWord, numberWordCapitalised } from '@/lib/number-word';

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

/** How many services there are, as copy writes it. */
export const serviceCount = {
  word: numberWord(serviceSlugs.length),
  atStart: numberWordCapitalised(serviceSlugs.length),
};

export type ServiceSlug = (typeof serviceSlugs)[number];

export function isServiceSlug(value: string): value is ServiceSlug {
  return (serviceSlugs as readonly string[]).includes(value);
}
