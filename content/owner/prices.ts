import type { OwnerPrices } from '@/content/types/owner';

/** What the smallest job of a service costs, for as many services as you like. */
export const prices: OwnerPrices = {};
