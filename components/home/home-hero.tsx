import clsx from 'clsx';
import type { ReactNode } from 'react';
import { ContactActions, ContactNotes } from '@/components/page/contact-actions';
import { HeadlineWithRing } from '@/components/page/headline-with-ring';
import { nonBreaking } from '@/components/ui/non-breaking';
import { categories } from '@/content/categories';
import { contactLabels } from '@/content/labels';
import { answerLine } from '@/content/owner-facts';
import { type Hero, home } from '@/content/pages/home';
import type { CategoryId } from '@/content/types';
import { categoryById, servicesByCategory } from '@/lib/catalogue';
import { anchors, routes } from '@/lib/routes';

/** How many services of a category the map has room for, unless the hero is taller. */
const usualListLength = 5;

/** The headline, whose ring starts the map's tracks. Nothing is centred, so that nothing moves. */
export function HomeHero({ tagline, title, lead, trust, promises }: Hero) {
  const hasLongList = servicesByCategory().some(({ services }) => services.length > usualListLength);
  return (
    <section id="home" className="overflow-hidden py-band">
      <div className={clsx('page-width', 'hero grid gap-x-4', hasLongList && 'has-long-list')}>
        <div className="self-end lg:col-start-1">
          <p className="font-display text-title font-bold">{tagline}</p>
          <h1 className="relative z-10 mt-3 text-hero">
            {title.map((part, index) => (
              <span key={part} className="block">
                {index < title.length - 1 ? (
                  `${part} `
                ) : (
                  <HeadlineWithRing text={part} ringClassName="map-ring">
                    <HeadlineTracks />
                  </HeadlineWithRing>
                )}
              </span>
            ))}
          </h1>
        </div>
        <div className="mt-4 lg:col-start-1 lg:pe-6">
          <p className="max-w-text text-lead text-ink-soft">{nonBreaking(lead)}</p>
          <ContactActions path={routes.home} callLabel={contactLabels.call} />
          {trust && (
            <p className="mt-2 flex flex-wrap items-center gap-x-3 min-[80rem]:-me-10">
              <a
                href={`${routes.contact}#${anchors.sampleQuote}`}
                className="inline-flex min-h-11 items-center underline"
              >
                {trust.link}
              </a>
              <span aria-hidden="true" className="max-sm:hidden lg:max-[80rem]:hidden">
                •
              </span>
              {trust.text}
            </p>
          )}
          <ContactNotes answer={answerLine} />
          {promises && <p className="mt-5 font-display text-button font-bold">{promises.join(' · ')}</p>}
        </div>
        <NetworkMap />
      </div>
    </section>
  );
}

/** How far the fan runs to the lists above and below it. */
const reach = 40;

/**
 * The map on home: a list of links per category. On wide screens a fan of tracks leads to the lists
 * above and below it; on phones the tracks of the headline make a U-turn and come back from the
 * right edge, the last one on top, and those of lower lists pass beside the upper ones.
 */
function NetworkMap() {
  return (
    <nav aria-label={home.map} className="network-map print:hidden">
      <svg viewBox={`0 ${-reach} 412 ${reach * 2}`} aria-hidden="true" className="map-fan max-lg:hidden">
        <MapFan up={reach} down={reach} />
      </svg>
      <div className="map-column max-lg:order-1">
        <PhoneTracks tracks={['platforms', 'build']} firstHeight={42} />
        <Passing category="platforms">
          <MapList category="build" className="map-above" />
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
        <MapList category="equip" className="map-below" />
      </div>
    </nav>
  );
}

function MapList({ category, className }: { category: CategoryId; className: string }) {
  const { name, colour, services } = servicesByCategory().find(({ id }) => id === category)!;
  return (
    <ul role="list" aria-label={name} className={clsx('map-list', colour, className)}>
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
  return <div className={clsx('map-passing', categoryById(category).colour)}>{children}</div>;
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
    <svg
      viewBox="0 0 24 80"
      aria-hidden="true"
      className="relative -z-1 h-20 w-6 origin-center mirrored overflow-visible lg:hidden"
      fill="none"
      strokeWidth="8"
    >
      {tracks.map((category, index) => {
        const x = 12 + index * 20;
        const y = firstHeight + index * 14;
        return (
          <path
            key={category}
            className={clsx(categoryById(category).colour, 'stroke-category')}
            d={`M1600 ${y}H${x + 16}L${x} ${y + 16}V80`}
          />
        );
      })}
    </svg>
  );
}

/** On phones the tracks from the ring, on wide screens a patch that hides the map's before it. */
function HeadlineTracks() {
  return (
    <span className="headline-tracks">
      {categories.map(({ id, colour }) => (
        <span key={id} className={`${colour} block bg-category`} />
      ))}
    </span>
  );
}

/** A track that leaves the others at `x` and turns up, down, or both ways. */
type Track = { category: CategoryId; y: number; x: number; directions: readonly (1 | -1)[] };

/** From top to bottom, like all stripes. y is 0 in the ring's middle. */
const tracks: readonly Track[] = [
  { category: 'build', y: -20, x: 14, directions: [-1] },
  { category: 'platforms', y: -10, x: 206, directions: [-1] },
  { category: 'grow', y: 0, x: 398, directions: [-1, 1] },
  { category: 'design', y: 10, x: 206, directions: [1] },
  { category: 'equip', y: 20, x: 14, directions: [1] },
];

type MapFanProps = {
  /** How far the tracks run up and down, from the ring's middle. */
  up: number;
  down: number;
};

/** The map's tracks run on to the window's edge. Branches to the lists cross those beside them. */
export function MapFan({ up, down }: MapFanProps) {
  return (
    <g fill="none" strokeWidth="8" strokeLinejoin="round">
      {tracks.map(({ category, y }) => (
        <path key={category} className={clsx(categoryById(category).colour, 'stroke-category')} d={`M-700 ${y}H3000`} />
      ))}
      {tracks.flatMap(({ category, y, x, directions }) =>
        directions.map((direction) => {
          const turn = `l16 ${direction * 16}V${direction > 0 ? down : -up}`;
          return (
            <g key={`${category} ${direction}`} className={categoryById(category).colour}>
              <path className="stroke-paper" strokeWidth="14" d={`M${x - 16} ${y}${turn}`} />
              <path className="stroke-category" d={`M${x - 24} ${y}h8${turn}`} />
            </g>
          );
        }),
      )}
    </g>
  );
}
