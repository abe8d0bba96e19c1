import type { Redirect } from '@/content/types';
import { caching, hashedFolder, pictureFolder } from './headers';

/** `staticwebapp.config.json` of Azure Static Web Apps. Not seen on a host. */
export function azureFile(headers: Record<string, string>, redirects: readonly Redirect[]): string {
  const cached = (folder: string, value: string) => ({ route: `${folder}*`, headers: { 'Cache-Control': value } });
  const config = {
    trailingSlash: 'never',
    routes: [
      ...redirects.map(({ from, to }) => ({ route: from, redirect: to, statusCode: 301 })),
      cached(pictureFolder, caching.pictures),
      cached(hashedFolder, caching.hashed),
    ],
    responseOverrides: { 404: { rewrite: '/404.html', statusCode: 404 } },
    globalHeaders: { ...headers, 'Cache-Control': caching.other },
    mimeTypes: { '.vcf': 'text/vcard', '.webmanifest': 'application/manifest+json', '.woff2': 'font/woff2' },
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}
