import type { ReactNode } from 'react';

/** The sheet every drawing is made on, in units. */
const sheet = { width: 480, height: 320 } as const;

type DrawingSheetProps = { className?: string; children: ReactNode };

/**
 * White things with an ink outline. The line comes in at the lower left and may leave at the right;
 * if the sheet doesn't clip, it continues on both sides.
 */
export function DrawingSheet({ className, children }: DrawingSheetProps) {
  return (
    <svg viewBox={`0 0 ${sheet.width} ${sheet.height}`} aria-hidden="true" className={className}>
      <g className="fill-card stroke-ink" strokeWidth="5" strokeLinecap="round" strokeLinejoin="round">
        {children}
      </g>
    </svg>
  );
}

/** The service's line on the ground. It draws itself once. */
export function Track({ d }: { d: string }) {
  return <path d={d} pathLength="1" fill="none" strokeWidth="12" className="draw stroke-track" />;
}

/** The line inside a white thing, in its colour on every ground. */
export function InnerTrack({ d }: { d: string }) {
  return <path d={d} fill="none" strokeWidth="12" strokeLinecap="butt" className="stroke-line" />;
}

export function Ring({ x, y, r = 12 }: { x: number; y: number; r?: number }) {
  return <circle cx={x} cy={y} r={r} />;
}

/** Strokes of ink without a ground. */
export function Ink({ d }: { d: string }) {
  return <path d={d} fill="none" />;
}

/** Strokes on the highlighted part, which keeps its colour in the dark. */
export function HighlightInk({ d }: { d: string }) {
  return <path d={d} fill="none" className="stroke-on-highlight" />;
}

/** The one highlighted part: what the client gets. */
export function Prize({ d }: { d: string }) {
  return <path d={d} className="fill-highlight" />;
}
