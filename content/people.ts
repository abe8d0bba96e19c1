import type { Person } from './types';

/** The people whom clients talk to, on /about, who have agreed to be named. */
export const people: readonly Person[] = [];
