import type { ReactNode } from 'react';

type TaglineProps = { children: ReactNode };

/** The tagline in a box. Not highlighted, because the headline's ring is. */
export function Tagline({ children }: TaglineProps) {
  return (
    <p className="w-fit rounded-tag border-3 border-ink bg-card px-3.5 py-1 font-display text-lg/snug font-bold">
      {children}
    </p>
  );
}
