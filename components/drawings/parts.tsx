import type { ReactNode } from 'react';

/** The size of every drawing, in its own units. */
const sheet = { width: 480, height: 320 } as const;

type DrawingSheetProps = { className?: string; children: ReactNode };

/**
 * A drawing: white shapes with an ink outline. The line enters at the lower left and may leave at
 * the right. Where the drawing isn't clipped, it continues on both sides.
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

/** The service's line, which draws itself once. */
export function Track({ d }: { d: string }) {
  return <path d={d} pathLength="1" fill="none" strokeWidth="12" className="draw stroke-track" />;
}

/** The line inside a white shape, which has the line's colour on every background. */
export function InnerTrack({ d }: { d: string }) {
  return <path d={d} fill="none" strokeWidth="12" strokeLinecap="butt" className="stroke-category" />;
}

export function Ring({ x, y, r = 12 }: { x: number; y: number; r?: number }) {
  return <circle cx={x} cy={y} r={r} />;
}

/** Ink strokes without a fill. */
export function Stroke({ d }: { d: string }) {
  return <path d={d} fill="none" />;
}

/** Strokes on the highlighted part, which has the same colour in the dark scheme. */
export function HighlightStroke({ d }: { d: string }) {
  return <path d={d} fill="none" className="stroke-on-highlight" />;
}

/** The highlighted part: what the client gets. */
export function HighlightedShape({ d }: { d: string }) {
  return <path d={d} className="fill-highlight" />;
}
