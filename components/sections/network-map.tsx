import clsx from 'clsx';
import { lineClasses } from '@/components/ui/line-classes';
import type { ServiceSlug } from '@/content/services/slugs';
import type { LineId } from '@/content/types';
import { core, corePath, sides } from './network-map-layout';

export type MapLine = {
  id: LineId;
  stops: readonly { slug: ServiceSlug; label: string; href: string }[];
};

type NetworkMapProps = {
  /** Names the map for those who cannot see it. */
  label: string;
  lines: readonly MapLine[];
};

const wayClasses = { up: 'map-up', level: 'map-level', down: '' };

/** On phones a line stands inside those that run on below it. */
const inset = ['', 'max-sm:ml-5', 'max-sm:ml-10'];

/**
 * The hero's map: five lines from one hub, every stop a link to its service. Five lists; on phones they hang side by side
 * from the hub, on wider screens CSS lays them around it.
 */
export function NetworkMap({ label, lines }: NetworkMapProps) {
  const arms = (['left', 'right'] as const).map((side) => ({
    side,
    arms: sides[side].map((arm) => ({ ...arm, side, stops: lines.find(({ id }) => id === arm.id)?.stops ?? [] })),
  }));
  return (
    <nav aria-label={label} className="map">
      <p aria-hidden="true" className="map-hub border-ink bg-board text-lg font-bold text-on-board">
        ONE STOP
      </p>
      <svg viewBox={`0 0 ${core.width} ${core.height}`} aria-hidden="true" className="map-core">
        {arms.flatMap((side) =>
          side.arms.map(({ id, way }) => (
            <path key={id} d={corePath(side.side, way)} pathLength="1" className={clsx(lineClasses[id], 'draw')} />
          )),
        )}
      </svg>
      {arms.map(({ side, arms: list }) => (
        <div key={side} className={clsx('map-side', side === 'left' && 'map-left')}>
          {list.map(({ id, way, stops }, index) => (
            <ul key={id} className={clsx(lineClasses[id], 'map-line', wayClasses[way], inset[list.length - 1 - index])}>
              {stops.map((stop) => (
                <li key={stop.slug}>
                  <a href={stop.href} className="map-stop">
                    {stop.label}
                  </a>
                </li>
              ))}
            </ul>
          ))}
        </div>
      ))}
    </nav>
  );
}
