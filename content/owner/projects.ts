import type { Owner } from '@/content/types/owner';

/**
 * Work that clients have agreed to show: the first three on home, all on /about, and the first two
 * of a service on its page.
 */
export const projects: Owner['projects'] = [];
