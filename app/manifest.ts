import type { MetadataRoute } from 'next';
import { details } from '@/content/owner/details';
import { site } from '@/content/site';
import { themeColors } from '@/lib/colors';
import { routes } from '@/lib/routes';

export const dynamic = 'force-static';

export default function manifest(): MetadataRoute.Manifest {
  const icon = (name: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `/icons/${name}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return {
    name: details.name.value,
    short_name: details.name.value,
    description: site.description,
    lang: site.locale,
    id: routes.home,
    start_url: routes.home,
    display: 'browser',
    theme_color: themeColors.light,
    background_color: themeColors.light,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('maskable', 192, 'maskable'),
      icon('maskable', 512, 'maskable'),
    ],
  };
}
