import clsx from 'clsx';
import { categoryClasses } from '@/components/ui/category-classes';
import type { ServiceSlug } from '@/content/services/slugs';
import type { CategoryId } from '@/content/types';
import type { MapLayout } from './network-map-layout';

export type MapCategory = {
  id: CategoryId;
  /** For screen readers. */
  name: string;
  services: readonly { slug: ServiceSlug; label: string; href: string }[];
};

/** On wide screens, classes of a list by its column, above and below the tracks. */
const aboveClasses = ['map-above-1', 'map-above-2', 'map-above-3'];
const belowClasses = ['map-below-1', 'map-below-2', 'map-below-3'];

type NetworkMapProps = {
  /** The map's name for screen readers. */
  label: string;
  layout: MapLayout<MapCategory>;
};

/** The map on home: a list of links per category. network-map.css draws the tracks. */
export function NetworkMap({ label, layout }: NetworkMapProps) {
  const { above, below, columns } = layout;
  const columnClassOf = (category: MapCategory) =>
    aboveClasses[above.indexOf(category)] ?? belowClasses[below.indexOf(category)];
  return (
    <nav
      aria-label={label}
      className={clsx(
        'network-map mt-6 grid lg:m-0 print:hidden',
        columns.length > 1 && 'min-[18rem]:max-lg:grid-cols-[13fr_10fr]',
      )}
    >
      {columns.map((lists, column) => (
        <div
          key={lists[0]?.id}
          className={clsx(
            'relative grid content-start pt-20 lg:contents',
            column > 0 && `map-tracks-above-${columns[0]?.length ?? 0}`,
          )}
        >
          {lists.map((category, index) => (
            <div
              key={category.id}
              className={clsx(
                categoryClasses[category.id],
                above.includes(category) && 'map-above',
                columnClassOf(category),
                `map-lists-below-${lists.length - 1 - index}`,
                'map-arm track-around-corner',
              )}
            >
              <ul role="list" aria-label={category.name}>
                {category.services.map((stop) => (
                  <li key={stop.slug}>
                    <a href={stop.href} className="map-stop hover:underline">
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

/** The tracks behind the ring; network-map.css says where they are seen. */
export function MapTracks({ layout }: Pick<NetworkMapProps, 'layout'>) {
  const fromTop = layout.columns.flatMap((lists) => lists.toReversed());
  return (
    <span className="map-tracks">
      {fromTop.map(({ id }) => (
        <span key={id} className={clsx(categoryClasses[id], 'block bg-line')} />
      ))}
    </span>
  );
}
