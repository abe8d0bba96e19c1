import clsx from 'clsx';
import { lineClasses } from '@/components/ui/line-classes';
import type { ServiceSlug } from '@/content/services/slugs';
import type { CategoryId } from '@/content/types';
import { core, corePath, sides } from './network-map-layout';

export type MapLine = {
  id: CategoryId;
  services: readonly { slug: ServiceSlug; label: string; href: string }[];
};

type NetworkMapProps = {
  /** Names the map for those who cannot see it. */
  label: string;
  lines: readonly MapLine[];
};

const wayClasses = { up: 'map-up', level: 'map-level', down: '' };

/**
 * The hero's map: five lines from one hub, every stop a link to its service. Five lists; on phones they hang side by side
 * from the hub, on wider screens CSS lays them around it.
 */
export function NetworkMap({ label, lines }: NetworkMapProps) {
  return (
    <nav aria-label={label} className="map">
      <p aria-hidden="true" className="map-hub border-ink bg-board font-display font-bold text-on-board">
        ONE STOP
      </p>
      {(['left', 'right'] as const).map((side) => (
        <div key={side} className={clsx('map-side', side === 'left' && 'map-left')}>
          {sides[side].map(({ id, way }) => (
            <div key={id} className={clsx(lineClasses[id], 'map-arm', wayClasses[way])}>
              <svg viewBox={`0 0 ${core.width} ${core.height}`} aria-hidden="true" className="map-core">
                <path d={corePath(side, way)} pathLength="1" className="draw" />
              </svg>
              <ul className="map-line">
                {lines
                  .find((line) => line.id === id)
                  ?.services.map((stop) => (
                    <li key={stop.slug}>
                      <a href={stop.href} className="map-stop">
                        {stop.label}
                      </a>
                    </li>
                  ))}
              </ul>
            </div>
          ))}
        </div>
      ))}
    </nav>
  );
}
