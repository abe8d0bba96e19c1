import type { Owner } from '@/content/types/owner';

/** The people whom clients talk to, on /about, who have agreed to be named. */
export const people: Owner['people'] = [];
