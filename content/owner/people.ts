import type { OwnerPeople } from '@/content/types/owner';

/** The people whom clients talk to, on /about, who have agreed to be named. */
export const people: OwnerPeople = [];
