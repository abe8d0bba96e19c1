import type { Owner } from '@/content/types/owner';

/** What the smallest job of a service costs, for as many services as you like. */
export const prices: Owner['prices'] = {};
