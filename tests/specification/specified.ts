import { expectations } from './expectations';

/** `describe` for tests of the specification, which are skipped if there are no expectations. */
export const specified = expectations.length > 0 ? describe : describe.skip;
