import { expectations } from './expectations';

/** `describe` for tests of what the specification says: skipped where there is none. */
export const specified = expectations.length > 0 ? describe : describe.skip;
