import type { Redirect } from './types';

/** Old addresses, and where they lead now: { from: '/old-page', to: '/services/seo-services' }. */
export const redirects: readonly Redirect[] = [];
