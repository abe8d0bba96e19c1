import type { ReactNode } from 'react';

type BoardProps = { children: ReactNode };

/** A station sign. It isn't yellow, which the ring is: one thing per screen. */
export function Board({ children }: BoardProps) {
  return (
    <p className="w-fit rounded-tag border-3 border-ink bg-card px-3.5 py-1 font-display text-lg/snug font-bold">
      {children}
    </p>
  );
}
