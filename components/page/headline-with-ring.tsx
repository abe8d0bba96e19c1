import clsx from 'clsx';
import type { ReactNode } from 'react';

type HeadlineWithRingProps = {
  text: string;
  ringClassName?: string;
  /** Drawn from the ring on, such as the map's tracks. */
  children?: ReactNode;
};

/** A headline that ends in a stop instead of a full stop. The ring stays with the last word. */
export function HeadlineWithRing({ text, ringClassName, children }: HeadlineWithRingProps) {
  const lastWord = text.lastIndexOf(' ') + 1;
  return (
    <>
      {text.slice(0, lastWord)}
      <span className="inline-block">
        {text.slice(lastWord).replace(/\.$/, '')}
        <span className={clsx('headline-ring', ringClassName)}>
          {text.endsWith('.') && '.'}
          {children}
        </span>
      </span>
    </>
  );
}
