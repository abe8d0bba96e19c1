import type { PageRecord } from '../../pages/record';

/** What a build is compared with. */
export type Previous = {
  /** Address, folder or file it was read from. */
  from: string;
  /** Its pages, home first. */
  pages: readonly PageRecord[];
  /** Pages that may be there but could not be read. */
  unread: string[];
  /** A file of the site, by its path; absent where only a record of it is left. */
  picture?: (image: string) => Promise<Buffer | undefined>;
};

/** Nothing to compare with could be read; the message is a sentence for the sheet. */
export class Unreadable extends Error {}
