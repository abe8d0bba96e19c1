/** The words of a copy button. */
export type CopyWords = {
  /** On the button. */
  label: string;
  /** On the button after it has copied. */
  copied: string;
  /** The notification after it has copied. */
  notification: string;
  /** Before the text, if the browser refuses to copy it. */
  refused: string;
};

const common = {
  copied: 'Copied',
  refused: 'Your browser won’t copy for you. The text is selected: copy it from here.',
};

export const clipboard = {
  number: { ...common, label: 'Copy', notification: 'Number copied' },
  address: { ...common, label: 'Copy', notification: 'Address copied' },
  /** Beside an open answer, whose address it copies. */
  link: { ...common, label: 'Copy link', notification: 'Link copied' },
  message: { ...common, label: 'Copy message', notification: 'Message copied' },
} satisfies Record<string, CopyWords>;
