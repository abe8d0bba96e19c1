import clsx from 'clsx';
import type { ReactNode } from 'react';

type HeadlineWithRingProps = {
  text: string;
  ringClassName?: string;
  /** Drawn from the ring on, such as the map's tracks. */
  children?: ReactNode;
};

/**
 * A headline that ends in a stop: a ring instead of its full stop. Like a full stop, the ring never
 * starts a line.
 */
export function HeadlineWithRing({ text, ringClassName, children }: HeadlineWithRingProps) {
  return (
    <>
      {text.replace(/\.$/, '')}
      <span className={clsx('headline-ring', ringClassName)}>
        {text.endsWith('.') && '.'}
        {children}
      </span>
    </>
  );
}
