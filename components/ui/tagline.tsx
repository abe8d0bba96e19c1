import type { ReactNode } from 'react';

type TaglineProps = { children: ReactNode };

/** The tagline in a box. Not in the highlight, which the ring has: one thing per screen. */
export function Tagline({ children }: TaglineProps) {
  return (
    <p className="w-fit rounded-tag border-3 border-ink bg-card px-3.5 py-1 font-display text-lg/snug font-bold">
      {children}
    </p>
  );
}
