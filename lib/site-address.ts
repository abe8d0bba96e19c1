import { details } from '@/content/owner/details';
import { isLaunched } from '@/content/site';
import { productionAddress } from './environment';

/** Where the site is published: until the owner has confirmed its address, the host's. */
export const siteAddress = isLaunched ? details.url.value : (productionAddress() ?? details.url.value);
