import { HighlightedShape, Ring, Track } from './parts';

/** The line climbs over rising bars to a map pin. */
export function SeoServices() {
  return (
    <>
      <path d="M98 278h64v28H98zM218 218h64v88h-64zM338 158h64v148h-64z" />
      <Track d="M-1600 314H40L98 256H162L222 196H278L338 136H362" />
      <Ring x={130} y={256} />
      <Ring x={250} y={196} />
      <HighlightedShape d="M370 136C346 104 322 86 322 58a48 48 0 0 1 96 0C418 86 394 104 370 136z" />
      <Ring x={370} y={58} r={16} />
    </>
  );
}
