import clsx from 'clsx';
import { lineClasses } from '@/components/ui/line-classes';
import type { ServiceSlug } from '@/content/services/slugs';
import type { LineId } from '@/content/types';
import { hub, linePaths, planSize, stopPlaces } from './network-plan';

export type MapLine = {
  id: LineId;
  stops: readonly { slug: ServiceSlug; label: string; href: string }[];
};

type NetworkMapProps = {
  /** Names the drawing for those who cannot see it. */
  label: string;
  lines: readonly MapLine[];
};

const labelOffset = {
  above: { dx: 0, dy: -16, anchor: 'middle' },
  corner: { dx: 14, dy: -1, anchor: undefined },
  below: { dx: 0, dy: 27, anchor: 'middle' },
  left: { dx: -15, dy: 5, anchor: 'end' },
  right: { dx: 15, dy: 5, anchor: undefined },
} as const;

/** The hero's map: five lines, one interchange, and every stop a link to its service. */
export function NetworkMap({ label, lines }: NetworkMapProps) {
  return (
    <nav aria-label={label} className="mx-auto w-full max-w-135">
      <svg viewBox={`0 0 ${planSize.width} ${planSize.height}`} className="w-full overflow-visible">
        <g fill="none" strokeWidth="8" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
          {lines.map(({ id }) => (
            <g key={id} className={clsx(lineClasses[id], 'stroke-line')}>
              {linePaths[id].map((path) => (
                <path key={path} d={path} pathLength="1" className="draw" />
              ))}
            </g>
          ))}
        </g>
        {lines.map(({ id, stops }) => (
          <g key={id} className={lineClasses[id]}>
            {stops.map((stop) => (
              <MapStop key={stop.slug} {...stop} />
            ))}
          </g>
        ))}
        <Interchange />
      </svg>
    </nav>
  );
}

function MapStop({ slug, label, href }: MapLine['stops'][number]) {
  const { x, y, side } = stopPlaces[slug];
  const { dx, dy, anchor } = labelOffset[side];
  return (
    <a href={href} className="map-stop">
      <circle cx={x} cy={y} />
      <circle cx={x} cy={y} />
      <text x={x + dx} y={y + dy} textAnchor={anchor}>
        {label}
      </text>
    </a>
  );
}

function Interchange() {
  const { x, y, width, height } = hub;
  return (
    <g aria-hidden="true">
      <rect
        x={x - width / 2}
        y={y - height / 2}
        width={width}
        height={height}
        rx={height / 2}
        strokeWidth="6"
        className="fill-board stroke-ink"
      />
      <text textAnchor="middle" className="fill-on-board font-display text-base leading-none font-bold">
        <tspan x={x} y={y - 3}>
          ONE
        </tspan>
        <tspan x={x} y={y + 14}>
          STOP
        </tspan>
      </text>
    </g>
  );
}
