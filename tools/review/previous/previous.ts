import type { PageRecord } from '../../pages/record';
import type { ReadFile } from '../look';

/** What a build is compared with. */
export type Previous = {
  /** Address or folder it was read from. */
  from: string;
  /** Its pages, home first. */
  pages: readonly PageRecord[];
  /** Pages that may be there but could not be read. */
  unread: string[];
  /** Its HTML by path, and its other files. */
  html: ReadonlyMap<string, string>;
  file: ReadFile;
};

/** Nothing to compare with could be read; the message is a sentence for the sheet. */
export class Unreadable extends Error {}
