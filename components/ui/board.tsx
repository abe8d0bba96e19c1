import type { ReactNode } from 'react';

type BoardProps = { children: ReactNode };

/** A station sign: black letters on yellow, as at every station in India. */
export function Board({ children }: BoardProps) {
  return (
    <p className="rounded-tag border-on-board bg-board font-display text-lg text-on-board inline-block border-3 px-3.5 py-1 leading-snug font-bold">
      {children}
    </p>
  );
}
