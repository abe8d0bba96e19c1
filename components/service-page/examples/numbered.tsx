import { nonBreaking } from '@/components/ui/non-breaking';
import { Numeral } from '@/components/ui/numeral';
import type { Feature } from '@/content/types';

type NumberBadgeProps = { number: number; x: number; y: number; className: string };

/** A number on a drawing. Larger on phones, where drawings are small. */
export function NumberBadge({ number, x, y, className }: NumberBadgeProps) {
  return (
    <g className={`origin-center [transform-box:fill-box] ${className}`}>
      <circle cx={x} cy={y} r="16" strokeWidth="3" className="fill-ink stroke-paper" />
      <text
        x={x}
        y={y + 6}
        textAnchor="middle"
        fontSize="18"
        stroke="none"
        className="fill-paper font-display font-bold"
      >
        {number}
      </text>
    </g>
  );
}

type NumberedPartsProps = { parts: readonly Feature[]; className?: string };

export function NumberedParts({ parts, className }: NumberedPartsProps) {
  return (
    <ol role="list" className={className}>
      {parts.map(({ title, description }, index) => (
        <li key={title} className="flex gap-2 sm:gap-3">
          <Numeral>{index + 1}</Numeral>
          <div>
            <h3 className="text-title">{nonBreaking(title)}</h3>
            <p className="text-ink-soft">{nonBreaking(description)}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
