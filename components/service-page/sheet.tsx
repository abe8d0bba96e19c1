import type { ReactNode } from 'react';
import type { BlankSheet } from '@/content/types';

type SheetProps = BlankSheet['sheet'] & { children: ReactNode };

/** A paper with its name in a dark bar at the top. */
export function Sheet({ name, sample, children }: SheetProps) {
  return (
    <div className="flex flex-col overflow-clip rounded-panel border-3 border-ink bg-ink print:bg-card">
      <p className="surface-panel flex flex-wrap items-baseline justify-between gap-x-6 px-4.5 py-2 md:px-7 print:py-0">
        <span className="font-display text-title font-bold">{name}</span>
        <span className="text-on-panel-soft">{sample}</span>
      </p>
      {/* The bar's corners show the outer background, which looks like the border. */}
      <div className="grow border-t-3 border-ink bg-card">{children}</div>
    </div>
  );
}
