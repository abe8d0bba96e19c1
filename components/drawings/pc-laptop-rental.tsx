import { Stroke, InnerTrack, HighlightedShape, Ring, Track } from './parts';

/** A laptop with a tag of its owner. The line is a tick on its screen. */
export function PcLaptopRental() {
  return (
    <>
      <Track d="M-1600 314H20L44 290V190L72 162H96" />
      <rect x="96" y="36" width="268" height="230" rx="16" />
      <InnerTrack d="M98.5 162H150L194 206 284 116" />
      <path d="M50 264H410V278Q410 304 384 304H76Q50 304 50 278zM190 264h80q0 16-16 16h-48q-16 0-16-16z" />
      <HighlightedShape d="M384 92l38 38V232H346V130z" />
      <Ring x={384} y={134} />
      <Stroke d="M384 134C384 70 370 44 330 36" />
    </>
  );
}
