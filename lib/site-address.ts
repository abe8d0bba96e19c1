import { site } from '@/content/site';
import { productionAddress } from './environment';

/** Whether the agency has confirmed the site's own address: from then on it's a live site with real visitors. */
export const isLaunched = !site.url.isPlaceholder;

/**
 * Where the site is published, without a trailing slash. Until the address in content/site.ts is confirmed, the one that the
 * host names is truer than a placeholder: canonicals, sitemap, cards and structured data use it.
 */
export const siteAddress = isLaunched ? site.url.value : (productionAddress() ?? site.url.value);
