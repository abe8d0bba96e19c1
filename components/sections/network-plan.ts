import type { ServiceSlug } from '@/content/services/slugs';
import type { LineId } from '@/content/types';

/*
 * The drawing of the network in units of a 360 x 372 sheet: 1 unit is 1 px on a phone, about 1.5 px on a desktop. Lines run
 * at 0, 45 or 90 degrees; neighbouring stops are at least 44 units apart so that fingers find them.
 */
export const planSize = { width: 360, height: 372 } as const;
export const hub = { x: 188, y: 190, width: 76, height: 58 } as const;

/** Each line as SVG paths that begin at the hub, the way they are drawn on load. */
export const linePaths: Record<LineId, readonly string[]> = {
  build: ['M164 190V116L92 44H14'],
  platforms: ['M212 190V100L268 44H348'],
  grow: ['M188 190H348', 'M188 190L84 294V356'],
  design: ['M188 190H14'],
  equip: ['M188 190L270 272V356'],
};

type LabelSide = 'above' | 'corner' | 'below' | 'left' | 'right';

/** Where a service's stop lies and on which side its name stands. A new service needs a place here. */
export const stopPlaces: Record<ServiceSlug, { x: number; y: number; side: LabelSide }> = {
  'website-development': { x: 38, y: 44, side: 'above' },
  'web-application-development': { x: 92, y: 44, side: 'corner' },
  'mobile-application-development': { x: 128, y: 80, side: 'left' },
  'software-development': { x: 164, y: 127, side: 'left' },
  'wordpress-development': { x: 240, y: 72, side: 'right' },
  'shopify-development': { x: 318, y: 44, side: 'above' },
  'digital-marketing': { x: 84, y: 328, side: 'right' },
  'seo-services': { x: 103, y: 275, side: 'left' },
  'social-media-marketing': { x: 139, y: 239, side: 'left' },
  'facebook-instagram-marketing': { x: 260, y: 190, side: 'above' },
  'google-marketing': { x: 318, y: 190, side: 'below' },
  'graphic-designing': { x: 64, y: 190, side: 'below' },
  'office-setup': { x: 236, y: 238, side: 'right' },
  'server-setup': { x: 270, y: 285, side: 'right' },
  'pc-laptop-rental': { x: 270, y: 336, side: 'right' },
};
