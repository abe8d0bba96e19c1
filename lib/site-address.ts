import { isLaunched, site } from '@/content/site';
import { productionAddress } from './environment';

/**
 * Where the site is published, without a trailing slash. Until the address in content/site.ts is
 * confirmed, the host's is used.
 */
export const siteAddress = isLaunched ? site.url.value : (productionAddress() ?? site.url.value);
