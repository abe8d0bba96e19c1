import { Icon } from 'lucide-react';
import type { SocialNetwork } from '@/content/types';

/* Outlines in the weight of lucide's icons, which don't include brands. */
const outlines: Record<SocialNetwork, string> = {
  facebook:
    'M14 21v-8h3l.5-3.5H14V7.7c0-1 .4-1.7 1.8-1.7h1.7V3.1A22 22 0 0 0 15 3c-2.6 0-4.3 1.5-4.3 4.3v2.2H8V13h2.7v8',
  instagram:
    'M7 3h10a4 4 0 0 1 4 4v10a4 4 0 0 1-4 4H7a4 4 0 0 1-4-4V7a4 4 0 0 1 4-4Zm9 9a4 4 0 1 1-8 0 4 4 0 0 1 8 0Zm1-5.5h.5',
  linkedin: 'M4 9.5V21M4 4v.5M9.5 21V9.5M9.5 14c0-2.6 1.7-4.5 4.2-4.5S18 11.1 18 14v7',
  youtube: 'M6 5h12a4 4 0 0 1 4 4v6a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V9a4 4 0 0 1 4-4Zm4 4 5 3-5 3Z',
};

type BrandIconProps = { name: SocialNetwork };

export function BrandIcon({ name }: BrandIconProps) {
  return <Icon iconNode={[['path', { d: outlines[name], key: name }]]} aria-hidden="true" className="size-6" />;
}
