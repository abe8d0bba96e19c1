/** Something to compare with cannot be read; the message is a sentence for the sheet. */
export class Unreadable extends Error {}
