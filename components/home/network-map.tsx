import clsx from 'clsx';
import type { ReactNode } from 'react';
import { categoryClasses } from '@/components/ui/category-classes';
import { home } from '@/content/pages/home';
import type { CategoryId } from '@/content/types';
import { servicesByCategory } from '@/lib/catalogue';
import { MapFan } from './map-fan';

/** How far the fan runs to the lists above and below it. */
const reach = 40;

/**
 * The map on home: a list of links per category. On wide screens a fan of tracks leads to the lists
 * above and below it; on phones the tracks of the headline make a U-turn and come back from the
 * right edge, the last one on top, and those of lower lists pass beside the upper ones.
 */
export function NetworkMap() {
  return (
    <nav aria-label={home.map} className="network-map print:hidden">
      <svg viewBox={`0 ${-reach} 412 ${reach * 2}`} aria-hidden="true" className="map-fan max-lg:hidden">
        <MapFan up={reach} down={reach} />
      </svg>
      <div className="map-column max-lg:order-1">
        <PhoneTracks tracks={['platforms', 'build']} firstHeight={42} />
        <Passing category="platforms">
          <MapList category="build" className="map-above map-column-1" />
        </Passing>
        <MapList category="platforms" className="map-above map-column-2" />
      </div>
      <div className="map-column">
        <PhoneTracks tracks={['equip', 'design', 'grow']} firstHeight={0} />
        <Passing category="equip">
          <Passing category="design">
            <MapList category="grow" className="map-around map-column-3" />
          </Passing>
          <MapList category="design" className="map-below map-column-2" />
        </Passing>
        <MapList category="equip" className="map-below map-column-1" />
      </div>
    </nav>
  );
}

function MapList({ category, className }: { category: CategoryId; className: string }) {
  const { name, services } = servicesByCategory().find(({ id }) => id === category)!;
  return (
    <ul role="list" aria-label={name} className={clsx('map-list', categoryClasses[category], className)}>
      {services.map(({ slug, mapLabel, href }) => (
        <li key={slug}>
          <a href={href} className="map-stop underline decoration-2 not-hover:decoration-transparent">
            {mapLabel}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** On phones, the track of a lower list beside the lists above it. */
function Passing({ category, children }: { category: CategoryId; children: ReactNode }) {
  return <div className={clsx('map-passing', categoryClasses[category])}>{children}</div>;
}

type PhoneTracksProps = {
  /** From the outermost, which is the topmost, to the innermost. */
  tracks: readonly CategoryId[];
  /** Of the topmost, in sixteenths of a rem from the top of its column. */
  firstHeight: number;
};

/** On phones, the tracks from the edge of the screen to the lists of a column. */
function PhoneTracks({ tracks, firstHeight }: PhoneTracksProps) {
  return (
    <svg viewBox="0 0 24 80" aria-hidden="true" className="map-phone-tracks lg:hidden" fill="none" strokeWidth="8">
      {tracks.map((category, index) => {
        const x = 12 + index * 20;
        const y = firstHeight + index * 14;
        return (
          <path
            key={category}
            className={clsx(categoryClasses[category], 'stroke-category')}
            d={`M1600 ${y}H${x + 16}L${x} ${y + 16}V80`}
          />
        );
      })}
    </svg>
  );
}

/** On phones the tracks from the ring, on wide screens a patch that hides the map's before it. */
export function HeadlineTracks() {
  return (
    <span className="headline-tracks">
      {Object.entries(categoryClasses).map(([category, colours]) => (
        <span key={category} className={clsx(colours, 'block bg-category')} />
      ))}
    </span>
  );
}
