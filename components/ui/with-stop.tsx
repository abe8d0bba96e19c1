import type { ReactNode } from 'react';

type WithStopProps = {
  text: string;
  /** What begins in the ring. */
  children?: ReactNode;
};

/**
 * A headline that ends in a stop: a ring after its last word, in place of its full stop. The last
 * letter keeps it, so that it never starts a line.
 */
export function WithStop({ text, children }: WithStopProps) {
  const words = text.replace(/\.$/, '');
  return (
    <>
      {words.slice(0, -1)}
      <span className="whitespace-nowrap">
        {words.slice(-1)}
        <span className="headline-stop">
          {text.endsWith('.') && '.'}
          {children}
        </span>
      </span>
    </>
  );
}
