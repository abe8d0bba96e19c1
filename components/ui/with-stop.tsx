import type { ReactNode } from 'react';

type WithStopProps = {
  text: string;
  /** What begins in the ring. */
  children?: ReactNode;
};

/**
 * A headline that ends in a stop: a ring after its last word, in place of its full stop. No line
 * breaks between a word and a full stop, so the ring never starts one.
 */
export function WithStop({ text, children }: WithStopProps) {
  return (
    <>
      {text.replace(/\.$/, '')}
      <span className="headline-stop">
        {text.endsWith('.') && '.'}
        {children}
      </span>
    </>
  );
}
