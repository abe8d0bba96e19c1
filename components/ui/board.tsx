import type { ReactNode } from 'react';

type BoardProps = { children: ReactNode };

/** A station sign: black letters on yellow, as at every station in India. */
export function Board({ children }: BoardProps) {
  return (
    <p className="w-fit rounded-tag border-3 border-board-edge bg-board px-3.5 py-1 font-display text-lg leading-snug font-bold text-on-board">
      {children}
    </p>
  );
}
