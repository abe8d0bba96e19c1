import { InnerTrack, HighlightedShape, Ring, Track } from './parts';

/** Two speech bubbles, joined by the line. */
export function SocialMediaMarketing() {
  return (
    <>
      <Track d="M-1600 314H-6L20 288V206L50 176M244 180L290 134" />
      <path d="M84 118H216a32 32 0 0 1 32 32V202a32 32 0 0 1-32 32H136L88 278V234H84a32 32 0 0 1-32-32V150a32 32 0 0 1 32-32z" />
      <InnerTrack d="M54.5 176H245.5" />
      <Ring x={106} y={176} />
      <Ring x={150} y={176} />
      <Ring x={194} y={176} />
      <path d="M300 16H424a36 36 0 0 1 36 36V122a36 36 0 0 1-36 36V206L372 158H300a36 36 0 0 1-36-36V52a36 36 0 0 1 36-36z" />
      <HighlightedShape d="M362 132C308 98 314 50 342 50Q356 50 362 66 368 50 382 50C410 50 416 98 362 132z" />
    </>
  );
}
