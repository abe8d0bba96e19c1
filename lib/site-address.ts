import { details } from '@/content/owner/details';
import { isLaunched } from '@/content/site';
import { productionAddress } from './environment';

/**
 * Where the site is published, without a trailing slash. Until the owner has confirmed its address,
 * the host's is used.
 */
export const siteAddress = isLaunched ? details.url.value : (productionAddress() ?? details.url.value);
